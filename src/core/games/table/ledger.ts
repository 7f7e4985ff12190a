import { type Cents, cents, minus, NOTHING, plus } from '#core/money';
import { type MeterAward, type ProgressiveMeter, takeAward } from './meter.ts';
import { returnedBy, type Verdict } from './verdict.ts';

/** Where a stake goes: the chip tray, or the electronic game accounts. */
export type Home = 'tray' | 'game-account';

/** Where what is paid comes from. A percentage of a meter never comes from the tray. TBL-4 */
export type Source = Home | 'meter';

export type Bet = { readonly seat: number; readonly wager: string; readonly stake: Cents; readonly home: Home };

/** What the sentence about an entry must add to its verdict. */
export type Note =
  | ({ readonly type: 'meter'; readonly name: string; readonly reading: Cents; readonly sharers: number } & Reset)
  | { readonly type: 'hand-of'; readonly holder: number | 'dealer' };

/** What a reset put on the meter, from the house and from the reserve; nothing where the meter was only lowered. */
type Reset = Pick<MeterAward, 'seeded' | 'fromReserve'>;

/** One bet, settled. `returned` is all that goes to the player; the net is `returned` less `stake`. */
export type Entry = Bet & {
  readonly verdict: Verdict;
  readonly returned: Cents;
  readonly from: Source;
  readonly note: Note | undefined;
};

/** The meters of a game by the names it gives them. */
export type Meters = Readonly<Partial<Record<string, ProgressiveMeter>>>;

/** A settled round, its entries in the order in which the dealer settles them. */
export type Settlement = {
  readonly isVoid: boolean;
  readonly entries: readonly Entry[];
  readonly meters: Meters;
  /** What the house put into meters that were reset. */
  readonly seeded: Cents;
};

/** A settlement while it is being written. */
export type Ledger = { readonly entries: Entry[]; meters: Meters; seeded: Cents };

export const openLedger = (meters: Meters): Ledger => ({ entries: [], meters, seeded: NOTHING });
export const closeLedger = ({ entries, meters, seeded }: Ledger): Settlement => ({
  isVoid: false,
  entries,
  meters,
  seeded,
});

/** Settles a bet with the place its stake went to. */
export const book = (ledger: Ledger, bet: Bet, verdict: Verdict, note?: Note): void => {
  ledger.entries.push(entryOf(bet, verdict, returnedBy(verdict, bet.stake), bet.home, note));
};

/** Pays what has no stake of its own: a bonus on the amount of another wager, or a fixed sum. */
export const bookBonus = (ledger: Ledger, bet: Bet, verdict: Verdict, won: Cents, note?: Note): void => {
  ledger.entries.push(entryOf(bet, verdict, won, bet.home, note));
};

/** Settles a progressive bet: a percentage of the meter now, any other prize from where the stake is. */
export const bookProgressive = (ledger: Ledger, bet: Bet, verdict: Verdict, meter: string): void => {
  if (verdict.pays?.kind === 'meter-percent') {
    const { each, note } = takeFromMeter(ledger, meter, verdict.pays.percent, 1);
    bookAward(ledger, bet, verdict, each, note);
  } else book(ledger, bet, verdict);
};

/** Pays an award that was taken off its meter. */
export const bookAward = (ledger: Ledger, bet: Bet, verdict: Verdict, award: Cents, note: Note): void => {
  ledger.entries.push(entryOf(bet, verdict, award, 'meter', note));
};

export type Taken = { readonly each: Cents; readonly note: Note };

/** Takes a percentage off a meter for so many sharers. */
export const takeFromMeter = (ledger: Ledger, name: string, percentage: number, sharers: number): Taken => {
  const before = ledger.meters[name]!;
  const { each, seeded, fromReserve, meter } = takeAward(before, percentage, sharers);
  ledger.meters = { ...ledger.meters, [name]: meter };
  ledger.seeded = plus(ledger.seeded, seeded);
  return { each, note: { type: 'meter', name, reading: before.posted, sharers, seeded, fromReserve } };
};

/** Awards back on their meters; what a reset had put there goes back to the house and to the reserve, once. */
export const metersBack = (meters: Meters, entries: readonly Entry[]): Meters => {
  const shared = new Set<string>();
  const after: Record<string, ProgressiveMeter | undefined> = { ...meters };
  for (const { note, returned } of entries) {
    if (note?.type !== 'meter') continue;
    const isCounted = note.sharers > 1 && shared.has(note.name);
    if (note.sharers > 1) shared.add(note.name);
    const [seeded, fromReserve] = isCounted ? [NOTHING, NOTHING] : [note.seeded, note.fromReserve];
    const meter = after[note.name]!;
    const posted = minus(plus(meter.posted, returned), plus(seeded, fromReserve));
    after[note.name] = { ...meter, posted, reserve: plus(meter.reserve, fromReserve) };
  }
  return after;
};

/** What the house put into the meters that these awards have reset; a shared award counts once. */
export const seededIn = (entries: readonly Entry[]): Cents => {
  const alone = entries.filter(({ note }) => note?.type !== 'meter' || note.sharers === 1);
  const [shared] = entries.filter(({ note }) => note?.type === 'meter' && note.sharers > 1);
  return [...alone, ...(shared === undefined ? [] : [shared])].reduce(
    (sum, { note }) => (note?.type === 'meter' ? plus(sum, note.seeded) : sum),
    NOTHING,
  );
};

export const netOf = (entry: Pick<Entry, 'returned' | 'stake'>): Cents => cents(entry.returned - entry.stake);

const entryOf = (bet: Bet, verdict: Verdict, returned: Cents, from: Source, note: Note | undefined): Entry => {
  const { seat, wager, stake, home } = bet;
  return { seat, wager, stake, home, verdict, returned, from, note };
};
