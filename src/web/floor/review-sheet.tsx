import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import { moneyIn } from '#core/state/gifts';
import type { Waiting } from '#core/views';
import { ActKey, FactList, Refused, SignOn, useList, useNameOf, useStation } from '../kit/index.ts';
import { Pieces } from './cards-entry.tsx';
import { useAct, useCheckWords } from './hooks.ts';
import { DueList, JudgedHand } from './judgment.tsx';
import { type Done, Reasoned } from './parts.tsx';
import styles from './review-sheet.module.css';

export type ReviewOf = Extract<Waiting, { type: 'review' }>;
type ReviewProps = Done & { readonly review: ReviewOf; readonly isRejecting: boolean };

/** The second person sees what the first saw, and the reasons; then approves or rejects. */
export const ReviewSheet = ({ review, isRejecting, onDone }: ReviewProps) => {
  const t = useTranslations('floor.review');
  const nameOf = useNameOf();
  return (
    <div className={styles.sheet}>
      <Evidence review={review} />
      <div className={styles.side}>
        <h3 lang="en">{review.name}</h3>
        <DueList due={review.due} />
        <p>{t('by', { name: nameOf(review.by) })}</p>
        <Deciding review={review} isRejecting={isRejecting} onDone={onDone} />
      </div>
    </div>
  );
};

/** The cards of a round as somebody has written them down. */
export const SeenCards = ({ seen }: Pick<ReviewOf, 'seen'>) => {
  const t = useTranslations('floor');
  const shared = [
    [t('cards.board'), seen.board],
    [t('cards.dealer'), seen.dealerCards],
    [t('cards.player'), seen.coup?.player ?? []],
    [t('cards.banker'), seen.coup?.banker ?? []],
  ] as const;
  const hands = seen.hands.map(
    ({ seat, cards, tiles = [] }) => [t('seat', { seat: String(seat) }), [...cards, ...tiles]] as const,
  );
  const lying = [...shared.filter(([, cards]) => cards.length > 0), ...hands];
  return <FactList of={lying.map(([name, cards]) => [name, <Pieces key={name} pieces={cards} />])} />;
};

const Evidence = ({ review: { seen, checked, seal, judged } }: { review: ReviewOf }) => {
  const t = useTranslations('floor');
  const list = useList();
  const wordsOf = useCheckWords();
  return (
    <div className={styles.evidence}>
      <SeenCards seen={seen} />
      <p className={styles.checked}>
        {t('review.checked', { what: list(checked.map(wordsOf)) })}
        {seal !== undefined && ` · ${t('review.seal', { seal })}`}
      </p>
      {judged.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a review is decided as it was judged.
        <JudgedHand key={place} judged={one} />
      ))}
    </div>
  );
};

const Deciding = ({ review: { review, by, due }, isRejecting, onDone }: ReviewProps) => {
  const t = useTranslations('floor.review');
  const { me } = useStation();
  const [step, setStep] = useState<'read' | 'reject' | 'sign-on'>(isRejecting ? 'reject' : 'read');
  const { press, isPending, why } = useAct();
  const amount = moneyIn(due);
  if (step === 'reject') {
    return (
      <Reasoned
        label={t('rejectTitle')}
        usual={(['cards', 'video', 'people'] as const).map(reason => t(`reasons.${reason}`))}
        action={t('reject')}
        command={reason => ({ type: 'RejectReview', review, reason })}
        onDone={() => onDone(t('rejected'))}
      />
    );
  }
  if (step === 'sign-on') return <SignOn title={t('signOn')} onSignedOn={() => setStep('read')} />;
  return (
    <div className={styles.keys}>
      {me.person?.id === by ? (
        <>
          <p>{t('own')}</p>
          <ActKey tone="main" onPress={() => setStep('sign-on')}>
            {t('signOn')}
          </ActKey>
        </>
      ) : (
        <ActKey
          tone="main"
          isPending={isPending}
          onPress={() => press({ type: 'AgreeToReview', review }, () => onDone(t('agreed')))}
        >
          {amount > 0 ? t('agree', { amount: formatAmount(amount) }) : t('agreePrize')}
        </ActKey>
      )}
      <ActKey tone="danger" onPress={() => setStep('reject')}>
        {t('reject')}
      </ActKey>
      <Refused why={why} />
    </div>
  );
};
