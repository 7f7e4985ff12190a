import {
  type AlikeTest,
  allOf,
  anyOf,
  alike as areAlike,
  type CategoryTest,
  type CoupSide,
  cardsOf,
  type EveryTest,
  exactly,
  type HandTest,
  type Over,
  orBetter,
  type RanksTest,
  type TileLeast,
} from '#core/qualifying';

/** A row that a game's own odds know by keys; where there are several, no hand has two of them. */
export type KnownRow = { readonly keys: readonly string[]; readonly test: HandTest; readonly beatenBy?: HandTest };

const OWN: Over = [cardsOf('own')];
const PLAYER: Over = [cardsOf('player')];
const BANKER: Over = [cardsOf('banker')];
const BOTH: Over = [...PLAYER, ...BANKER];
const PLAYERS_TWO: Over = [cardsOf('player', 2)];
const BANKERS_TWO: Over = [cardsOf('banker', 2)];
const FIRST_FOUR: Over = [...PLAYERS_TWO, ...BANKERS_TWO];

const known = (key: string, test: HandTest): KnownRow => ({ keys: [key], test });
const every = (count: number, over: Over, further: Omit<EveryTest, 'type' | 'count' | 'over'>): EveryTest => ({
  type: 'every',
  count,
  over,
  ...further,
});
const ranksOf = (ranks: RanksTest['ranks'], over: Over): RanksTest => ({ type: 'ranks', ranks, over });

const DRAGON: HandTest = { type: 'coup', winner: 'banker', banker: { totals: [7], cards: 3 } };
const PANDA: HandTest = { type: 'coup', winner: 'player', player: { totals: [8], cards: 3 } };
const NATURAL: CoupSide = { totals: [8, 9], cards: 2 };
const SEVEN: CoupSide = { totals: [7], cards: 3 };
const LOW_FOUR = ['3', '4', '8', '9'] as const;
const SIX_RANKS = ['A', '2', '5', '6', '7', 'T', 'J', 'Q', 'K'] as const;
const FACES = ['J', 'Q', 'K'] as const;
const SUITED = { suits: 'suited' } as const;
const ONE_COLOR = { suits: 'same-colour' } as const;

const tie = (points: number, cards: number): KnownRow =>
  known(`tie-${points}-${points}-${cards}-cards`, { type: 'coup', winner: 'tie', player: { totals: [points] }, cards });
const suitedTie = (cards: number): KnownRow =>
  known(`suited-tie-${cards}-cards`, allOf({ type: 'coup', winner: 'tie', cards }, every(cards, BOTH, SUITED)));
const sevens = (alike?: 'ranks' | 'cards'): HandTest => ({
  type: 'coup',
  player: SEVEN,
  banker: SEVEN,
  ...(alike !== undefined && { alike }),
});
const beaten = (key: string, sixes: Pick<AlikeTest, 'suits'>, threes: Pick<AlikeTest, 'suits'>): KnownRow => ({
  ...known(key, areAlike(3, ['6'], OWN, sixes)),
  beatenBy: areAlike(3, ['3'], OWN, threes),
});

