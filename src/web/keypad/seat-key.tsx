import { useTranslations } from 'use-intl';
import { formatAmountShort } from '#core/money';
import type { SeatState } from './lamp.ts';
import { LampSign } from './lamp-sign.tsx';
import styles from './seat-key.module.css';
import { useSeatWords } from './use-seat-words.ts';

/** A seat where it is: its number, who sits there, and its lamp by shape, word and light. */
export const SeatKey = ({ state, onPress }: { state: SeatState; onPress: () => void }) => {
  const t = useTranslations('keypad');
  const { who, word } = useSeatWords(state);
  const { seat, lamp, isBank, won } = state;
  const [prize] = lamp === 'won' ? won : [];
  return (
    <button type="button" className={styles.seat} data-seat={seat} data-lamp={lamp} onClick={onPress}>
      <span className={styles.top}>
        <span className="unseen">{t('seat', { seat: String(seat) })}</span>
        <span className={styles.number} aria-hidden="true">
          {seat}
        </span>
        <LampSign lamp={lamp} />
      </span>
      <span className={styles.word}>{prize === undefined ? word : `${word} ${formatAmountShort(prize.amount)}`}</span>
      <span className={styles.who}>{who}</span>
      {isBank && <span className={styles.bank}>{t('bank')}</span>}
    </button>
  );
};
