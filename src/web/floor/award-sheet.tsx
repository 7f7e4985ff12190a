import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HouseCommand } from '#core/house';
import type { AwardView } from '#core/views';
import {
  ActKey,
  FactList,
  Refused,
  TwoPeople,
  useActingInTwo,
  useHouseTime,
  useListed,
  useNameOf,
} from '../kit/index.ts';
import { type AtTable, isAtTable } from './items.ts';
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
  const nameOf = useNameOf();
  const { claim, payment, share, hand } = award;
  const by =
    claim.state === 'awaiting-id'
      ? claim.idBy && t('idBy', { date: momentOf(claim.idBy) })
      : claim.state === 'held' && t('claimBy', { date: momentOf(claim.by) });
  const paid = payment && {
    slip: String(payment.slip),
    method: t(`methods.${payment.method}`),
    name: nameOf(payment.by),
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
          [t('verifiedBy'), listed(award.verifiedBy.map(nameOf))],
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
  const listed = useListed();
  const acting = useActingInTwo(useTranslations('floor')('offline'));
  const { isPending, why } = acting;
  const press = (command: HouseCommand, then?: () => void) =>
    void acting.act(command).then(done => done !== undefined && then?.());
  const { open, whyNot } = useSlip(award.award);
  const { claim } = award;
  const pay = (method: AtTable, formsDone: boolean) =>
    press({ type: 'PayAward', award: award.award, method, ...(formsDone ? { formsDone } : {}) }, () =>
      onDone(t('paidNow')),
    );
  return (
    <div className={styles.keys}>
      {(claim.state === 'awaiting-id' || claim.state === 'held') && (
        <ActKey tone="main" isPending={isPending} onPress={() => press({ type: 'ShowId', award: award.award })}>
          {t('showId')}
        </ActKey>
      )}
      {claim.state === 'payable' && <Payable award={award} isPending={isPending} onPay={pay} />}
      {claim.state === 'paid' && <ActKey onPress={open}>{t('slip')}</ActKey>}
      <Refused why={why === '' ? whyNot : why} />
      <TwoPeople
        acting={acting}
        title={t('approve')}
        action={t('approveAction', { amount: giftOf(award.gives) })}
        facts={[
          [t('title', { award: String(award.award) }), award.name, 'en'],
          [t('gives'), giftOf(award.gives), 'main'],
          [t('verifiedBy'), listed(award.verifiedBy)],
        ]}
      />
    </div>
  );
};

type PayableProps = {
  readonly award: AwardView;
  readonly isPending: boolean;
  readonly onPay: (method: AtTable, formsDone: boolean) => void;
};

/** What has to be done before it is paid, and the ways to pay it at the table. */
const Payable = ({ award, isPending, onPay }: PayableProps) => {
  const t = useTranslations('floor.award');
  const giftOf = useGift();
  const where = usePlace()(award);
  const methods = award.methods.filter(isAtTable);
  const [isPaperDone, setPaperDone] = useState(false);
  const [isFormDone, setFormDone] = useState(false);
  const { paperwork, awaits } = award;
  const needsForm = award.gives.type === 'goods' || award.gives.type === 'entry';
  const formsDone = (paperwork === undefined || isPaperDone) && (needsForm ? isFormDone : isPaperDone);
  const isWaiting = awaits !== undefined || (paperwork !== undefined && !isPaperDone);
  return (
    <>
      {awaits !== undefined && <p>{t('awaits')}</p>}
      {paperwork !== undefined && (
        <Tick isOn={isPaperDone} onChange={setPaperDone}>
          {t('paperwork', { paper: paperwork })}
        </Tick>
      )}
      {needsForm && (
        <Tick isOn={isFormDone} onChange={setFormDone}>
          {t('formsDone')}
        </Tick>
      )}
      {methods.map((method, place) => (
        <ActKey
          key={method}
          isOff={isWaiting}
          tone={place === 0 ? 'main' : 'plain'}
          isPending={isPending}
          note={where === '' ? undefined : t('to', { where })}
          onPress={() => onPay(method, formsDone)}
        >
          {t(`pay.${method}`, { amount: giftOf(award.gives) })}
        </ActKey>
      ))}
      {methods.length === 0 && <p>{t('paidAtCage')}</p>}
    </>
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
