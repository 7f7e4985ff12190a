import { assert } from '#core/base';
import { type Card, cardOf, copiesOf, EVERY_CARD, isJoker, numberOf, rankOf } from '#core/cards';
import { rankFive } from '#core/evaluator';
import { type CardSource, gameOf, type HandTest, judge } from '#core/qualifying';
import { bestRows, type Row } from '#core/rulebook';
import { choose } from '../../counting/choose.ts';
import { handClasses, SUIT_ORDERS } from '../../counting/suit-classes.ts';
import type { Layout } from './layout.ts';
import { type Question, viewOf } from './seat.ts';
import { seenBy } from './tests.ts';

/** In how many of all equally likely ways a row is met, and in how many it is what the hand is paid. */
export type RowCounts = {
  readonly total: bigint;
  readonly met: ReadonlyMap<Row, bigint>;
  readonly paid: ReadonlyMap<Row, bigint>;
};

/** Whether the rows look at few enough cards, and at nothing but cards. */
export const isCountable = (question: Question, layout: Layout): boolean => groupsOf(question, layout) !== undefined;

/** Every set of cards that the rows look at, up to a change of suits, is shown to the judge of the tables. */
export const countRows = (question: Question, layout: Layout): RowCounts => {
  const groups = groupsOf(question, layout);
  assert(groups !== undefined, 'rows were counted that cannot be');
  const [met, paid] = [new Map<Row, bigint>(), new Map<Row, bigint>()];
  let total = 0n;
  const add = (counts: Map<Row, bigint>, row: Row, weight: bigint): void => {
    counts.set(row, (counts.get(row) ?? 0n) + weight);
  };
  for (const [cards, weight] of hands(question, layout, groups)) {
    total += weight;
    if (cards.length < groups.length) continue;
    const view = viewOf(question, placed(layout, groups, cards));
    const passed = question.rows.filter(row => judge(row.test, view).met);
    for (const row of passed) add(met, row, weight);
    for (const row of bestRows(passed)) add(paid, row, weight);
  }
  assert(total === allWays(layout, groups), `${total} ways were found and ${allWays(layout, groups)} expected`);
  return { total, met, paid };
};

type Place = { readonly origin: 'own' | 'board' | 'dealer'; readonly at: number };
/** Places that the same tests look at: their cards may be exchanged. */
type Group = readonly Place[];

const MOST_CARDS = 5;
/** Beyond, it takes seconds. */
const MOST_HANDS = 400_000;

const groupsOf = (question: Question, layout: Layout): readonly Group[] | undefined => {
  const { rows } = question;
  const recipe = recipeOf(question);
  if (layout.kind !== 'cards' || rows.some(row => row.beatenBy !== undefined || row.wins === true)) return undefined;
  const looks = rows.flatMap(row => looksOf(row.test)).map(test => seenBy(test, recipe));
  if (looks.length === 0 || looks.includes(undefined)) return undefined;
  const places = looks.map(sources => (sources ?? []).flatMap(source => placesOf(source, layout)));
  const byLooks = new Map<string, Map<string, Place>>();
  for (const place of places.flat()) {
    const key = places.map(look => look.some(other => isPlace(other, place))).join();
    const group = byLooks.get(key) ?? new Map<string, Place>();
    byLooks.set(key, group.set(`${place.origin}${place.at}`, place));
  }
  const groups = [...byLooks.values()].map(group => [...group.values()]);
  const size = groups.reduce((sum, group) => sum + group.length, 0);
  if (size === 0) return undefined;
  if (isOneDeck(layout) && groups.length === 1) return size <= MOST_CARDS ? groups : undefined;
  const isTold = rows.every(row => looksAt(row, recipe, layout, groups[0]!).length > 0);
  return typesWays(isTold ? groups.slice(0, 1) : groups) <= MOST_HANDS ? groups : undefined;
};

/** As the activity builds hands, else as the game does. */
const recipeOf = ({ game, recipe }: Question): Question['recipe'] => recipe ?? gameOf(game)?.hand;

/** The conditions of a row that these cards alone decide. */
const looksAt = (
  { test }: Row,
  recipe: Question['recipe'],
  layout: Layout,
  places: readonly Place[],
): readonly HandTest[] =>
  (test.type === 'all-of' ? test.tests : [test]).filter(part =>
    (seenBy(part, recipe) ?? []).every(source =>
      placesOf(source, layout).every(seen => places.some(place => isPlace(place, seen))),
    ),
  );

