import { categoryOfFive, rankFive, rankSeven } from '#core/evaluator';
import type { OddsAnswer } from '../answer/subject.ts';
import { ROYAL_FLUSH } from '../counting/five-card-hands.ts';
import type { Board } from '../poker/bad-beat/boards.ts';
import type { HeldHand } from '../poker/bad-beat/rule.ts';
import { heldHand, twoPlusThree } from '../poker/bad-beat/simulated.ts';
import { bothPlay } from '../poker/texas-holdem/bad-beat.ts';
import { TEXAS_HOLDEM } from '../poker/texas-holdem/texas-holdem.ts';
import { ask, eventRow, eventsOf, nameOf, type Question } from './asked.ts';
import { deckFrom, numbersTo, rankOf, shoeOf } from './deck.ts';
import {
  answersByPlayers,
  type Beats,
  beatRows,
  beatsOf,
  type Holders,
  holderRows,
  judgeBeats,
  MOST_PLAYERS,
  noHolders,
  PLAYERS,
} from './poker-beats.ts';
import { type Rounds, type Watched, watching } from './row.ts';

/** A board and ten hands, their values, and the rank that a house has posted for the flop. */
type Table = {
  readonly cards: Uint8Array;
  readonly hands: readonly Uint8Array[];
  readonly values: Uint16Array;
  /** Whether each player has a royal flush in the hole cards and the flop. */
  readonly royals: Uint8Array;
  posted: number;
};

/** Hands come after the board, which comes first in the deck. */
const BOARD = 5;

const holdemTable = (seed: string): Rounds => {
  const beats = [
    beatsOf({ beaten: 'four-of-a-kind-2' }, 3),
    beatsOf({ beaten: 'four-of-a-kind-8', loser: 'any' }, 3),
    beatsOf({ beaten: 'full-house-AAATT' }, 3),
    beatsOf({ beaten: 'full-house', by: 'four-of-a-kind-or-better', loser: 'any' }, 3),
  ];
  const holders = noHolders(3);
  return watching(dealTable(seed, beats, holders), [
    ...beats.flatMap(each => beatRows<Table>(TEXAS_HOLDEM, each)),
    ...holderRows<Table>(TEXAS_HOLDEM, answersByPlayers(TEXAS_HOLDEM, 'hands', {}), holders),
    ...PLAYERS.flatMap(flopRows),
    ...[...acesCracked()].flatMap(([players, answer]) => crackedPerDealRows(players, answer)),
  ]);
};

/** Counted for so many players; both deals ask for it. */
const acesCracked = (): ReadonlyMap<number, OddsAnswer> => {
  cracked ??= answersByPlayers(TEXAS_HOLDEM, 'aces-cracked', { players: '3' }, [2, 3]);
  return cracked;
};
let cracked: ReadonlyMap<number, OddsAnswer> | undefined;

const dealTable = (seed: string, beats: readonly Beats[], holders: Holders) => {
  const { cards, deal, below } = deckFrom(shoeOf(1), seed);
  const hands = numbersTo(MOST_PLAYERS).map(i => cards.subarray(BOARD + 2 * i, BOARD + 2 * i + 2));
  const [values, royals] = [new Uint16Array(MOST_PLAYERS), new Uint8Array(MOST_PLAYERS)];
  const table: Table = { cards, hands, values, royals, posted: 0 };
  return (): Table => {
    deal(BOARD + 2 * MOST_PLAYERS);
    table.posted = below(13);
    const [a, b, c, d, e] = [cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!];
    for (const kind of holders) kind.fill(0);
    for (let i = 0; i < MOST_PLAYERS; i++) {
      const [x, y] = [hands[i]![0]!, hands[i]![1]!];
      values[i] = rankSeven(a, b, c, d, e, x, y);
      royals[i] = values[i] === ROYAL_FLUSH && rankFive(a, b, c, x, y) === ROYAL_FLUSH ? 1 : 0;
      if (values[i]! >= LEAST_QUADS) noteHand([a, b, c, d, e], hands[i]!, i, holders);
    }
    let held: readonly HeldHand[] | undefined;
    const heldHands = (): readonly HeldHand[] => {
      held ??= hands.map((hand, i) => heldHand('texas-holdem', [a, b, c, d, e], hand, values[i]!));
      return held;
    };
    for (const each of beats) judgeBeats(each, values, heldHands);
    return table;
  };
};

const LEAST_QUADS = rankFive(0, 1, 2, 3, 4);

/** OPK-7: royal flush, straight flush, four of a kind with a pocket pair; both hole cards and three of the board. */
const noteHand = (board: Board, hand: Uint8Array, player: number, holders: Holders): void => {
  const value = twoPlusThree(board, hand);
  if (value === ROYAL_FLUSH) holders[0]![player] = 1;
  else if (value >= LEAST_QUADS && categoryOfFive(value) === 'straight-flush') holders[1]![player] = 1;
  // A pocket pair and a pair of the board; whatever else the board makes.
  const rank = rankOf(hand[0]!);
  if (rank === rankOf(hand[1]!) && board.filter(card => rankOf(card) === rank).length === 2) holders[2]![player] = 1;
};

