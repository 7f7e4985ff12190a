import type { RankingName } from '#core/cards';
import type { HandRecipe } from './hand-test.ts';

/** How two hands of a game compare: by the hand, part by part as set, by points up to nine or twenty-one, by tiles. */
export type HandOrder = 'hand' | 'set' | 'nine' | 'twenty-one' | 'tiles' | 'none';

/** What the judge must know of a base game, and no more. QLF-18 */
export type Game = {
  readonly form: 'flop' | 'stud' | 'draw' | 'table-game';
  /** How its own rules make a hand; absent where hands are counted, not ranked. */
  readonly hand?: HandRecipe;
  readonly order: HandOrder;
  /** The ranking of each part of a set hand. */
  readonly set?: { readonly front: RankingName; readonly middle?: RankingName; readonly back: RankingName };
};

/** The slug of a printed name: in lower case, apostrophes dropped, other characters one hyphen. QLF-18 */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The base game of a slug. */
export const gameOf = (slug: string): Game | undefined => BY_SLUG.get(slug);

const SMALL = new Set(['or', 'the', 'with']);
const PRINTED: ReadonlyMap<string, string> = new Map([
  ['holdem', "Hold'em"],
  ['em', "'em"],
  ['ez', 'EZ'],
]);

/** A slug as people read it: "Ultimate Texas Hold'em", "EZ Baccarat", "Golden Frog Baccarat 2.0". */
export const nameOfGame = (slug: string): string => NAMES.get(slug) ?? written(slug);

const written = (slug: string): string =>
  slug
    .replace(/(?<=[a-z]-\d+)-(?=\d+$)/, '.')
    .replaceAll(/(?<!\d)-|-(?!\d)/g, ' ')
    .split(' ')
    .map(word => PRINTED.get(word) ?? (SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

const HOLDEM: Game = {
  form: 'flop',
  order: 'hand',
  hand: {
    ranking: 'five-card',
    parts: [
      { from: 'hole', usesAtLeast: 0 },
      { from: 'board', usesAtLeast: 0 },
    ],
  },
};
const OMAHA: Game = {
  form: 'flop',
  order: 'hand',
  hand: {
    ranking: 'five-card',
    parts: [
      { from: 'hole', use: 2 },
      { from: 'board', use: 3 },
    ],
  },
};
const anyOwn = (form: Game['form'], ranking: RankingName): Game => ({
  form,
  order: 'hand',
  hand: { ranking, parts: [{ from: 'own', usesAtLeast: 0 }] },
});
const STUD = anyOwn('stud', 'five-card');
const RAZZ = anyOwn('stud', 'ace-to-five');
const DRAW = anyOwn('draw', 'five-card');
const LOWBALL = anyOwn('draw', 'ace-to-five');
const KANSAS_CITY = anyOwn('draw', 'deuce-to-seven');
/** One joker in the deck, which the ranking of pai gow knows; without it the two rank alike. */
const MEXICAN = anyOwn('stud', 'pai-gow');
const PAI_GOW: Game = {
  ...anyOwn('table-game', 'pai-gow'),
  order: 'set',
  set: { front: 'pai-gow-front', back: 'pai-gow' },
};
const JOKERS_WILD: Game = {
  ...anyOwn('table-game', 'pai-gow-jokers-wild'),
  order: 'set',
  set: { front: 'pai-gow-front', back: 'pai-gow-jokers-wild' },
};
const THIRTEEN: Game = {
  form: 'table-game',
  order: 'set',
  set: { front: 'thirteen-card-front', middle: 'five-card', back: 'five-card' },
};
const ULTIMATE: Game = { ...HOLDEM, form: 'table-game' };
const THREE_CARD = anyOwn('table-game', 'three-card');
const CRAZY_FOUR = anyOwn('table-game', 'four-card');
const CARIBBEAN = anyOwn('table-game', 'five-card');
const NINE: Game = { form: 'table-game', order: 'nine' };
const BLACKJACK: Game = { form: 'table-game', order: 'twenty-one' };
const TILES: Game = { form: 'table-game', order: 'tiles' };
const OTHER: Game = { form: 'table-game', order: 'none' };

const SLUGS: readonly (readonly [game: Game, slugs: string])[] = [
  [HOLDEM, 'texas-holdem no-limit-holdem limit-buy-in-no-limit-holdem texas-holdem-high-low-split reverse-hold-em'],
  [HOLDEM, 'crazy-pineapple crazy-pineapple-high-low-split pineapple pineapple-high-low-split'],
  [OMAHA, 'omaha omaha-high-low-split omaha-hi-low-split-8-or-better omaha-hi-lo 5-card-omaha-high-low-split'],
  [STUD, 'seven-card-stud seven-card-stud-high-low-split seven-card-stud-high-low-split-8-or-better stud'],
  [STUD, 'seven-card-high-low-split asian-five-card-stud-five-card-stud'],
  [RAZZ, 'razz seven-card-stud-low-razz'],
  [DRAW, 'draw-poker'],
  [LOWBALL, 'lowball california-lowball'],
  [KANSAS_CITY, 'kansas-city-lowball'],
  [MEXICAN, 'mexican-poker'],
  [PAI_GOW, 'pai-gow-poker fortune-pai-gow-poker face-up-pai-gow-poker pai-gow-poker-with-the-fortune-bonus-bet'],
  [PAI_GOW, 'pai-gow-poker-with-the-fortune-pai-gow-bet'],
  [JOKERS_WILD, 'jokers-wild-pai-gow-poker pai-gow-poker-jokers-wild'],
  [THIRTEEN, '13-card 13-card-poker 13-card-chinese-poker 13-card-poker-chinese-poker'],
  [ULTIMATE, 'ultimate-texas-holdem ultimate-texas-holdem-bad-beat-bonus'],
  [THREE_CARD, 'three-card-poker three-card-poker-6-card-bonus pokara'],
  [CRAZY_FOUR, 'crazy-4-poker'],
  [CARIBBEAN, 'caribbean-stud-poker'],
  [NINE, 'pan pan-9 super-pan-9 super-9 bonus-pan-9 baccarat-9'],
  [NINE, 'baccarat ez-baccarat ez-baccarat-panda-8 fortune-7 fortune-7-baccarat zoobac'],
  [NINE, 'golden-frog-baccarat golden-frog-baccarat-1-0 golden-frog-baccarat-2-0 golden-frog-baccarat-2-1'],
  [NINE, '21st-century-baccarat-4-0 21st-century-baccarat-8-0'],
  [BLACKJACK, 'blackjack blackjack-poker hawaiian-blackjack california-blackjack'],
  [BLACKJACK, 'no-bust-21st-century-blackjack no-bust-21st-century-blackjack-5-0'],
  [TILES, 'pai-gow-tiles pai-gow-tile'],
  [OTHER, 'casino-war 9-1-2'],
];

/** Every game that the judge knows. */
export const GAME_SLUGS: readonly string[] = SLUGS.flatMap(([, slugs]) => slugs.split(' '));

const BY_SLUG: ReadonlyMap<string, Game> = new Map(
  SLUGS.flatMap(([game, slugs]) => slugs.split(' ').map(slug => [slug, game] as const)),
);

/** Every round asks for one. */
const NAMES: ReadonlyMap<string, string> = new Map(GAME_SLUGS.map(slug => [slug, written(slug)]));
