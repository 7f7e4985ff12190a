import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PayMethod } from '#core/house';
import type { AwardView } from '#core/views';
import { ActKey, FactList, Refused, useHouseTime, useListed } from '../kit/index.ts';
import { useAct } from './hooks.ts';
import { BackOut, type Done, Tick, useGift, usePlace } from './parts.tsx';
import styles from './review-sheet.module.css';
import { useSlip } from './use-slip.ts';

type AwardProps = Done & { readonly award: AwardView; readonly isBackingOut: boolean };

/** A prize from the ID to the slip, and back again with two people. */
export const AwardSheet = ({ award, isBackingOut, onDone }: AwardProps) => {
  const t = useTranslations('floor.award');
  const [step, setStep] = useState<'see' | 'back-out'>(isBackingOut ? 'back-out' : 'see');
  return (
    <div className={styles.sheet}>
      <AwardFacts award={award} />
      <div className={styles.side}>
        {step === 'back-out' ? (
          <AwardBack award={award} onClose={() => setStep('see')} />
        ) : (
          <>
            <AwardKeys award={award} onDone={onDone} />
            {award.claim.state !== 'forfeited' && (
              <ActKey tone="danger" onPress={() => setStep('back-out')}>
                {award.claim.state === 'paid' ? t('backOutPayment') : t('backOut')}
              </ActKey>
            )}
          </>
        )}
      </div>
    </div>
  );
};

export const AwardFacts = ({ award }: { award: AwardView }) => {
  const t = useTranslations('floor.award');
  const shareName = useTranslations('kit.shares');
  const giftOf = useGift();
  const listed = useListed();
  const { moment: momentOf } = useHouseTime();
  const { claim, payment, share, hand } = award;
  const by =
    claim.state === 'awaiting-id'
      ? claim.idBy && t('idBy', { date: momentOf(claim.idBy) })
      : claim.state === 'held' && t('claimBy', { date: momentOf(claim.by) });
  const paid = payment && {
    slip: String(payment.slip),
    method: t(`methods.${payment.method}`),
    name: payment.by,
    date: momentOf(payment.at),
  };
  return (
    <div className={styles.evidence}>
      <h3 lang="en">{award.name}</h3>
      <FactList
        of={[
          [t('gives'), giftOf(award.gives), 'main'],
          hand !== undefined && [t('hand'), hand, 'en'],
          share !== undefined && [t('share'), shareName(share)],
          [t('won'), momentOf(award.wonAt)],
          [t('verifiedBy'), listed(award.verifiedBy)],
          [t('state'), t(`states.${claim.state}`)],
        ]}
      />
      {by !== undefined && by !== false && <p>{by}</p>}
      {paid !== undefined && <p>{t('paid', paid)}</p>}
    </div>
  );
};

const AwardKeys = ({ award, onDone }: Omit<AwardProps, 'isBackingOut'>) => {
  const t = useTranslations('floor.award');
  const giftOf = useGift();
  const placeOf = usePlace();
  const { press, isPending, why } = useAct();
  const { open, whyNot } = useSlip(award.award);
  const { claim, methods } = award;
  const [isPaperDone, setPaperDone] = useState(false);
  const [isFormDone, setFormDone] = useState(false);
  const { paperwork, awaits } = award;
  const needsForm = award.gives.type === 'goods' || award.gives.type === 'entry';
  const formsDone = (paperwork === undefined || isPaperDone) && (needsForm ? isFormDone : isPaperDone);
  const pay = (method: PayMethod) =>
    press({ type: 'PayAward', award: award.award, method, ...(formsDone ? { formsDone } : {}) }, () =>
      onDone(t('paidNow')),
    );
  const isWaiting = awaits !== undefined || (paperwork !== undefined && !isPaperDone);
  const where = placeOf(award);
  return (
    <div className={styles.keys}>
      {(claim.state === 'awaiting-id' || claim.state === 'held') && (
        <ActKey tone="main" isPending={isPending} onPress={() => press({ type: 'ShowId', award: award.award })}>
          {t('showId')}
        </ActKey>
      )}
      {claim.state === 'payable' && awaits !== undefined && <p>{t('awaits')}</p>}
      {claim.state === 'payable' && paperwork !== undefined && (
        <Tick isOn={isPaperDone} onChange={setPaperDone}>
          {t('paperwork', { paper: paperwork })}
        </Tick>
      )}
      {claim.state === 'payable' && needsForm && (
        <Tick isOn={isFormDone} onChange={setFormDone}>
          {t('formsDone')}
        </Tick>
      )}
      {claim.state === 'payable' &&
        methods.map((method, place) => (
          <ActKey
            key={method}
            isOff={isWaiting}
            tone={place === 0 ? 'main' : 'plain'}
            isPending={isPending}
            note={where === '' ? undefined : t('to', { where })}
            onPress={() => pay(method)}
          >
            {t(`pay.${method}`, { amount: giftOf(award.gives) })}
          </ActKey>
        ))}
      {claim.state === 'paid' && <ActKey onPress={open}>{t('slip')}</ActKey>}
      <Refused why={why === '' ? whyNot : why} />
    </div>
  );
};

const AwardBack = ({ award, onClose }: { award: AwardView; onClose: () => void }) => {
  const t = useTranslations('floor.award');
  const amount = useGift()(award.gives);
  const where = usePlace()(award);
  const { payment } = award;
  return (
    <BackOut
      title={payment === undefined ? t('backOut') : t('backOutPayment')}
      usual={(['wrong', 'player', 'amount', 'age'] as const).map(one => t(`reasons.${one}`))}
      action={t('backOutAction', { amount })}
      command={reason => ({
        type: payment === undefined ? 'BackOutAward' : 'BackOutPayment',
        award: award.award,
        reason,
      })}
      review={
        payment === undefined
          ? t('backOutReview', { what: award.name, amount, where })
          : t('backOutPaymentReview', { slip: String(payment.slip), amount, where })
      }
      onClose={onClose}
    />
  );
};
