import type { Fact } from '#core/eligibility';
import type { Layout } from '#core/qualifying';
import type { SeatView } from '#core/views';
import type { SeenDraft } from './draft.ts';

/** Where cards or tiles are entered, and how many. */
export type CardField = { readonly key: string; readonly max: number } & (
  | { readonly type: 'board' | 'dealer' | 'player' | 'banker' }
  | ({ readonly type: 'seat' | 'front' | 'middle' | 'back' } & OfSeat)
);
type OfSeat = { readonly seat: number; readonly isCalled: boolean; readonly isBank: boolean };

/** What is known of the table whose hands are entered. */
export type Table = {
  readonly layout: Layout;
  readonly seats: readonly SeatView[];
  /** The seats whose hands were called. */
  readonly called: readonly number[];
  /** What the activity asks besides the cards, see the core's `factsFor`. */
  readonly facts: readonly Fact[];
};

/** The called seats first, then what all share, then everybody else who was dealt in, by the number of the seat. */
export const fieldsOf = (table: Table, draft: Pick<SeenDraft, 'hands'>): readonly CardField[] => {
  const { layout, seats, called } = table;
  const inRound = seats
    .filter(({ position, inRound }) => position === 1 && inRound !== undefined)
    .toSorted((a, b) => a.seat - b.seat);
  const own = inRound.flatMap(({ seat, inRound: part }) =>
    ownFields(table, draft, { seat, isCalled: called.includes(seat), isBank: part?.isPlayerDealer === true }),
  );
  const hasBank = inRound.some(({ inRound: part }) => part?.isPlayerDealer);
  const isCalled = (field: CardField): boolean => 'isCalled' in field && field.isCalled;
  return [
    ...own.filter(isCalled),
    ...shared('board', boardOf(table)),
    ...shared('player', layout.coup),
    ...shared('banker', layout.coup),
    ...(hasBank ? [] : shared('dealer', layout.dealer)),
    ...own.filter(field => !isCalled(field)),
  ];
};

/** Where an activity has cards turned for everybody, its hands have five cards. */
const boardOf = ({ layout: { board, own }, facts }: Table): number =>
  board === 0 && facts.includes('board') ? Math.max(0, HAND - own) : board;
const HAND = 5;

const shared = (type: 'board' | 'dealer' | 'player' | 'banker', max: number): readonly CardField[] =>
  max === 0 ? [] : [{ key: type, type, max }];

const PARTS = ['front', 'middle', 'back'] as const;

/** In parts where the activity asks how a hand was set; a clean sweep is not. */
const ownFields = (
  { layout: { own, parts }, facts }: Table,
  { hands }: Pick<SeenDraft, 'hands'>,
  of: OfSeat,
): readonly CardField[] => {
  if (own === 0) return [];
  const isWhole = parts === undefined || !facts.includes('setting') || hands[of.seat]?.isCleanSweep === true;
  if (isWhole) return [{ key: `seat.${of.seat}`, type: 'seat', max: own, ...of }];
  return PARTS.flatMap((type): readonly CardField[] => {
    const max = parts[type] ?? 0;
    return max === 0 ? [] : [{ key: `${type}.${of.seat}`, type, max, ...of }];
  });
};

/** Everybody with a bet in the round, those on the called hands first; the bank has none. */
export const bettorsIn = ({ seats, called }: Pick<Table, 'seats' | 'called'>): readonly SeatView[] => {
  const betting = seats
    .filter(({ inRound, role }) => inRound !== undefined && !inRound.isPlayerDealer && role !== 'house')
    .toSorted((a, b) => a.seat - b.seat || a.position - b.position);
  const isCalled = ({ seat }: SeatView): boolean => called.includes(seat);
  return [...betting.filter(isCalled), ...betting.filter(one => !isCalled(one))];
};

/** Everybody with a bet on a hand of which no card is entered. */
export const bettorsWithoutCards = (
  { cards }: Pick<SeenDraft, 'cards'>,
  fields: readonly CardField[],
  bettors: readonly SeatView[],
): readonly SeatView[] => {
  const shown = fields.flatMap(field => ('seat' in field && (cards[field.key] ?? []).length > 0 ? [field.seat] : []));
  const called = fields.flatMap(field => ('isCalled' in field && field.isCalled ? [field.seat] : []));
  return bettors.filter(({ seat }) => !shown.includes(seat) && !called.includes(seat));
};