/** The tests that look at cards, one by one. */
const looksOf = (test: HandTest): readonly HandTest[] =>
  test.type === 'all-of' || test.type === 'any-of' ? test.tests.flatMap(looksOf) : [test];

const isPlace = (a: Place, b: Place): boolean => a.origin === b.origin && a.at === b.at;

const placesOf = ({ from, first, skip = 0 }: CardSource, layout: Layout): readonly Place[] => {
  const origin = from === 'board' ? 'board' : from === 'player-dealer' ? 'dealer' : 'own';
  const end = first === undefined ? layout[origin] : Math.min(layout[origin], skip + first);
  return Array.from({ length: Math.max(0, end - skip) }, (_, i) => ({ origin, at: skip + i }));
};

const isOneDeck = ({ deck }: Layout): boolean =>
  deck.decks === 1 && deck.jokersEach === 0 && deck.ranksOut.length === 0;

/** Sets of card faces, each face as often as there are decks. */
const typesWays = (groups: readonly Group[]): number =>
  groups.reduce((product, group) => product * Number(choose(53 + group.length - 1, group.length)), 1);

const allWays = (layout: Layout, groups: readonly Group[]): bigint => {
  let left = EVERY_CARD.reduce((sum, card) => sum + copiesOf(layout.deck, card), 0);
  let ways = 1n;
  for (const { length } of groups) {
    ways *= choose(left, length);
    left -= length;
  }
  return ways;
};

/** Cards nobody looks at are any. */
const UNSEEN: Card = '2c';

const placed = (layout: Layout, groups: readonly Group[], cards: readonly (readonly Card[])[]) => {
  const deal = {
    own: Array<Card>(layout.own).fill(UNSEEN),
    board: Array<Card>(layout.board).fill(UNSEEN),
    dealer: Array<Card>(layout.dealer).fill(UNSEEN),
  };
  for (const [i, group] of groups.entries()) {
    for (const [j, { origin, at }] of group.entries()) deal[origin][at] = cards[i]![j]!;
  }
  return deal;
};

type Weighted = readonly [cards: readonly (readonly Card[])[], weight: bigint];

const hands = (question: Question, layout: Layout, groups: readonly Group[]): Iterable<Weighted> => {
  const [only, ...others] = groups;
  const suits = suitsThatMatter(question);
  if (isOneDeck(layout) && others.length === 0 && suits === 'any') return classesOf(question, only!.length);
  return upToSuits(question, layout, groups, suits);
};

/**
 * One hand for each class; the classes represent all hands of the deck. Where rows ask for nothing but the rank of five
 * cards, hands of one rank are one.
 */
const classesOf = (question: Question, size: number): Iterable<Weighted> => {
  const { count, cards, weights } = handClasses(13, size);
  const isByRank = size === 5 && question.rows.every(row => looksOf(row.test).every(test => isOfFive(test, question)));
  const gathered = new Map<number, [hand: readonly Card[][], weight: bigint]>();
  for (let i = 0; i < count; i++) {
    const hand = cards.subarray(size * i, size * (i + 1));
    const key = isByRank ? rankFive(hand[0]!, hand[1]!, hand[2]!, hand[3]!, hand[4]!) : i;
    const known = gathered.get(key);
    if (known === undefined) gathered.set(key, [[Array.from(hand, cardOf)], BigInt(weights[i]!)]);
    else known[1] += BigInt(weights[i]!);
  }
  return gathered.values();
};

const isOfFive = (test: HandTest, question: Question): boolean =>
  test.type === 'category' &&
  test.suits === undefined &&
  (test.ranking ?? (test.over === undefined ? recipeOf(question)?.ranking : 'five-card')) === 'five-card';

/** Whether suits may be exchanged at will, only within a color, or not at all. */
type Suits = 'any' | 'by-colour' | 'named';

const suitsThatMatter = ({ rows }: Question): Suits => {
  const text = JSON.stringify(rows.map(row => row.test));
  if (/"suits":"(?:posted|[cdhs])"/.test(text)) return 'named';
  return text.includes('same-colour') ? 'by-colour' : 'any';
};