export const COUP_ROWS: readonly KnownRow[] = [
  known('dragon-7', DRAGON),
  known('panda-8', PANDA),
  { keys: ['dragon-7', 'panda-8'], test: anyOf(DRAGON, PANDA) },
  known('natural-tie', { type: 'coup', winner: 'tie', player: NATURAL, banker: NATURAL }),
  known(
    'three-card-9-over-0',
    anyOf(
      { type: 'coup', player: { totals: [9], cards: 3 }, banker: { totals: [0] } },
      { type: 'coup', player: { totals: [0] }, banker: { totals: [9], cards: 3 } },
    ),
  ),
  ...[4, 5, 6].map(cards => tie(7, cards)),
  ...[4, 6].map(cards => tie(9, cards)),
  ...[4, 5, 6].map(suitedTie),
  known('four-of-a-kind-3-4-8-9', areAlike(4, LOW_FOUR, FIRST_FOUR)),
  known('four-of-a-kind-3-4-8-9-suited', areAlike(4, LOW_FOUR, FIRST_FOUR, SUITED)),
  known('six-of-a-kind', areAlike(6, SIX_RANKS, BOTH)),
  known('six-of-a-kind-suited', areAlike(6, SIX_RANKS, BOTH, SUITED)),
  known('four-of-a-kind-any', areAlike(4, 'any', FIRST_FOUR)),
  known('four-of-a-kind-any-suited', areAlike(4, 'any', FIRST_FOUR, SUITED)),
  known('two-pair-one-in-each-hand', allOf(areAlike(2, 'any', PLAYERS_TWO), areAlike(2, 'any', BANKERS_TWO))),
  known('first-four-cards-suited', every(4, FIRST_FOUR, SUITED)),
  known('six-face-cards', every(6, BOTH, { ranks: FACES })),
  known('six-face-cards-same-color', every(6, BOTH, { ranks: FACES, ...ONE_COLOR })),
  known('player-ace-2-3-banker-ace-2-3', allOf(ranksOf(['A', '2', '3'], PLAYER), ranksOf(['A', '2', '3'], BANKER))),
  known('three-3s-in-a-hand', anyOf(areAlike(3, ['3'], PLAYER), areAlike(3, ['3'], BANKER))),
  known('2-3-4-in-a-hand', anyOf(ranksOf(['2', '3', '4'], PLAYER), ranksOf(['2', '3', '4'], BANKER))),
  known('double-fortune-7', sevens()),
  known('double-fortune-7-same-ranks', sevens('ranks')),
  known('double-fortune-7-exact-match', sevens('cards')),
  beaten('three-6s-beaten-by-three-3s', {}, {}),
  beaten('three-6s-same-color-beaten-by-three-3s', ONE_COLOR, {}),
  beaten('three-6s-same-color-beaten-by-three-3s-same-color', ONE_COLOR, ONE_COLOR),
];

const PAIR: CategoryTest = orBetter('pair');
const ONE_PAIR: HandTest = exactly('pair');
const ACES: HandTest = exactly('pair', { from: ['A'] });
const ACE_JACK: HandTest = orBetter('high-card', { from: ['A', 'J'] });
const set = (front: HandTest, back: HandTest, joker?: 'none' | 'not-in-front'): HandTest => ({
  type: 'set',
  front,
  back,
  arranged: 'any-way',
  ...(joker !== undefined && { joker }),
});

export const PAI_GOW_ROWS: readonly KnownRow[] = [
  ...(['five-aces', 'royal-flush', 'straight-flush', 'four-of-a-kind', 'full-house', 'flush'] as const).map(name =>
    known(name, exactly(name)),
  ),
  known('four-of-a-kind-or-better', orBetter('four-of-a-kind')),
  known('natural-royal-flush', exactly('royal-flush', { joker: 'none' })),
  known('nine-high', exactly('high-card', { to: ['9'] })),
  known('seven-picture-cards', every(7, OWN, { ranks: FACES })),
  known('six-picture-cards-and-joker', every(7, OWN, { ranks: FACES, jokers: 1 })),
  known('four-natural-aces', areAlike(4, ['A'], OWN)),
  known('natural-seven-card-flush', every(7, OWN, SUITED)),
  known('three-pair', { type: 'pairs', count: 3, over: OWN }),
  known('pair-in-front-two-pair-or-better-behind', set(PAIR, orBetter('two-pair'))),
  known('pair-in-front-three-of-a-kind-or-better-behind', set(ONE_PAIR, orBetter('three-of-a-kind'))),
  known('pair-in-front-three-8s-or-better-behind', set(PAIR, orBetter('three-of-a-kind', { from: ['8'] }))),
  known(
    'jacks-or-better-in-front-three-10s-or-better-behind',
    set(orBetter('pair', { from: ['J'] }), orBetter('three-of-a-kind', { from: ['T'] })),
  ),
  known('aces-in-front', { type: 'set', front: ACES, arranged: 'any-way' }),
  known('aces-in-front-straight-or-better-behind', set(ACES, orBetter('straight'))),
  known('ace-jack-or-better-in-front-straight-or-better-behind', set(ACE_JACK, orBetter('straight'), 'not-in-front')),
  known('ace-jack-or-better-in-front-straight-or-better-behind-no-joker', set(ACE_JACK, orBetter('straight'), 'none')),
  known('pair-in-front-ace-high-flush-or-better-behind', set(ONE_PAIR, orBetter('flush', { from: ['A'] }))),
  known('pair-in-front-full-house-or-better-behind-no-joker', set(PAIR, orBetter('full-house'), 'none')),
];

