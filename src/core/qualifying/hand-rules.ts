import type { RankingName } from '#core/cards';
import type { HandRecipe } from './hand-test.ts';

/** How two hands of a game compare: by the hand, part by part as set, by points up to nine or twenty-one, by tiles. */
export type HandOrder = 'hand' | 'set' | 'nine' | 'twenty-one' | 'tiles' | 'none';

/** What the judge must know of how a game's hands are made, and no more. QLF-18 */
export type HandRules = {
  readonly form: 'flop' | 'stud' | 'draw' | 'table-game';
  /** How its own rules make a hand; absent where hands are counted, not ranked. */
  readonly hand?: HandRecipe;
  readonly order: HandOrder;
  /** The ranking of each part of a hand that is set in parts. */
  readonly set?: { readonly front: RankingName; readonly middle?: RankingName; readonly back: RankingName };
};

const HOLDEM: HandRules = {
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
const OMAHA: HandRules = {
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
const anyOwn = (form: HandRules['form'], ranking: RankingName): HandRules => ({
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
const PAI_GOW: HandRules = {
  ...anyOwn('table-game', 'pai-gow'),
  order: 'set',
  set: { front: 'pai-gow-front', back: 'pai-gow' },
};
const JOKERS_WILD: HandRules = {
  ...anyOwn('table-game', 'pai-gow-jokers-wild'),
  order: 'set',
  set: { front: 'pai-gow-front', back: 'pai-gow-jokers-wild' },
};
const THIRTEEN: HandRules = {
  form: 'table-game',
  order: 'set',
  set: { front: 'thirteen-card-front', middle: 'five-card', back: 'five-card' },
};
const ULTIMATE: HandRules = { ...HOLDEM, form: 'table-game' };
const THREE_CARD = anyOwn('table-game', 'three-card');
const FOUR_CARD = anyOwn('table-game', 'four-card');
const CARIBBEAN = anyOwn('table-game', 'five-card');
const NINE: HandRules = { form: 'table-game', order: 'nine' };
const BLACKJACK: HandRules = { form: 'table-game', order: 'twenty-one' };
const TILES: HandRules = { form: 'table-game', order: 'tiles' };
const OTHER: HandRules = { form: 'table-game', order: 'none' };

/** By the key under which the list of games names them. */
export const HAND_RULES = {
  holdem: HOLDEM,
  omaha: OMAHA,
  stud: STUD,
  razz: RAZZ,
  draw: DRAW,
  lowball: LOWBALL,
  'kansas-city': KANSAS_CITY,
  mexican: MEXICAN,
  'pai-gow': PAI_GOW,
  'pai-gow-jokers-wild': JOKERS_WILD,
  'thirteen-card': THIRTEEN,
  ultimate: ULTIMATE,
  'three-card': THREE_CARD,
  'four-card': FOUR_CARD,
  caribbean: CARIBBEAN,
  nine: NINE,
  'twenty-one': BLACKJACK,
  tiles: TILES,
  other: OTHER,
} satisfies Readonly<Record<string, HandRules>>;
export type HandRulesKey = keyof typeof HAND_RULES;
