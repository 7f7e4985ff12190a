import type { Ways } from '../../answer/hand-events.ts';
import { inOrder } from '../../counting/choose.ts';
import { bankerTakesThird, forEachCoup, type Kind, playerTakesThird } from './coup.ts';
import { pointKinds } from './events.ts';

/** The ways of what depends on ranks, suits and colors: matches, suited ties, cards of a kind. */
export const patternWays = (decks: number): Ways => [
  ['double-fortune-7-same-ranks', matchedSevens(rankKinds(4 * decks))],
  ['double-fortune-7-exact-match', matchedSevens(Array.from({ length: 4 }, () => rankKinds(decks)).flat())],
  ...suitedTies(decks),
  ...ofOneKind(decks),
  ...firstFour(decks),
  ...sixesBeatenByThrees(decks),
];

/** Aces to kings, so many of each. */
const rankKinds = (copies: number): readonly Kind[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0].map(points => ({ points, copies }));

/** Ways in which both hands total 7 in three cards of the same kinds, whatever their order. */
export const matchedSevens = (kinds: readonly Kind[]): bigint => {
  const points = (kind: number): number => kinds[kind]!.points;
  const places = kinds.keys().toArray();
  let ways = 0n;
  for (const a of places)
    for (const b of places)
      for (const c of places) {
        const player = (points(a) + points(b)) % 10;
        if ((player + points(c)) % 10 !== 7) continue;
        const orders = ordersOf(a, b, c).filter(([x, y]) => {
          const banker = (points(x) + points(y)) % 10;
          return playerTakesThird(player, banker) && bankerTakesThird(player, banker, points(c));
        });
        if (orders.length > 0) ways += BigInt(orders.length) * dealt(kinds, [a, b, c, a, b, c]);
      }
  return ways;
};

/** The orders in which three cards can come that look different. */
const ordersOf = (a: number, b: number, c: number): readonly (readonly [number, number, number])[] => {
  const all = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ] as const;
  return all.filter((order, place) => all.findIndex(other => other.join() === order.join()) === place);
};

/** Ways to be dealt just these cards one after the other. */
const dealt = (kinds: readonly Kind[], cards: readonly number[]): bigint => {
  const taken = kinds.map(() => 0);
  return cards.reduce((ways, card) => ways * BigInt(Math.max(0, kinds[card]!.copies - taken[card]!++)), 1n);
};

/** Any tie with all cards of one suit. */
const suitedTies = (decks: number): Ways => {
  const byCards = [0, 0, 0];
  forEachCoup(pointKinds(decks), 52 * decks, ({ player, banker, ways }) => {
    const difference = [...player, ...banker.map(points => -points)].reduce((sum, points) => sum + points, 0);
    if (difference % 10 === 0) byCards[player.length + banker.length - 4]! += 4 * ways;
  });
  return byCards.map((ways, more) => [`suited-tie-${more + 4}-cards`, BigInt(ways)]);
};

/** Ways in which a whole coup is dealt from cards of one kind alone, by how many cards the rules then ask for. */
const alike = (kind: Kind, decks: number): { readonly four: bigint; readonly six: bigint } => {
  const ways = { four: 0n, six: 0n };
  forEachCoup([kind], 52 * decks, coup => {
    if (coup.player.length + coup.banker.length === 4) ways.four += BigInt(coup.ways);
    if (coup.player.length + coup.banker.length === 6) ways.six += BigInt(coup.ways);
  });
  return ways;
};

const ofOneKind = (decks: number): Ways => {
  const ranks = rankKinds(4 * decks).map(kind => alike(kind, decks));
  const suited = rankKinds(decks).map(kind => alike(kind, decks));
  const sum = (all: readonly { four: bigint; six: bigint }[], cards: 'four' | 'six'): bigint =>
    all.reduce((ways, each) => ways + each[cards], 0n);
  const faces = (copies: number): bigint => alike({ points: 0, copies }, decks).six;
  return [
    ['four-of-a-kind-3-4-8-9', sum(ranks, 'four')],
    ['four-of-a-kind-3-4-8-9-suited', 4n * sum(suited, 'four')],
    ['six-of-a-kind', sum(ranks, 'six')],
    ['six-of-a-kind-suited', 4n * sum(suited, 'six')],
    ['six-face-cards', faces(12 * decks)],
    ['six-face-cards-same-color', 2n * faces(6 * decks)],
  ];
};

/** Patterns of the first two cards of both hands, whatever is drawn. */
const firstFour = (decks: number): Ways => {
  const rest = inOrder(52 * decks - 4, 2);
  return [
    ['four-of-a-kind-any', 13n * inOrder(4 * decks, 4) * rest],
    ['four-of-a-kind-any-suited', 52n * inOrder(decks, 4) * rest],
    ['two-pair-one-in-each-hand', 13n * 12n * inOrder(4 * decks, 2) ** 2n * rest],
    ['first-four-cards-suited', 4n * inOrder(13 * decks, 4) * rest],
  ];
};

/** Three 6s make 8 and three 3s make 9. Kinds: red 3s, black 3s, red 6s, black 6s. */
const sixesBeatenByThrees = (decks: number): Ways => {
  const kinds = [3, 3, 6, 6].map(points => ({ points, copies: 2 * decks }));
  const ways = { any: 0, sixes: 0, both: 0 };
  const isAll = (hand: readonly number[], kind: number): boolean =>
    hand.length === 3 && hand.every(card => card >> 1 === kind);
  const isOneColor = (hand: readonly number[]): boolean => hand.every(card => card === hand[0]);
  forEachCoup(kinds, 52 * decks, coup => {
    for (const [sixes, threes] of [
      [coup.player, coup.banker],
      [coup.banker, coup.player],
    ] as const) {
      if (!isAll(sixes, 1) || !isAll(threes, 0)) continue;
      ways.any += coup.ways;
      if (isOneColor(sixes)) ways.sixes += coup.ways;
      if (isOneColor(sixes) && isOneColor(threes)) ways.both += coup.ways;
    }
  });
  return [
    ['three-6s-beaten-by-three-3s', BigInt(ways.any)],
    ['three-6s-same-color-beaten-by-three-3s', BigInt(ways.sixes)],
    ['three-6s-same-color-beaten-by-three-3s-same-color', BigInt(ways.both)],
  ];
};
