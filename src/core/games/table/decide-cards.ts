import { accept } from '#core/base';
import { checkCards, DECKS, showCard } from '#core/cards';
import { NOTHING } from '#core/money';
import { deliveriesFor } from './deal.ts';
import { namedTurn } from './named.ts';
import type { Judged } from './phases.ts';
import { refuse } from './refusals.ts';
import { rankPlayer } from './round.ts';
import type { PokerRules } from './rules.ts';
import { isCounted, type Phase, type RoundState, type SeatState } from './state.ts';

/** One delivery, to the hand whose turn it is. */
export const decideDeal: Judged<'DealCards'> = (game, state, { to, cards }) => {
  const { deal: clause } = game.clauses;
  const { dealing } = state.setup;
  const deliveries = deliveriesFor(
    dealing,
    state.seats.map(({ seat }) => seat),
    game.dealerCards,
  );
  const next = deliveries[state.deliveriesMade]!;
  if (next.to !== to) return refuse('not-next-to-deal', { next: namedTurn(next.to), given: namedTurn(to) }, clause);
  if (next.cards !== cards.length) {
    const facts = { cards: next.cards, given: cards.length, to: namedTurn(to), mode: dealing };
    return refuse('wrong-delivery', facts, clause);
  }
  const shown = cards.find(card => state.setAside?.includes(card));
  if (shown !== undefined) return refuse('card-set-aside', { card: showCard(shown) }, clause);
  const known = checkCards(DECKS['standard-52'], [...cardsOnTable(state), ...cards]);
  if (!known.ok) return known;
  const isLast = state.deliveriesMade === deliveries.length - 1;
  return accept({ type: 'CardsDealt', to, cards, faceUp: next.faceUp, next: isLast ? afterDeal(game, state) : 'deal' });
};

/** A hand that was entered wrong is entered again, before anything of the round is paid. */
export const decideCorrection: Judged<'CorrectCards'> = (game, state, { to, cards }) => {
  const { deal: clause } = game.clauses;
  if (isCounted(state)) return refuse('no-hand-entered', { to: namedTurn(to) }, clause);
  if (state.settled.length > 0 || state.validated.length > 0) return refuse('paid-by-cards', {}, clause);
  const own = to === 'dealer' ? state.dealer : (state.seats.find(({ seat }) => seat === to)?.cards ?? []);
  if (own.length === 0) return refuse('no-hand-entered', { to: namedTurn(to) }, clause);
  if (own.length !== cards.length) {
    return refuse('as-many-cards', { to: namedTurn(to), cards: own.length, given: cards.length }, clause);
  }
  const others = cardsOnTable(state).filter(card => !own.includes(card));
  const known = checkCards(DECKS['standard-52'], [...others, ...cards]);
  if (!known.ok) return known;
  const at = state.seats.find(({ seat }) => seat === to);
  const play = typeof at?.decision === 'object' ? at.decision.play : undefined;
  const refusal =
    at === undefined || play === undefined
      ? undefined
      : game.checkPlay(at.wagers.ante ?? NOTHING, rankPlayer(cards).four, play);
  return refusal ?? accept({ type: 'CardsCorrected', to, cards });
};

export const decideFold: Judged<'Fold'> = (game, state, { seat }) => {
  const asked = askedSeat(game, state, seat);
  return asked.ok ? accept({ type: 'SeatFolded', seat, next: asked.next }) : asked;
};

export const decidePlay: Judged<'MakePlay'> = (game, state, { seat, amount }) => {
  const asked = askedSeat(game, state, seat);
  if (!asked.ok) return asked;
  const { wagers, cards } = asked.at;
  const refusal = game.checkPlay(wagers.ante ?? NOTHING, rankPlayer(cards).four, amount);
  return refusal ?? accept({ type: 'PlayMade', seat, amount, next: asked.next });
};

/** Turns up the dealer's hand. From here on the money of the round is known; what follows is paying it out. */
export const decideReveal: Judged<'RevealDealer'> = (game, { setup, meters, seats, dealer, drawn }, given) => {
  const { magicCard, luckySeat } = drawn ?? given;
  const round = { schedules: setup.schedules, meters, seats, dealer, magicCard, luckySeat };
  return accept({ type: 'DealerRevealed', settlement: game.settleComplete(round) });
};

/** The seat that is to decide now, clockwise from the dealer's left; a seat without an Ante is not asked. */
export const nextToDecide = (game: PokerRules, { seats }: RoundState): SeatState | undefined =>
  seats.find(({ wagers, decision }) => game.isAsked(wagers) && decision === undefined);

const askedSeat = (game: PokerRules, state: RoundState, seat: number) => {
  const { decide: clause } = game.clauses;
  const at = state.seats.find(other => other.seat === seat);
  if (at === undefined || !game.isAsked(at.wagers)) return refuse('not-in-the-round', { seat }, clause);
  if (at.decision !== undefined) return refuse('has-decided', { seat }, clause);
  const asked = nextToDecide(game, state)!;
  if (asked.seat !== seat) return refuse('not-this-turn', { seat, next: asked.seat }, clause);
  const left = state.seats.filter(({ wagers, decision }) => game.isAsked(wagers) && decision === undefined).length;
  const next: Phase = left === 1 ? 'reveal' : 'decisions';
  return { ok: true, at, next } as const;
};

const afterDeal = (game: PokerRules, state: RoundState): Phase =>
  nextToDecide(game, state) === undefined ? 'reveal' : 'decisions';

export const cardsOnTable = ({ seats, dealer }: RoundState) => [...seats.flatMap(({ cards }) => cards), ...dealer];
