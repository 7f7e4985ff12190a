import { useTranslations } from 'use-intl';
import { formatAmountShort } from '#core/money';
import type { CallView, TableParts } from '#core/views';
import { Meter, PadKey, SeatMap, useStation, useView } from '../kit/index.ts';
import styles from './felt.module.css';
import { GameMiddle } from './game/later.ts';
import { type SeatState, seatState } from './lamp.ts';
import { asks } from './panel.tsx';
import { SeatKey } from './seat-key.tsx';
import type { Desk } from './use-desk.ts';

type FeltProps = {
  readonly desk: Desk;
  readonly seats: number;
  readonly bank: number | undefined;
  readonly onBank: (bank: number | undefined) => void;
  readonly onSeat: (seat: number) => void;
  readonly onDealer: () => void;
};

/** The whole table: every seat with its lamp, the meters on the felt, the dealer at the bottom. */
export const Felt = ({ desk, seats, bank, onBank, onSeat, onDealer }: FeltProps) => {
  const t = useTranslations('keypad');
  const { parts } = desk;
  const last = openCalls(parts).at(-1);
  return (
    <SeatMap
      label={t('table', { table: String(parts.summary.table) })}
      seats={seats}
      seat={seat => {
        const state = seatState(parts, seat, bank);
        return <SeatKey state={state} onPress={() => onSeat(seat)} onHold={heldAt(desk, state, bank, onBank)} />;
      }}
      middle={last === undefined ? <Middle parts={parts} /> : <Undo desk={desk} call={last} />}
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

/** Between rounds a held seat gets the bank; where nobody banks, its player sits out or is dealt in again. */
const heldAt = (
  { table, parts: { round, summary, game }, send }: Desk,
  { seat, places }: SeatState,
  bank: number | undefined,
  onBank: FeltProps['onBank'],
): (() => void) | undefined => {
  if (round.type !== 'idle' || game !== 'none' || !places.some(({ position }) => position === 1)) return undefined;
  if (!summary.isForPot) return () => onBank(bank === seat ? undefined : seat);
  const sitsOut = places.some(place => place.sitsOut === true);
  return () => send({ type: 'SitOut', table, seat, isOut: !sitsOut });
};

/** Called, and not verified by anybody yet: these can be taken back. */
const openCalls = ({ coach, calls }: TableParts): readonly CallView[] => {
  const held = coach.find(line => line.type === 'hold-cards' && line.for === 'floor');
  return held?.type === 'hold-cards' ? calls.filter(({ seat }) => held.seats.includes(seat)) : [];
};

/** The last call is taken back by one tap, where no key was before. */
const Undo = ({ desk, call: { seat, activity, row, hand } }: { desk: Desk; call: CallView }) => {
  const t = useTranslations('keypad');
  return (
    <div className={styles.undo}>
      <PadKey
        note={
          <>
            {t('seat', { seat: String(seat) })}: <span lang="en">{hand}</span>
          </>
        }
        {...asks(desk, { type: 'CallHand', table: desk.table, seat, activity, row })}
      >
        {t('coach.undo')}
      </PadKey>
    </div>
  );
};

const METERS_MAX = 2;

const Middle = ({ parts }: { readonly parts: TableParts }) =>
  parts.game === 'none' ? <Meters parts={parts} /> : <GameMiddle game={parts.game} />;

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
