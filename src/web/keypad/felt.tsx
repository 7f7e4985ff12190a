import { useTranslations } from 'use-intl';
import { formatAmountShort } from '#core/money';
import type { TableParts } from '#core/views';
import { Meter, PadKey, SeatMap, useStation, useView } from '../kit/index.ts';
import styles from './felt.module.css';
import { GameMiddle } from './game/later.ts';
import { seatState } from './lamp.ts';
import { SeatKey } from './seat-key.tsx';

type FeltProps = {
  readonly parts: TableParts;
  readonly seats: number;
  readonly bank: number | undefined;
  readonly onSeat: (seat: number) => void;
  readonly onDealer: () => void;
};

/** The whole table: every seat with its lamp, the meters on the felt, the dealer at the bottom. */
export const Felt = ({ parts, seats, bank, onSeat, onDealer }: FeltProps) => {
  const t = useTranslations('keypad');
  return (
    <SeatMap
      label={t('table', { table: String(parts.summary.table) })}
      seats={seats}
      seat={seat => <SeatKey state={seatState(parts, seat, bank)} onPress={() => onSeat(seat)} />}
      middle={parts.game === 'none' ? <Meters parts={parts} /> : <GameMiddle game={parts.game} />}
      dealer={
        <div className={styles.dealer} data-dealer>
          <PadKey note={t('keys.dealerNote')} onPress={onDealer}>
            {t('keys.dealer')}
          </PadKey>
        </div>
      }
    />
  );
};

const METERS_MAX = 2;

/** The largest meters that can be won at this table. */
const Meters = ({ parts: { activities } }: { parts: TableParts }) => {
  const t = useTranslations('keypad');
  const { feed } = useStation();
  const meters = useView(feed, 'meters') ?? {};
  const pools = activities
    .flatMap(({ activity, name }) => (meters[activity]?.pools ?? []).map(pool => ({ ...pool, activity, name })))
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, METERS_MAX);
  return (
    <ul className={styles.meters} data-count={pools.length}>
      {pools.map(({ activity, pool, label, amount, pending }) => (
        <li key={`${activity}.${pool}`}>
          <span className={styles.label} lang="en">
            {label}
          </span>
          <span className={styles.amount}>
            <Meter of={amount} />
          </span>
          {pending !== undefined && (
            <span className={styles.pending}>{t('pending', { amount: formatAmountShort(pending.amount) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
};
