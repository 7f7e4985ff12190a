import type { CategoryTest, CoupSide, HandTest, Over, TileLeast } from '#core/qualifying';

/** A row that a game's own odds know by keys; where there are several, no hand has two of them. */
export type KnownRow = { readonly keys: readonly string[]; readonly test: HandTest; readonly beatenBy?: HandTest };

const OWN: Over = [{ from: 'own' }];
const BOTH: Over = [{ from: 'player' }, { from: 'banker' }];
const FIRST_FOUR: Over = [
  { from: 'player', first: 2 },
  { from: 'banker', first: 2 },
];
const any = (...tests: readonly HandTest[]): HandTest => ({ type: 'any-of', tests });
const all = (...tests: readonly HandTest[]): HandTest => ({ type: 'all-of', tests });
const known = (key: string, test: HandTest): KnownRow => ({ keys: [key], test });

const DRAGON: HandTest = { type: 'coup', winner: 'banker', banker: { totals: [7], cards: 3 } };
const PANDA: HandTest = { type: 'coup', winner: 'player', player: { totals: [8], cards: 3 } };
const NATURAL: CoupSide = { totals: [8, 9], cards: 2 };
const THREE_CARD_SEVEN: CoupSide = { totals: [7], cards: 3 };
const LOW_FOUR = ['3', '4', '8', '9'] as const;
const SIX_RANKS = ['A', '2', '5', '6', '7', 'T', 'J', 'Q', 'K'] as const;
const FACES = ['J', 'Q', 'K'] as const;

const tie = (points: number, cards: number): KnownRow =>
  known(`tie-${points}-${points}-${cards}-cards`, { type: 'coup', winner: 'tie', player: { totals: [points] }, cards });
const suitedTie = (cards: number): KnownRow =>
  known(
    `suited-tie-${cards}-cards`,
    all({ type: 'coup', winner: 'tie', cards }, { type: 'every', count: cards, suits: 'suited', over: BOTH }),
  );
const threeOf = (rank: '3' | '6', suits: 'same-colour' | undefined): HandTest => ({
  type: 'alike',
  ranks: [rank],
  count: 3,
  ...(suits === undefined ? {} : { suits }),
  over: OWN,
});

export const COUP_ROWS: readonly KnownRow[] = [
  known('dragon-7', DRAGON),
  known('panda-8', PANDA),
  { keys: ['dragon-7', 'panda-8'], test: any(DRAGON, PANDA) },
  known('natural-tie', { type: 'coup', winner: 'tie', player: NATURAL, banker: NATURAL }),
  known(
    'three-card-9-over-0',
    any(
      { type: 'coup', player: { totals: [9], cards: 3 }, banker: { totals: [0] } },
      { type: 'coup', player: { totals: [0] }, banker: { totals: [9], cards: 3 } },
    ),
  ),
  ...[4, 5, 6].map(cards => tie(7, cards)),
  ...[4, 6].map(cards => tie(9, cards)),
  ...[4, 5, 6].map(suitedTie),
  known('four-of-a-kind-3-4-8-9', { type: 'alike', ranks: LOW_FOUR, count: 4, over: FIRST_FOUR }),
  known('four-of-a-kind-3-4-8-9-suited', {
    type: 'alike',
    ranks: LOW_FOUR,
    count: 4,
    suits: 'suited',
    over: FIRST_FOUR,
  }),
  known('six-of-a-kind', { type: 'alike', ranks: SIX_RANKS, count: 6, over: BOTH }),
  known('six-of-a-kind-suited', { type: 'alike', ranks: SIX_RANKS, count: 6, suits: 'suited', over: BOTH }),
  known('four-of-a-kind-any', { type: 'alike', ranks: 'any', count: 4, over: FIRST_FOUR }),
  known('four-of-a-kind-any-suited', { type: 'alike', ranks: 'any', count: 4, suits: 'suited', over: FIRST_FOUR }),
  known(
    'two-pair-one-in-each-hand',
    all(
      { type: 'alike', ranks: 'any', count: 2, over: [{ from: 'player', first: 2 }] },
      { type: 'alike', ranks: 'any', count: 2, over: [{ from: 'banker', first: 2 }] },
    ),
  ),
  known('first-four-cards-suited', { type: 'every', count: 4, suits: 'suited', over: FIRST_FOUR }),
  known('six-face-cards', { type: 'every', count: 6, ranks: FACES, over: BOTH }),
  known('six-face-cards-same-color', { type: 'every', count: 6, ranks: FACES, suits: 'same-colour', over: BOTH }),
  known(
    'player-ace-2-3-banker-ace-2-3',
    all(
      { type: 'ranks', ranks: ['A', '2', '3'], over: [{ from: 'player' }] },
      { type: 'ranks', ranks: ['A', '2', '3'], over: [{ from: 'banker' }] },
    ),
  ),
  known(
    'three-3s-in-a-hand',
    any(
      { type: 'alike', ranks: ['3'], count: 3, over: [{ from: 'player' }] },
      { type: 'alike', ranks: ['3'], count: 3, over: [{ from: 'banker' }] },
    ),
  ),
  known(
    '2-3-4-in-a-hand',
    any(
      { type: 'ranks', ranks: ['2', '3', '4'], over: [{ from: 'player' }] },
      { type: 'ranks', ranks: ['2', '3', '4'], over: [{ from: 'banker' }] },
    ),
  ),
  known('double-fortune-7', { type: 'coup', player: THREE_CARD_SEVEN, banker: THREE_CARD_SEVEN }),
  known('double-fortune-7-same-ranks', {
    type: 'coup',
    player: THREE_CARD_SEVEN,
    banker: THREE_CARD_SEVEN,
    alike: 'ranks',
  }),
  known('double-fortune-7-exact-match', {
    type: 'coup',
    player: THREE_CARD_SEVEN,
    banker: THREE_CARD_SEVEN,
    alike: 'cards',
  }),
  { ...known('three-6s-beaten-by-three-3s', threeOf('6', undefined)), beatenBy: threeOf('3', undefined) },
  {
    ...known('three-6s-same-color-beaten-by-three-3s', threeOf('6', 'same-colour')),
    beatenBy: threeOf('3', undefined),
  },
  {
    ...known('three-6s-same-color-beaten-by-three-3s-same-color', threeOf('6', 'same-colour')),
    beatenBy: threeOf('3', 'same-colour'),
  },
];

