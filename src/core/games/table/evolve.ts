import { NOTHING } from '#core/money';
import type { Stakes } from './round.ts';
import { isCounted, type PlayEvent, type RoundState, type SeatState } from './state.ts';

/** Applies what was decided. It never refuses and applies no rule. */
export const evolve = (state: RoundState, event: PlayEvent): RoundState => {
  switch (event.type) {
    case 'BetPlaced':
      return { ...state, seats: withBet(state.seats, event) };
    case 'BetTakenBack':
      return { ...state, seats: withoutBet(state.seats, event.seat, event.wager) };
    case 'BetsClosed':
      return closed(state, event);
    case 'CardsDealt':
      return dealt(state, event);
    case 'CardsCorrected':
      return corrected(state, event);
    case 'IrregularityNoted':
      return event.irregularity === 'one-card-face-up' ? cardSetAside(state, event) : state;
    case 'RoundVoided':
      return voided(state, event);
    case 'SeatFolded':
      return { ...state, phase: event.next, seats: atSeat(state.seats, event.seat, { decision: 'fold' }) };
    case 'PlayMade': {
      const decision = { play: event.amount };
      return { ...state, phase: event.next, seats: atSeat(state.seats, event.seat, { decision }) };
    }
    case 'DealerRevealed':
      return { ...state, phase: 'settle', settlement: event.settlement };
    case 'HandKeyed':
    case 'HandUnkeyed':
      return keyed(state, event);
    case 'AwardValidated':
      return { ...state, validated: [...state.validated, event.seat] };
    case 'StepSettled':
      return { ...state, settled: [...state.settled, event.step] };
    case 'DocumentsCompleted':
      return { ...state, documented: [...state.documented, event.seat] };
    case 'RoundEnded':
      return {
        ...state,
        phase: 'over',
        meters: event.meters,
        ...(event.settlement === undefined ? {} : { settlement: event.settlement }),
      };
    case 'AwardBackedOut':
      return { ...state, meters: event.meters, backedOut: [...state.backedOut, event.entry.seat] };
  }
};

const closed = (state: RoundState, { meters, magicCard, luckySeat }: EventOf<'BetsClosed'>): RoundState => {
  const drawn = { ...(magicCard && { magicCard }), ...(luckySeat !== undefined && { luckySeat }) };
  const next = { ...state, meters, ...(Object.keys(drawn).length > 0 && { drawn }) };
  if (!isCounted(state)) return { ...next, phase: 'deal' };
  return { ...next, phase: 'settle', settlement: { isVoid: false, entries: [], meters, seeded: NOTHING } };
};

const cardSetAside = (state: RoundState, { card }: EventOf<'IrregularityNoted'>): RoundState => ({
  ...state,
  cardsFaceUp: state.cardsFaceUp + 1,
  ...(card !== undefined && { setAside: [...(state.setAside ?? []), card] }),
});

/** Where the dealer plays by hand, the settlement is what the lit buttons pay. */
const keyed = (state: RoundState, event: EventOf<'HandKeyed' | 'HandUnkeyed'>): RoundState => {
  const { seat, wager, hand, meters = state.meters } = event;
  const others = state.keyed.filter(key => !(key.seat === seat && key.wager === wager && key.hand === hand));
  const entries = event.type === 'HandKeyed' ? event.entries : undefined;
  const own = { seat, wager, hand, ...(entries && { entries }) };
  const lit = event.type === 'HandKeyed' ? [...others, own] : others;
  if (!isCounted(state)) return { ...state, keyed: lit };
  const paid = lit.flatMap(key => key.entries ?? []);
  return { ...state, keyed: lit, meters, settlement: { ...state.settlement!, entries: paid, meters } };
};

type EventOf<Type extends PlayEvent['type']> = Extract<PlayEvent, { readonly type: Type }>;

const withBet = (
  seats: readonly SeatState[],
  { seat, player, wager, amount }: EventOf<'BetPlaced'>,
): readonly SeatState[] => {
  const at = seats.find(other => other.seat === seat) ?? { seat, player, wagers: {}, cards: [] };
  const others = seats.filter(other => other.seat !== seat);
  return [...others, { ...at, wagers: { ...at.wagers, [wager]: amount } }].toSorted((a, b) => a.seat - b.seat);
};

/** A seat without bets is not in the round. */
const withoutBet = (seats: readonly SeatState[], seat: number, wager: string): readonly SeatState[] =>
  seats
    .map(at => (at.seat === seat ? { ...at, wagers: without(at.wagers, wager) } : at))
    .filter(({ wagers }) => Object.keys(wagers).length > 0);

const without = (wagers: Stakes, wager: string): Stakes => {
  const { [wager]: _, ...others } = wagers;
  return others;
};

const voided = (state: RoundState, event: EventOf<'RoundVoided'>): RoundState => {
  const { irregularity, say, said, settlement } = event;
  return { ...state, phase: 'void', settlement, meters: settlement.meters, voided: { irregularity, say, said } };
};

const dealt = (state: RoundState, event: EventOf<'CardsDealt'>): RoundState => {
  const { to, cards, next } = event;
  const moved = { ...state, phase: next, deliveriesMade: state.deliveriesMade + 1 };
  if (to === 'dealer') return { ...moved, dealer: [...state.dealer, ...cards] };
  const at = state.seats.find(({ seat }) => seat === to)!;
  return { ...moved, seats: atSeat(state.seats, to, { cards: [...at.cards, ...cards] }) };
};

/** What was worked out from the cards of before is worked out again at the reveal. */
const corrected = (before: RoundState, { to, cards }: EventOf<'CardsCorrected'>): RoundState => {
  const { settlement: _, ...open } = before;
  const state: RoundState = before.phase === 'settle' ? { ...open, phase: 'reveal', keyed: [] } : before;
  return to === 'dealer' ? { ...state, dealer: cards } : { ...state, seats: atSeat(state.seats, to, { cards }) };
};

const atSeat = (seats: readonly SeatState[], seat: number, change: Partial<SeatState>): readonly SeatState[] =>
  seats.map(at => (at.seat === seat ? { ...at, ...change } : at));
