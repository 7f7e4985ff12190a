import { useTranslations } from 'use-intl';
import { type Cents, formatAmountShort } from '#core/money';
import { Stack } from './chips.tsx';
import styles from './spot.module.css';

export type SpotResult = { readonly kind: 'won' | 'pushed' | 'lost'; readonly amount: Cents };

type SpotProps = {
  readonly wager: string;
  readonly name: string;
  readonly amount: Cents;
  readonly isMain?: boolean;
  readonly isOpen: boolean;
  readonly result?: SpotResult | undefined;
  readonly onBet: () => void;
  readonly onTakeBack: () => void;
};

/** A place on the layout where chips lie. A tap adds the chip in hand, a long press or Delete takes the bet back. */
export const Spot = ({ wager, name, amount, isMain = false, isOpen, result, onBet, onTakeBack }: SpotProps) => {
  const t = useTranslations('practice');
  const worth = amount > 0 ? formatAmountShort(amount) : '';
  return (
    <button
      type="button"
      className={styles.spot}
      data-wager={wager}
      data-main={isMain || undefined}
      data-result={result?.kind}
      aria-disabled={!isOpen || undefined}
      onClick={() => isOpen && onBet()}
      onContextMenu={event => {
        event.preventDefault();
        if (isOpen) onTakeBack();
      }}
      onKeyDown={({ key }) => isOpen && (key === 'Delete' || key === 'Backspace') && onTakeBack()}
    >
      <span className={styles.name}>{name}</span>
      {amount > 0 && <Stack amount={amount} />}
      {result === undefined ? (
        amount > 0 && <span className={styles.amount}>{worth}</span>
      ) : (
        <span className={styles.result}>{t(`result.${result.kind}`, { amount: shown(result) })}</span>
      )}
    </button>
  );
};

const shown = ({ amount }: SpotResult): string => formatAmountShort(amount);
