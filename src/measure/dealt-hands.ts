import { type Card, cardsOfDeck, DECKS } from '#core/cards';
import type { Rule } from '#core/mechanisms';
import { gameOf, layoutOf } from '#core/qualifying';
import { type Activity, type Round, type Row, rowsInForce } from '#core/rulebook';
import { findActivity } from '../../rulebook/index.ts';
import { readRound } from '../conformance/index.ts';
import { type HandAsWritten, handAsWritten, readExampleHands } from './example-hands.ts';

/**
 * Rounds in which a row is met, dealt around the hand that shows in the rulebook how it is met; the first ones may miss
 * what else the activity asks.
 */
export function* roundsFor({ activity, offering }: Rule, key: string): Generator<Round> {
  const rows = activity.charts.flatMap(chart => chart.rows).filter(row => row.key === key);
  for (const { game, hand } of rows.flatMap(row => shownFor(activity, row))) {
    const inForce = rowsInForce(activity, offering, game);
    if (!inForce.some(row => row.key === key)) continue;
    for (const players of [2, 6, 4, 8]) {
      for (const isBanked of gameOf(game)?.form === 'table-game' ? [true, false] : [false]) {
        for (const isPaid of activity.funding.fee === undefined ? [false] : [true, false]) {
          yield dealtAround(hand, { game, players, isBanked, isPaid });
        }
      }
    }
  }
}

/** The same with a second hand, which meets another row or the same one; whether one deck has both is not looked at. */
export function* roundsForTwo(rule: Rule, first: string, second: string): Generator<Round> {
  const rows = rule.activity.charts.flatMap(chart => chart.rows).filter(row => row.key === second);
  const hands = rows.flatMap(row => shownFor(rule.activity, row)).map(({ hand }) => hand);
  for (const round of roundsFor(rule, first)) {
    for (const { cards } of hands) {
      for (const turned of [0, 1, 2, 3]) yield withSecond(round, cards.map(turnedBy(turned)));
    }
  }
}

const withSecond = (round: Round, cards: readonly Card[]): Round => {
  const [winner, , ...others] = round.bettors;
  const hand = { seat: 2, cards };
  const hands = round.deal.hands.map(one => (one.seat === 2 ? hand : one));
  return {
    ...round,
    deal: { ...round.deal, hands },
    bettors: [winner!, { ...winner!, hand }, ...others], // There are two at least.
  };
};

const SUITS = 'shdc';

/** The card of the same rank, so many suits on. */
const turnedBy =
  (turned: number) =>
  (card: Card): Card => {
    const suit = SUITS.indexOf(card.at(-1)!); // A card has a suit, or is a joker.
    return suit < 0 ? card : (`${card.slice(0, -1)}${SUITS[(suit + turned) % SUITS.length]}` as Card);
  };

type Shown = { readonly game: string; readonly hand: HandAsWritten };

let known: ReadonlyMap<string, readonly Shown[]> | undefined;

/** Rows that ask the same are shown by one hand. */
const shownFor = (activity: Activity, row: Row): readonly Shown[] => {
  known ??= Map.groupBy(
    readExampleHands().flatMap(({ activity: name, row: key, game, meets }) => {
      const of = findActivity(name);
      const rows = of?.charts.flatMap(chart => chart.rows).filter(one => one.key === key) ?? [];
      return rows.map(one => ({ asks: asksOf(of!, one), game, hand: handAsWritten(meets) })); // It has rows.
    }),
    ({ asks }) => asks,
  );
  return known.get(asksOf(activity, row)) ?? [];
};

const asksOf = ({ construction }: Activity, { test }: Row): string => JSON.stringify([test, construction]);

type Table = {
  readonly game: string;
  readonly players: number;
  readonly isBanked: boolean;
  readonly isPaid: boolean;
};

/** The hand in seat 1, other hands around it; the bank has the last seat. */
const dealtAround = (hand: HandAsWritten, { game, players, isBanked, isPaid }: Table): Round => {
  const { cards, tiles, set, homeRun, board, dealerCards, coup } = hand;
  const lies = layoutOf(game);
  const deal = dealerOf([...cards, ...board, ...dealerCards]);
  const ofBank = dealerCards.length > 0 ? dealerCards : deal(lies.dealer);
  const others = Array.from({ length: players - 1 }, (_, place) => ({
    seat: place + 2,
    ...(coup === undefined && tiles === undefined ? { cards: deal(cards.length) } : {}),
    ...(gameOf(game)?.form === 'table-game' ? { wager: WAGER } : { folded: 'preflop' }),
  }));
  const bank = { seat: players, role: 'player-dealer' };
  return readRound({
    game,
    playersDealtIn: players,
    pot: POT,
    board,
    dealerCards: ofBank,
    ...(coup === undefined ? {} : { hands: coup }),
    showdown: true,
    seats: [
      {
        seat: 1,
        cards,
        fee: isPaid,
        wager: WAGER,
        ...(tiles === undefined ? {} : { tiles }),
        ...(set === undefined ? {} : { set }),
        ...(homeRun === undefined ? {} : { homeRun }),
      },
      ...(isBanked ? [...others.slice(0, -1), bank] : others),
    ],
  });
};

const WAGER = 1_000;
const POT = 10_000;

/** The other cards of a deck, in an order that makes no hands. */
const dealerOf = (taken: readonly Card[]): ((count: number) => readonly Card[]) => {
  const deck = cardsOfDeck(DECKS['standard-52']).filter(card => !taken.includes(card));
  const left = Array.from(deck, (_, place) => deck[(place * STRIDE) % deck.length]!);
  return count => left.splice(0, count);
};

/** Shares no factor with the size of any rest of a deck that is dealt from. */
const STRIDE = 53;
