import { accept, type Decision } from '#core/base';
import { checkCards, DECKS } from '#core/cards';
import { NOTHING } from '#core/money';
import { DEALING_WORDS, deliveriesFor } from './deal.ts';
import { checkPhase, type Order } from './phases.ts';
import { refuse } from './refusals.ts';
import { type Round, rankPlayer } from './round.ts';
import type { PokerRules } from './rules.ts';
import type { Phase, PlayEvent, RoundState, SeatState } from './state.ts';

/** One delivery, to the hand whose turn it is. */
export const decideDeal = <Schedules>(
  game: PokerRules<Schedules>,
  state: RoundState<Schedules>,
  { to, cards }: Order<'DealCards'>,
): Decision<PlayEvent> => {
  const { deal: clause } = game.clauses;
  const refusal = checkPhase(state, ['deal'], 'Dealing', clause);
  if (refusal !== undefined) return refusal;
  const { dealing } = state.setup;
  const deliveries = deliveriesFor(
    dealing,
    state.seats.map(({ seat }) => seat),
    game.dealerCards,
  );
  const next = deliveries[state.deliveriesMade]!;
  if (next.to !== to)
    return refuse('not-next-to-deal', { next: recipientWords(next.to), given: recipientWords(to) }, clause);
  if (next.cards !== cards.length) {
    const facts = { cards: next.cards, given: cards.length, to: recipientWords(to), mode: DEALING_WORDS[dealing] };
    return refuse('wrong-delivery', facts, clause);
  }
  const known = checkCards(DECKS['standard-52'], [...cardsOnTable(state), ...cards]);
  if (!known.ok) return known;
  const isLast = state.deliveriesMade === deliveries.length - 1;
  return accept({ type: 'CardsDealt', to, cards, faceUp: next.faceUp, next: isLast ? afterDeal(game, state) : 'deal' });
};

export const decideFold = <Schedules>(
  game: PokerRules<Schedules>,
  state: RoundState<Schedules>,
  { seat }: Order<'Fold'>,
): Decision<PlayEvent> => {
  const asked = askedSeat(game, state, seat);
  return asked.ok ? accept({ type: 'SeatFolded', seat, next: asked.next }) : asked;
};

export const decidePlay = <Schedules>(
  game: PokerRules<Schedules>,
  state: RoundState<Schedules>,
  { seat, amount }: Order<'MakePlay'>,
): Decision<PlayEvent> => {
  const asked = askedSeat(game, state, seat);
  if (!asked.ok) return asked;
  const { wagers, cards } = asked.at;
  const refusal = game.checkPlay(wagers.ante ?? NOTHING, rankPlayer(cards).four, amount);
  return refusal ?? accept({ type: 'PlayMade', seat, amount, next: asked.next });
};

/** Turns up the dealer's hand. From here on the money of the round is known; what follows is paying it out. */
export const decideReveal = <Schedules>(
  game: PokerRules<Schedules>,
  state: RoundState<Schedules>,
  { magicCard, luckySeat }: Order<'RevealDealer'>,
): Decision<PlayEvent> => {
  const refusal = checkPhase(state, ['reveal'], "Revealing the dealer's hand", game.clauses.settle);
  if (refusal !== undefined) return refusal;
  return accept({ type: 'DealerRevealed', settlement: game.settleComplete(roundFrom(state, magicCard, luckySeat)) });
};

/** The seat that is to decide now, clockwise from the dealer's left; who has no Ante is not asked. */
export const nextToDecide = <Schedules>(
  game: PokerRules<Schedules>,
  { seats }: RoundState<Schedules>,
): SeatState | undefined => seats.find(({ wagers, decision }) => game.isAsked(wagers) && decision === undefined);

export const roundFrom = <Schedules>(
  state: RoundState<Schedules>,
  magicCard: Round<Schedules>['magicCard'],
  luckySeat: Round<Schedules>['luckySeat'],
): Round<Schedules> => ({
  schedules: state.setup.schedules,
  meters: state.meters,
  seats: state.seats,
  dealer: state.dealer,
  magicCard,
  luckySeat,
});

const askedSeat = <Schedules>(game: PokerRules<Schedules>, state: RoundState<Schedules>, seat: number) => {
  const { decide: clause } = game.clauses;
  const refusal = checkPhase(state, ['decisions'], 'Deciding', clause);
  if (refusal !== undefined) return refusal;
  const at = state.seats.find(other => other.seat === seat);
  if (at === undefined || !game.isAsked(at.wagers)) return refuse('not-in-the-round', { seat }, clause);
  if (at.decision !== undefined) return refuse('has-decided', { seat }, clause);
  const asked = nextToDecide(game, state)!;
  if (asked.seat !== seat) return refuse('not-this-turn', { seat, next: asked.seat }, clause);
  const left = state.seats.filter(({ wagers, decision }) => game.isAsked(wagers) && decision === undefined).length;
  const next: Phase = left === 1 ? 'reveal' : 'decisions';
  return { ok: true, at, next } as const;
};

const afterDeal = <Schedules>(game: PokerRules<Schedules>, state: RoundState<Schedules>): Phase =>
  nextToDecide(game, state) === undefined ? 'reveal' : 'decisions';

const cardsOnTable = ({ seats, dealer }: RoundState<unknown>) => [...seats.flatMap(({ cards }) => cards), ...dealer];

const recipientWords = (to: number | 'dealer'): string => (to === 'dealer' ? 'the dealer' : `seat ${to}`);
