import { type Answer, answer, type Refusal } from '#core/base';
import { checkCards, DECKS, showCard } from '#core/cards';
import { type Cents, formatAmount, NOTHING } from '#core/money';
import { firstRefusal } from './checks.ts';
import { type Irregularity, voidedBy } from './irregularity.ts';
import type { Meters, Settlement } from './ledger.ts';
import { namedWager } from './named.ts';
import { refuse } from './refusals.ts';
import { CARDS_EACH, checkSeats, type Round, rankPlayer, type Seat, voidSettlement } from './round.ts';
import type { PokerRules } from './rules.ts';

/** Settles a whole round from its description, or says which rule it breaks. */
export const settleWhole = (game: PokerRules, round: Round): Answer<Settlement> => {
  const refusal = checkRound(game, round);
  if (refusal !== undefined) return refusal;
  const allHaveDecided = round.seats.every(seat => seat.decision !== undefined || !game.isAsked(seat.wagers));
  const cause =
    voidedBy(game.irregularities, round.irregularity, allHaveDecided) ??
    voidedBy(game.irregularities, wrongCount(game, round), allHaveDecided);
  if (cause !== undefined) return answer(voidSettlement({ ...round, homeOf: game.homeOf, cause }));
  return firstRefusal(round.seats, seat => checkDecision(game, seat)) ?? answer(game.settleComplete(round));
};

const checkRound = (game: PokerRules, round: Round): Refusal | undefined => {
  const { meters, seats, dealer, upCard } = round;
  const cards = checkCards(DECKS['standard-52'], [...seats.flatMap(seat => seat.cards), ...dealer]);
  if (!cards.ok) return cards;
  if (upCard !== undefined && !dealer.includes(upCard))
    return refuse('up-card-not-dealt', { card: showCard(upCard) }, game.clauses.deal);
  return (
    checkSeats(seats, game.clauses.bets) ??
    firstRefusal(seats, seat => checkStakes(game, seat)) ??
    game.checkTable(seats) ??
    checkMeters(game, meters)
  );
};

const checkStakes = (game: PokerRules, { seat, wagers }: Seat): Refusal | undefined => {
  const stakes = Object.entries<Cents | undefined>(wagers);
  const refusal = firstRefusal(stakes, ([wager, amount = NOTHING]) => game.checkBet({}, wager, amount));
  return refusal ?? game.checkBets(seat, wagers);
};

/** What a meter is reset to has a floor; what it shows may be less once a percentage was paid from it. TBL-6 */
export const checkMeters = (game: PokerRules, meters: Meters): Refusal | undefined =>
  firstRefusal(game.metersNeeded, ({ calledAfter, meter: name, resetMin, clause }) => {
    const wager = namedWager(calledAfter);
    const meter = meters[name];
    if (meter === undefined) return refuse('meter-missing', { wager }, clause);
    if (meter.reset >= resetMin) return undefined;
    const facts = { reset: formatAmount(meter.reset), least: formatAmount(resetMin) };
    return refuse('reset-below-minimum', { wager, ...facts }, clause);
  });

/** Cards that can be counted speak for themselves, whether or not someone called it. */
const wrongCount = (game: PokerRules, round: Round): Irregularity | undefined => {
  if (round.seats.some(seat => seat.cards.length !== CARDS_EACH)) return 'player-card-count';
  return round.dealer.length === game.dealerCards ? undefined : 'dealer-card-count';
};

const checkDecision = (game: PokerRules, seat: Seat): Refusal | undefined => {
  const { cards, wagers, decision } = seat;
  const isAsked = game.isAsked(wagers);
  if (isAsked && decision === undefined) return refuse('not-decided', { seat: seat.seat }, game.clauses.decide);
  if (!isAsked && decision !== undefined) return refuse('not-in-the-round', { seat: seat.seat }, game.clauses.decide);
  if (typeof decision !== 'object') return undefined;
  return game.checkPlay(wagers.ante ?? NOTHING, rankPlayer(cards).four, decision.play);
};
