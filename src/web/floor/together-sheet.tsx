import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import { moneyIn } from '#core/state/gifts';
import type { AwardView } from '#core/views';
import { ActKey, Refused } from '../kit/index.ts';
import { useAct } from './hooks.ts';
import { isAtTable } from './items.ts';
import { type Done, useGift, usePlace } from './parts.tsx';
import styles from './review-sheet.module.css';

type TogetherProps = Done & { readonly awards: readonly AwardView[]; readonly onOpen: (key: string) => void };

/** Small prizes of one table and round: read together, handed over with one key. */
export const TogetherSheet = ({ awards, onOpen, onDone }: TogetherProps) => {
  const t = useTranslations('floor.award');
  const sumOf = useSumOf();
  const giftOf = useGift();
  const placeOf = usePlace();
  const { act, isPending, why } = useAct();
  const settle = async () => {
    for (const { award, methods } of awards) {
      const method = methods.find(isAtTable);
      if (method === undefined || (await act({ type: 'PayAward', award, method })) === undefined) return;
    }
    onDone(t('settled', { count: awards.length }));
  };
  return (
    <div className={styles.together}>
      <ul className={styles.prizes}>
        {awards.map(award => (
          <li key={award.award}>
            <span>
              <strong>{placeOf(award)}</strong>{' '}
              <span lang="en">{award.hand === undefined ? award.name : `${award.name}: ${award.hand}`}</span>
            </span>
            <strong translate="no">{giftOf(award.gives)}</strong>
            <ActKey onPress={() => onOpen(`award.${award.award}`)}>{t('single')}</ActKey>
          </li>
        ))}
      </ul>
      <ActKey tone="main" isPending={isPending} onPress={() => void settle()}>
        {t('settleAll', { sum: sumOf(awards) })}
      </ActKey>
      <Refused why={why} />
    </div>
  );
};

/** What several prizes come to: money in dollars, the rest counted. */
export const useSumOf = (): ((awards: readonly AwardView[]) => string) => {
  const t = useTranslations('floor');
  return awards => {
    const money = moneyIn(awards);
    return money > 0 ? formatAmount(money) : t('queue.together', { count: awards.length });
  };
};