/** Cards of ranks that no row names are all alike: one face represents them. */
const facesOf = ({ rows }: Question, { deck }: Layout): readonly Face[] => {
  const all = EVERY_CARD.map(card => ({ card, copies: copiesOf(deck, card) })).filter(({ copies }) => copies > 0);
  const tests = rows.flatMap(row => looksOf(row.test));
  const named = tests.flatMap(test => ranksNamed(test) ?? []);
  if (tests.some(test => ranksNamed(test) === undefined)) return all;
  const others = all.filter(({ card }) => !isJoker(card) && !named.includes(rankOf(card)));
  const [other] = others;
  if (other === undefined) return all;
  const copies = others.reduce((sum, face) => sum + face.copies, 0);
  return [...all.filter(face => !others.includes(face)), { card: other.card, copies }];
};

type Face = { readonly card: Card; readonly copies: number };

/** The ranks without which a test is not met; undefined where others play a part. */
const ranksNamed = (test: HandTest): readonly string[] | undefined => {
  if (test.type === 'ranks') return test.ranks;
  if (test.type === 'every') return test.ranks;
  return test.type === 'alike' && test.ranks !== 'any' && !test.ranks.includes('posted') ? test.ranks : undefined;
};

/** Every set of faces; those that a change of suits turns into one another are gathered into one. */
const upToSuits = (question: Question, layout: Layout, groups: readonly Group[], suits: Suits): Iterable<Weighted> => {
  const gathered = new Map<string, Weighted>();
  for (const [cards, weight] of everySet(question, layout, groups)) {
    const key = keyOf(cards, suits);
    const before = gathered.get(key);
    gathered.set(key, [before?.[0] ?? cards, (before?.[1] ?? 0n) + weight]);
  }
  return gathered.values();
};

const PERMUTATIONS: Readonly<Record<Suits, readonly (readonly number[])[]>> = {
  // Suits are numbered c, d, h, s: the black ones are 0 and 3.
  any: SUIT_ORDERS,
  'by-colour': [
    [0, 1, 2, 3],
    [3, 1, 2, 0],
    [0, 2, 1, 3],
    [3, 2, 1, 0],
    [1, 0, 3, 2],
    [2, 0, 3, 1],
    [1, 3, 0, 2],
    [2, 3, 0, 1],
  ],
  named: [[0, 1, 2, 3]],
};

const keyOf = (cards: readonly (readonly Card[])[], suits: Suits): string => {
  const keys = PERMUTATIONS[suits].map(order =>
    cards
      .map(group =>
        group
          .map(card => (isJoker(card) ? 52 : (numberOf(card) & ~3) | order[numberOf(card) & 3]!))
          .sort((a, b) => a - b)
          .join(),
      )
      .join('|'),
  );
  return keys.reduce((least, key) => (key < least ? key : least));
};

/** Once no row can be met anymore, the rest is skipped and its ways are counted at once. */
function* everySet(question: Question, layout: Layout, groups: readonly Group[]): Generator<Weighted> {
  const parts = question.rows.map(row => looksAt(row, recipeOf(question), layout, groups[0]!));
  const isHopeless = (): boolean => {
    if (groups.length === 1 || parts.some(tests => tests.length === 0)) return false;
    const view = viewOf(question, placed(layout, groups.slice(0, 1), chosen));
    return parts.every(tests => tests.some(test => !judge(test, view).met));
  };
  const rest = allWays(layout, groups) / allWays(layout, groups.slice(0, 1));
  const faces = facesOf(question, layout);
  const left = faces.map(({ copies }) => copies);
  const chosen: Card[][] = groups.map(() => []);
  function* fill(group: number, from: number, weight: bigint): Generator<Weighted> {
    if (group === groups.length) {
      yield [chosen.map(cards => [...cards]), weight];
      return;
    }
    const missing = groups[group]!.length - chosen[group]!.length;
    if (missing === 0) {
      if (group === 0 && isHopeless()) yield [[[...chosen[0]!]], weight * rest];
      else yield* fill(group + 1, 0, weight);
      return;
    }
    for (let face = from; face < faces.length; face++) {
      for (let count = 1; count <= Math.min(missing, left[face]!); count++) {
        const ways = choose(left[face]!, count);
        left[face]! -= count;
        for (let i = 0; i < count; i++) chosen[group]!.push(faces[face]!.card);
        yield* fill(group, face + 1, weight * ways);
        left[face]! += count;
        chosen[group]!.length -= count;
      }
    }
  }
  yield* fill(0, 0, 1n);
}
