import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealCoup, type NaturalCard, rankOf } from '#core/cards';
import { forEachCoup, type Kind } from './coup.ts';
import { matchedSevens } from './patterns.ts';
import { allCoups, BACCARAT, baccaratReturn, baccaratWays } from './punto-banco.ts';

type Six = [NaturalCard, NaturalCard, NaturalCard, NaturalCard, NaturalCard, NaturalCard];

/** Every order of six of these cards, dealt by the game's own rules. */
const everyDeal = (cards: readonly NaturalCard[], visit: (coup: ReturnType<typeof dealCoup>) => void): void => {
  const deal = (taken: readonly number[]): void => {
    if (taken.length === 6) visit(dealCoup(taken.map(place => cards[place]!) as Six));
    else for (let place = 0; place < cards.length; place++) if (!taken.includes(place)) deal([...taken, place]);
  };
  deal([]);
};

const points = (card: NaturalCard): number => 'A23456789'.indexOf(card[0]!) + 1;
const rising = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);
const kindsOf = (cards: readonly NaturalCard[], alike: (card: NaturalCard) => string): readonly Kind[] =>
  [...Map.groupBy(cards, alike).values()].map(same => ({ points: points(same[0]!), copies: same.length }));

const SHOES: readonly (readonly [cards: string, why: string])[] = [
  ['As 2h 3d 4c 5s 6h 7d 8c 9s', 'one card of each value'],
  ['3s 3h 3d 6s 6h 6d 6c Kd Qs', 'threes and sixes that can beat each other'],
  ['As Ah 2s 2h 3s 3h 3d Ts Kh', 'both hands may hold ace, two and three'],
  ['7s 7s 7h Ks Ks Kh Qh 2d 5d', 'sevens that match in rank and suit'],
];
for (const [shoe, why] of SHOES) {
  const cards = shoe.split(' ') as NaturalCard[];
  test(`[OCT-4] coups of a small shoe count as every order of its cards dealt: ${why}`, () => {
    const dealt = new Map<string, number>();
    const [counted, kinds] = [new Map<string, number>(), kindsOf(cards, card => `${points(card)}`)];
    const add = (counts: Map<string, number>, player: readonly number[], banker: readonly number[], ways: number) => {
      const key = `${rising(player).join('-')} against ${rising(banker).join('-')}`;
      counts.set(key, (counts.get(key) ?? 0) + ways);
    };
    everyDeal(cards, coup => add(dealt, coup.player.map(points), coup.banker.map(points), 1));
    const pointsOf = (hand: readonly number[]): number[] => hand.map(kind => kinds[kind]!.points);
    forEachCoup(kinds, cards.length, ({ player, banker, ways }) =>
      add(counted, pointsOf(player), pointsOf(banker), ways),
    );
    assert.deepEqual(counted, dealt);
  });
}

test('[OCT-5] a double Fortune 7 matches in ranks, or in ranks and suits, as counted by dealing every order', () => {
  for (const shoe of ['7s 7s 7h Ks Ks Kh Kh Qd Qd', '2s 2s 2h 5d 5d 5s Ts Ts Th', 'As As 3h 3h 3d 3d Ad 6s']) {
    const cards = shoe.split(' ') as NaturalCard[];
    const matches = { ranks: 0n, cards: 0n };
    everyDeal(cards, ({ player, banker, playerTotal, bankerTotal }) => {
      if (player.length !== 3 || banker.length !== 3 || playerTotal !== 7 || bankerTotal !== 7) return;
      if (player.map(rankOf).sort().join() === banker.map(rankOf).sort().join()) matches.ranks += 1n;
      if (player.toSorted().join() === banker.toSorted().join()) matches.cards += 1n;
    });
    assert.ok(matches.ranks > 0n);
    assert.equal(matchedSevens(kindsOf(cards, rankOf)), matches.ranks);
    assert.equal(matchedSevens(kindsOf(cards, card => card)), matches.cards);
  }
});

const waysOf = (decks: number): ReadonlyMap<string, bigint> => new Map(baccaratWays(decks));
const eight = waysOf(8);

const KNOWN: readonly (readonly [key: string, ways: bigint, source: string])[] = [
  ['player', 2_230_518_282_592_256n, 'published'],
  ['banker', 2_292_252_566_437_888n, 'published'],
  ['tie', 475_627_426_473_216n, 'published'],
  ['dragon-7', 112_633_011_329_024n, 'published'],
  ['panda-8', 172_660_763_262_976n, 'published'],
  ['six-face-cards', 96n * 95n * 94n * 93n * 92n * 91n, 'both hands are nothing and draw'],
  ['six-face-cards-same-color', 2n * 48n * 47n * 46n * 45n * 44n * 43n, 'both hands are nothing and draw'],
  ['six-of-a-kind', 9n * 32n * 31n * 30n * 29n * 28n * 27n, 'nine ranks draw on both sides'],
  ['six-of-a-kind-suited', 36n * 8n * 7n * 6n * 5n * 4n * 3n, 'nine ranks in four suits'],
  ['four-of-a-kind-3-4-8-9', 4n * 32n * 31n * 30n * 29n * 412n * 411n, 'four ranks stand on both sides'],
  ['four-of-a-kind-3-4-8-9-suited', 16n * 8n * 7n * 6n * 5n * 412n * 411n, 'four ranks in four suits'],
];
for (const [key, ways, source] of KNOWN) {
  test(`[OCT-4] eight decks: ${key} has ${ways} ways (${source})`, () => assert.equal(eight.get(key), ways));
}