const category = (name: 'five-aces' | 'royal-flush' | 'straight-flush' | 'four-of-a-kind' | 'full-house' | 'flush') =>
  known(name, { type: 'category', category: name, reach: 'exactly' });
const PAIR: CategoryTest = { type: 'category', category: 'pair', reach: 'or-better' };
const ONE_PAIR: HandTest = { type: 'category', category: 'pair', reach: 'exactly' };
const ACES: HandTest = { type: 'category', category: 'pair', reach: 'exactly', from: ['A'] };
const ACE_JACK: HandTest = { type: 'category', category: 'high-card', reach: 'or-better', from: ['A', 'J'] };
const atLeast = (name: 'two-pair' | 'three-of-a-kind' | 'straight' | 'flush' | 'full-house'): CategoryTest => ({
  type: 'category',
  category: name,
  reach: 'or-better',
});
const set = (front: HandTest, back: HandTest): HandTest => ({ type: 'set', front, back, arranged: 'any-way' });
const threes = (rank: '8' | 'T'): HandTest => ({
  type: 'category',
  category: 'three-of-a-kind',
  reach: 'or-better',
  from: [rank],
});

export const PAI_GOW_ROWS: readonly KnownRow[] = [
  category('five-aces'),
  category('royal-flush'),
  category('straight-flush'),
  category('four-of-a-kind'),
  category('full-house'),
  category('flush'),
  known('four-of-a-kind-or-better', { type: 'category', category: 'four-of-a-kind', reach: 'or-better' }),
  known('natural-royal-flush', { type: 'category', category: 'royal-flush', reach: 'exactly', joker: 'none' }),
  known('nine-high', { type: 'category', category: 'high-card', reach: 'exactly', to: ['9'] }),
  known('seven-picture-cards', { type: 'every', count: 7, ranks: FACES, over: OWN }),
  known('six-picture-cards-and-joker', { type: 'every', count: 7, ranks: FACES, jokers: 1, over: OWN }),
  known('four-natural-aces', { type: 'alike', ranks: ['A'], count: 4, over: OWN }),
  known('natural-seven-card-flush', { type: 'every', count: 7, suits: 'suited', over: OWN }),
  known('three-pair', { type: 'pairs', count: 3, over: OWN }),
  known('pair-in-front-two-pair-or-better-behind', set(PAIR, atLeast('two-pair'))),
  known('pair-in-front-three-of-a-kind-or-better-behind', set(ONE_PAIR, atLeast('three-of-a-kind'))),
  known('pair-in-front-three-8s-or-better-behind', set(PAIR, threes('8'))),
  known('jacks-or-better-in-front-three-10s-or-better-behind', set({ ...PAIR, from: ['J'] }, threes('T'))),
  known('aces-in-front', { type: 'set', front: ACES, arranged: 'any-way' }),
  known('aces-in-front-straight-or-better-behind', set(ACES, atLeast('straight'))),
  known('ace-jack-or-better-in-front-straight-or-better-behind', {
    type: 'set',
    front: ACE_JACK,
    back: atLeast('straight'),
    arranged: 'any-way',
    joker: 'not-in-front',
  }),
  known('ace-jack-or-better-in-front-straight-or-better-behind-no-joker', {
    type: 'set',
    front: ACE_JACK,
    back: atLeast('straight'),
    arranged: 'any-way',
    joker: 'none',
  }),
  known('pair-in-front-ace-high-flush-or-better-behind', set(ONE_PAIR, { ...atLeast('flush'), from: ['A'] })),
  known('pair-in-front-full-house-or-better-behind-no-joker', {
    type: 'set',
    front: PAIR,
    back: atLeast('full-house'),
    arranged: 'any-way',
    joker: 'none',
  }),
];