const tiles = (key: string, front: TileLeast, back?: TileLeast): KnownRow =>
  known(key, { type: 'tiles', front, ...(back !== undefined && { back }), arranged: 'any-way' });

export const TILE_ROWS: readonly KnownRow[] = [
  tiles('pair-pair', { least: 'pair' }, { least: 'pair' }),
  tiles('pair-with-gee-joon-behind', { least: 'pair' }, { least: 'pair', place: 1 }),
  tiles('eighth-or-better-pair-in-front', { least: 'pair', place: 8 }),
  tiles('gong-gong-or-better', { least: 'gong' }, { least: 'gong' }),
  tiles('gong-pair-or-better', { least: 'gong' }, { least: 'pair' }),
  tiles('nine-gong-or-better', { least: 'points', points: 9 }, { least: 'gong' }),
];

const DRAGON_RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

export const THIRTEEN_ROWS: readonly KnownRow[] = [
  known('dragon', ranksOf(DRAGON_RANKS, OWN)),
  known('thirteen-of-one-color', every(13, OWN, ONE_COLOR)),
  known('all-from-deuce-to-eight', every(13, OWN, { ranks: ['2', '3', '4', '5', '6', '7', '8'] })),
];

const TWO_TO_SIX = ranksOf(['2', '3', '4', '5', '6'], OWN);
const twentyOne = (cards: { readonly cardsMin: number; readonly cardsMax?: number }): HandTest => ({
  type: 'total',
  counting: 'blackjack',
  total: 21,
  ...cards,
  over: OWN,
});

export const BLACKJACK_ROWS: readonly KnownRow[] = [
  known('three-sevens', areAlike(3, ['7'], OWN)),
  known('three-sevens-same-color', areAlike(3, ['7'], OWN, ONE_COLOR)),
  known('three-sevens-suited', areAlike(3, ['7'], OWN, SUITED)),
  known('2-to-6-straight', TWO_TO_SIX),
  known('2-to-6-straight-flush', { ...TWO_TO_SIX, ...SUITED }),
  known('four-jokers', every(4, [cardsOf('own', 4)], { jokers: 4 })),
  known('five-jokers', every(5, [cardsOf('own', 5)], { jokers: 5 })),
  known('21-with-seven-cards', twentyOne({ cardsMin: 7, cardsMax: 7 })),
  known('21-with-eight-or-more-cards', twentyOne({ cardsMin: 8 })),
];

export const WAR_ROWS: readonly KnownRow[] = [
  known('war', { type: 'war' }),
  known('suited-war', { type: 'war', suited: true }),
  known('double-war', { type: 'war', twice: true }),
];

/** Ultimate Texas Hold'em and other games of seven cards; what asks for hole cards is its own. */
export const ULTIMATE_ROWS: readonly KnownRow[] = [
  known('royal-flush-with-a-hole-card', exactly('royal-flush', { hole: 'one' })),
  known('community-royal', exactly('royal-flush', { over: [cardsOf('board')] })),
  known('straight-or-better-with-both-hole-cards', orBetter('straight', { hole: 'both' })),
];