test('[OCT-1] player, banker and tie are all coups, and the ties by points and cards are all ties', () => {
  assert.equal(allCoups(8), 4_998_398_275_503_360n);
  for (const [decks, ways] of [
    [1, waysOf(1)],
    [8, eight],
  ] as const) {
    assert.equal(ways.get('player')! + ways.get('banker')! + ways.get('tie')!, allCoups(decks));
    const ties = [...ways].filter(([key]) => /^tie-\d/.test(key));
    assert.equal(
      ties.reduce((sum, [, count]) => sum + count, 0n),
      ways.get('tie'),
    );
  }
});

test('[OCT-4] a nine is never tied with five cards, and naturals tie with four', () => {
  assert.equal(eight.get('tie-9-9-5-cards'), undefined);
  assert.equal(eight.get('natural-tie'), eight.get('tie-8-8-4-cards')! + eight.get('tie-9-9-4-cards')!);
  assert.equal(eight.get('tie-7-7-6-cards'), eight.get('double-fortune-7'));
});

test('[OCT-2] a stricter hand counts under the wider key too, and the rest has a key of its own', () => {
  const chain = ['double-fortune-7-exact-match', 'double-fortune-7-same-ranks', 'double-fortune-7'].map(
    k => eight.get(k)!,
  );
  assert.ok(0n < chain[0]! && chain[0]! < chain[1]! && chain[1]! < chain[2]!);
  assert.equal(eight.get('double-fortune-7-different-ranks')! + chain[1]!, chain[2]);
  assert.equal(eight.get('double-fortune-7-same-ranks-other-suits')! + chain[0]!, chain[1]);
});

test('[OCT-4] same ranks counted over thirteen kinds instead of ten', () => {
  const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0].map(each => ({ points: each, copies: 4 }));
  const counts = { sameRanks: 0, suitless: 0, ofAKind: 0 };
  forEachCoup(ranks, 52, ({ player, banker, ways }) => {
    const total = (hand: readonly number[]): number => hand.reduce((sum, kind) => sum + ranks[kind]!.points, 0) % 10;
    if (total(player) === total(banker)) counts.suitless += ways;
    if (player.length + banker.length === 4 && new Set([...player, ...banker]).size === 1) counts.ofAKind += ways;
    if (player.length !== 3 || banker.length !== 3 || total(player) !== 7 || total(banker) !== 7) return;
    if (rising(player).join() === rising(banker).join()) counts.sameRanks += ways;
  });
  const one = waysOf(1);
  assert.equal(BigInt(counts.sameRanks), one.get('double-fortune-7-same-ranks'));
  assert.equal(BigInt(counts.suitless), one.get('tie'));
  assert.equal(BigInt(counts.ofAKind), one.get('four-of-a-kind-3-4-8-9'));
});

test('[OCT-4] Dragon 7 at 40 to 1 and Panda 8 at 25 to 1 have the published edges', () => {
  const percent = (key: string, pays: number): string =>
    (100 * Number(baccaratReturn(8, key, pays).edge.decimal)).toFixed(4);
  assert.equal(percent('dragon-7', 40), '7.6113');
  assert.equal(percent('panda-8', 25), '10.1876');
});

test('[OCT-1] the answer names every event that others build on', () => {
  const asked = BACCARAT.bets[0]!.ask({ decks: '8' }, () => {});
  assert.ok(asked.ok);
  const keys = (asked.value['events'] as { key: string }[]).map(event => event.key);
  assert.deepEqual(
    NAMED.filter(key => !keys.includes(key)),
    [],
  );
  assert.equal(new Set(keys).size, keys.length);
  assert.equal(BACCARAT.bets[0]!.ask({ decks: '9' }, () => {}).ok, false);
});

const NAMED = [
  'player',
  'banker',
  'tie',
  'dragon-7',
  'panda-8',
  'double-fortune-7',
  'double-fortune-7-same-ranks',
  'double-fortune-7-exact-match',
  'tie-7-7-4-cards',
  'tie-7-7-5-cards',
  'tie-7-7-6-cards',
  'tie-9-9-4-cards',
  'tie-9-9-6-cards',
  'suited-tie-4-cards',
  'suited-tie-5-cards',
  'suited-tie-6-cards',
  'four-of-a-kind-3-4-8-9',
  'four-of-a-kind-3-4-8-9-suited',
  'six-of-a-kind',
  'six-of-a-kind-suited',
  'six-face-cards',
  'six-face-cards-same-color',
  'player-ace-2-3-banker-ace-2-3',
  'three-card-9-over-0',
  'natural-tie',
];