const flopRows = (players: number): readonly Watched<Table>[] => {
  const question: Question = { subject: TEXAS_HOLDEM, bet: 'flop', given: { players: `${players}` } };
  const answer = ask(question);
  const events = eventsOf(question);
  const chance = (key: string): string => events.find(event => event.key === key)!.probability;
  const event = (key: string, isSo: (table: Table) => boolean) => eventRow(question, key, chance(key), isSo);
  const prizes = (table: Table): number => (isPostedFlop(table) ? players + (isFourthHeld(table, players) ? 1 : 0) : 0);
  return [
    event('royal-flush-on-the-flop', ({ royals }) => royals.subarray(0, players).includes(1)),
    event('one-players-royal-flush-on-the-flop', ({ royals }) => royals[0] === 1),
    event('three-of-a-kind-on-the-flop', isThreeOnFlop),
    event('three-of-a-posted-rank-on-the-flop', isPostedFlop),
    event('three-of-a-posted-rank-and-the-fourth-held', table => isPostedFlop(table) && isFourthHeld(table, players)),
    {
      bet: nameOf(question),
      what: 'prizes of the posted rank',
      exact: Number(answer['postedRankPrizesPerDeal']),
      isEvent: false,
      rarest: Number(chance('three-of-a-posted-rank-on-the-flop')),
      // A flop pays all players at once.
      spread: players * Math.sqrt(Number(chance('three-of-a-posted-rank-on-the-flop'))),
      result: prizes,
    },
  ];
};

const isThreeOnFlop = ({ cards }: Table): boolean =>
  rankOf(cards[0]!) === rankOf(cards[1]!) && rankOf(cards[0]!) === rankOf(cards[2]!);
const isPostedFlop = (table: Table): boolean => isThreeOnFlop(table) && rankOf(table.cards[0]!) === table.posted;
const isFourthHeld = ({ cards, posted }: Table, players: number): boolean =>
  cards.subarray(BOARD, BOARD + 2 * players).some(card => rankOf(card) === posted);

const ACE = 12;

/** How many players of a deal see their aces cracked. */
const crackedPerDealRows = (players: number, answer: OddsAnswer): readonly Watched<Table>[] => {
  const question: Question = { subject: TEXAS_HOLDEM, bet: 'aces-cracked', given: { players: `${players}` } };
  const isCracked = ({ hands, values }: Table, i: number): boolean =>
    hands[i]!.every(card => rankOf(card) === ACE) && values.subarray(0, players).some(value => value > values[i]!);
  const count = (meets: (table: Table, i: number) => boolean) => (table: Table) => {
    let cracked = 0;
    for (let i = 0; i < players; i++) if (isCracked(table, i) && meets(table, i)) cracked++;
    return cracked;
  };
  const row = (what: string, result: (table: Table) => number): Watched<Table> => ({
    bet: nameOf(question),
    what,
    exact: Number(answer[what]),
    isEvent: false,
    rarest: Number(answer[what]),
    result,
  });
  const pocketAces = ({ hands }: Table): boolean => hands[0]!.every(card => rankOf(card) === ACE);
  return [
    eventRow(question, 'pocketAces', `${answer['pocketAces']}`, pocketAces),
    row(
      'perDeal',
      count(() => true),
    ),
    row(
      'perDealBothPlay',
      count(({ cards, hands, values }, i) => doBothPlay(cards, hands[i]!, values[i]!)),
    ),
  ];
};

const doBothPlay = ([a, b, c, d, e]: Uint8Array, [x, y]: Uint8Array, value: number): boolean =>
  bothPlay([a!, b!, c!, d!, e!], value, x!, y!);

/** A pair of aces against one and two other hands. */
const acesTable = (seed: string): Rounds => {
  const { cards, deal } = deckFrom(
    shoeOf(1).filter(card => card < 50),
    seed,
  );
  const [aces, values] = [Uint8Array.of(50, 51), new Uint16Array(3)];
  const dealAces = (): Uint16Array => {
    deal(BOARD + 4);
    const [a, b, c, d, e] = [cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!];
    values[0] = rankSeven(a, b, c, d, e, aces[0]!, aces[1]!);
    values[1] = rankSeven(a, b, c, d, e, cards[5]!, cards[6]!);
    values[2] = rankSeven(a, b, c, d, e, cards[7]!, cards[8]!);
    return values;
  };
  const rows = [...acesCracked()].flatMap(([players, answer]) => {
    const question: Question = { subject: TEXAS_HOLDEM, bet: 'aces-cracked', given: { players: `${players}` } };
    const chances = answer as Readonly<Record<'beaten' | 'beatenBothPlay', { readonly probability: string }>>; // So.
    const isBeaten = (all: Uint16Array): boolean => all[1]! > all[0]! || (players === 3 && all[2]! > all[0]!);
    return [
      eventRow(question, 'beaten', chances.beaten.probability, isBeaten),
      eventRow(
        question,
        'beatenBothPlay',
        chances.beatenBothPlay.probability,
        (all: Uint16Array) => isBeaten(all) && doBothPlay(cards, aces, all[0]!),
      ),
    ];
  });
  return watching(dealAces, rows);
};

export const HOLDEM_DEALS = [holdemTable, acesTable];
