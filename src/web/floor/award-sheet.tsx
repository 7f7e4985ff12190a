import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CommandOf, PayMethod } from '#core/house';
import type { AwardView } from '#core/views';
import { ActKey, SecondSheet, useHouseTime } from '../kit/index.ts';
import { useAct } from './hooks.ts';
import { Facts, Reason, Refused, useGift, usePlace } from './parts.tsx';
import styles from './review-sheet.module.css';
import { useSlip } from './use-slip.ts';

type AwardProps = {
  readonly award: AwardView;
  readonly isBackingOut: boolean;
  readonly onDone: (said: string) => void;
};

/** A prize from the ID to the slip, and back again with two people. */
export const AwardSheet = ({ award, isBackingOut, onDone }: AwardProps) => {
  const t = useTranslations('floor.award');
  const [step, setStep] = useState<'see' | 'back-out'>(isBackingOut ? 'back-out' : 'see');
  return (
    <div className={styles.sheet}>
      <AwardFacts award={award} />
      <div className={styles.side}>
        {step === 'back-out' ? (
          <BackOut award={award} onClose={() => setStep('see')} />
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
  const giftOf = useGift();
  const { moment: momentOf } = useHouseTime();
  const { claim, payment, share, hand } = award;
  const by =
    claim.state === 'awaiting-id'
      ? claim.idBy && t('idBy', { date: momentOf(claim.idBy) })
      : claim.state === 'held' && t('claimBy', { date: momentOf(claim.by) });
  const paid = payment && {
    slip: payment.slip,
    method: t(`methods.${payment.method}`),
    name: payment.by,
    date: momentOf(payment.at),
  };
  return (
    <div className={styles.evidence}>
      <h3>{award.name}</h3>
      <Facts
        of={[
          [t('gives'), <strong key="gift">{giftOf(award.gives)}</strong>],
          ...(hand === undefined
            ? []
            : [
                [
                  t('hand'),
                  <span key="hand" lang="en">
                    {hand}
                  </span>,
                ] as const,
              ]),
          ...(share === undefined ? [] : [[t('share'), t(`shares.${share}`)] as const]),
          [t('won'), momentOf(award.wonAt)],
          [t('verifiedBy'), award.verifiedBy.join(', ')],
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
  const { act, isPending, why } = useAct();
  const { open, whyNot } = useSlip(award.award);
  const { claim, methods } = award;
  const send = async (command: CommandOf<'ShowId' | 'PayAward'>, said: string) => {
    const answer = await act(command);
    if (answer !== undefined && command.type === 'PayAward') onDone(said);
  };
  const pay = (method: PayMethod) => void send({ type: 'PayAward', award: award.award, method }, t('paidNow'));
  const where = placeOf(award);
  return (
    <div className={styles.keys}>
      {(claim.state === 'awaiting-id' || claim.state === 'held') && (
        <ActKey
          tone="main"
          isPending={isPending}
          onPress={() => void send({ type: 'ShowId', award: award.award }, t('idSeen'))}
        >
          {t('showId')}
        </ActKey>
      )}
      {claim.state === 'payable' &&
        methods.map((method, place) => (
          <ActKey
            key={method}
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

const BackOut = ({ award, onClose }: { award: AwardView; onClose: () => void }) => {
  const t = useTranslations('floor');
  const giftOf = useGift();
  const placeOf = usePlace();
  const [reason, setReason] = useState<string>();
  const { payment } = award;
  const amount = giftOf(award.gives);
  const where = placeOf(award);
  const title = payment === undefined ? t('award.backOut') : t('award.backOutPayment');
  if (reason === undefined) {
    return (
      <>
        <h3>{title}</h3>
        <Reason
          label={t('reason')}
          usual={(['wrong', 'player', 'amount'] as const).map(one => t(`award.reasons.${one}`))}
          action={title}
          onReason={setReason}
        />
        <ActKey onPress={onClose}>{t('cancel')}</ActKey>
      </>
    );
  }
  const type = payment === undefined ? 'BackOutAward' : 'BackOutPayment';
  const words =
    payment === undefined
      ? t('award.backOutReview', { what: award.name, amount, where })
      : t('award.backOutPaymentReview', { slip: payment.slip, amount, where });
  return (
    <SecondSheet
      title={title}
      command={{ type, award: award.award, reason }}
      review={
        <>
          <p>{words}</p>
          <p>
            {t('reason')}: {reason}
          </p>
        </>
      }
      action={t('award.backOutAction', { amount })}
      onClose={onClose}
    />
  );
};
