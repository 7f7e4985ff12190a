import type { Stakes } from './round.ts';
import type { PlayEvent, RoundState, SeatState } from './state.ts';

/** Applies what was decided. It never refuses and applies no rule. */
export const evolve = (state: RoundState, event: PlayEvent): RoundState => {
  switch (event.type) {
    case 'BetPlaced':
      return { ...state, seats: withBet(state.seats, event) };
    case 'BetTakenBack':
      return { ...state, seats: withoutBet(state.seats, event.seat, event.wager) };
    case 'BetsClosed':
      return { ...state, phase: 'deal', meters: event.meters };
    case 'CardsDealt':
      return dealt(state, event);
    case 'IrregularityNoted':
      return { ...state, cardsFaceUp: state.cardsFaceUp + (event.irregularity === 'one-card-face-up' ? 1 : 0) };
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
    case 'HandKeyed': {
      const { seat, wager, hand } = event;
      return { ...state, keyed: [...state.keyed, { seat, wager, hand }] };
    }
    case 'HandUnkeyed': {
      const keyed = state.keyed.filter(key => key.seat !== event.seat || key.wager !== event.wager);
      return { ...state, keyed };
    }
    case 'AwardValidated':
      return { ...state, validated: [...state.validated, event.seat] };
    case 'StepSettled':
      return { ...state, settled: [...state.settled, event.step] };
    case 'DocumentsCompleted':
      return { ...state, documented: [...state.documented, event.seat] };
    case 'RoundEnded':
      return { ...state, phase: 'over', meters: event.meters };
    case 'AwardBackedOut':
      return { ...state, meters: event.meters, backedOut: [...state.backedOut, event.entry.seat] };
  }
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

const atSeat = (seats: readonly SeatState[], seat: number, change: Partial<SeatState>): readonly SeatState[] =>
  seats.map(at => (at.seat === seat ? { ...at, ...change } : at));