const tiles = (key: string, front: TileLeast | undefined, back: TileLeast | undefined): KnownRow =>
  known(key, {
    type: 'tiles',
    ...(front === undefined ? {} : { front }),
    ...(back === undefined ? {} : { back }),
    arranged: 'any-way',
  });

export const TILE_ROWS: readonly KnownRow[] = [
  tiles('pair-pair', { least: 'pair' }, { least: 'pair' }),
  tiles('pair-with-gee-joon-behind', { least: 'pair' }, { least: 'pair', place: 1 }),
  tiles('eighth-or-better-pair-in-front', { least: 'pair', place: 8 }, undefined),
  tiles('gong-gong-or-better', { least: 'gong' }, { least: 'gong' }),
  tiles('gong-pair-or-better', { least: 'gong' }, { least: 'pair' }),
  tiles('nine-gong-or-better', { least: 'points', points: 9 }, { least: 'gong' }),
];

const DRAGON_RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

export const THIRTEEN_ROWS: readonly KnownRow[] = [
  known('dragon', { type: 'ranks', ranks: DRAGON_RANKS, over: OWN }),
  known('thirteen-of-one-color', { type: 'every', count: 13, suits: 'same-colour', over: OWN }),
  known('all-from-deuce-to-eight', {
    type: 'every',
    count: 13,
    ranks: ['2', '3', '4', '5', '6', '7', '8'],
    over: OWN,
  }),
];

const TWO_TO_SIX = ['2', '3', '4', '5', '6'] as const;

export const BLACKJACK_ROWS: readonly KnownRow[] = [
  known('three-sevens', { type: 'alike', ranks: ['7'], count: 3, over: OWN }),
  known('three-sevens-same-color', { type: 'alike', ranks: ['7'], count: 3, suits: 'same-colour', over: OWN }),
  known('three-sevens-suited', { type: 'alike', ranks: ['7'], count: 3, suits: 'suited', over: OWN }),
  known('2-to-6-straight', { type: 'ranks', ranks: TWO_TO_SIX, over: OWN }),
  known('2-to-6-straight-flush', { type: 'ranks', ranks: TWO_TO_SIX, suits: 'suited', over: OWN }),
  known('four-jokers', { type: 'every', count: 4, jokers: 4, over: [{ from: 'own', first: 4 }] }),
  known('five-jokers', { type: 'every', count: 5, jokers: 5, over: [{ from: 'own', first: 5 }] }),
  known('21-with-seven-cards', {
    type: 'total',
    counting: 'blackjack',
    total: 21,
    cardsMin: 7,
    cardsMax: 7,
    over: OWN,
  }),
  known('21-with-eight-or-more-cards', { type: 'total', counting: 'blackjack', total: 21, cardsMin: 8, over: OWN }),
];

export const WAR_ROWS: readonly KnownRow[] = [
  known('war', { type: 'war' }),
  known('suited-war', { type: 'war', suited: true }),
  known('double-war', { type: 'war', twice: true }),
];

/** Ultimate Texas Hold'em and other games of seven cards; what asks for hole cards is its own. */
export const ULTIMATE_ROWS: readonly KnownRow[] = [
  known('royal-flush-with-a-hole-card', { type: 'category', category: 'royal-flush', reach: 'exactly', hole: 'one' }),
  known('community-royal', {
    type: 'category',
    category: 'royal-flush',
    reach: 'exactly',
    over: [{ from: 'board' }],
  }),
  known('straight-or-better-with-both-hole-cards', {
    type: 'category',
    category: 'straight',
    reach: 'or-better',
    hole: 'both',
  }),
];
