import type { Category } from './category.ts';
import type { DeckKey } from './deck.ts';
import type { JokerRule } from './joker.ts';
import type { ShapeRule } from './shape.ts';

/** How one game orders hands: what it looks for, and which kind of hand beats which. */
export type Ranking = {
  readonly title: string;
  readonly deck: DeckKey;
  readonly min: number;
  readonly max: number;
  /** How many of the cards given play; the others never count. */
  readonly plays: number;
  /** Best first. */
  readonly order: readonly Category[];
  readonly wins: 'high' | 'low';
  readonly joker: JokerRule;
  readonly shape: ShapeRule;
  readonly clause: string;
};

const HIGH: ShapeRule = { ace: 'high', straights: 'wheel', flushes: true, royals: false };
const ALIKE_ONLY: ShapeRule = { ace: 'high', straights: 'none', flushes: false, royals: false };

const FIVE_CARD_ORDER: readonly Category[] = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
];
const PAI_GOW_ORDER: readonly Category[] = ['five-aces', ...FIVE_CARD_ORDER];

const FIVE_CARD: Ranking = {
  title: 'five-card',
  deck: 'standard-52',
  min: 5,
  max: 7,
  plays: 5,
  order: FIVE_CARD_ORDER,
  wins: 'high',
  joker: 'none',
  shape: { ...HIGH, royals: true },
  clause: 'RNK-2',
};

const PAI_GOW: Ranking = {
  ...FIVE_CARD,
  title: 'pai gow',
  deck: 'joker-53',
  order: PAI_GOW_ORDER,
  joker: 'bug',
  clause: 'PGW-1',
};

const RANKING_TABLE = {
  'four-card': {
    ...FIVE_CARD,
    title: 'four-card',
    min: 4,
    max: 6,
    plays: 4,
    order: [
      'four-of-a-kind',
      'straight-flush',
      'three-of-a-kind',
      'flush',
      'straight',
      'two-pair',
      'pair',
      'high-card',
    ],
    shape: HIGH,
    clause: 'RNK-5',
  },
  'five-card': FIVE_CARD,
  'three-card': {
    ...FIVE_CARD,
    title: 'three-card',
    min: 3,
    max: 3,
    plays: 3,
    order: ['straight-flush', 'three-of-a-kind', 'straight', 'flush', 'pair', 'high-card'],
    shape: HIGH,
    clause: 'RNK-7',
  },
  'ace-to-five': {
    ...FIVE_CARD,
    title: 'ace-to-five',
    order: ['high-card', 'pair', 'two-pair', 'three-of-a-kind', 'full-house', 'four-of-a-kind'],
    wins: 'low',
    shape: { ...ALIKE_ONLY, ace: 'low' },
    clause: 'LOW-1',
  },
  'deuce-to-seven': {
    ...FIVE_CARD,
    title: 'deuce-to-seven',
    order: FIVE_CARD_ORDER.filter(category => category !== 'royal-flush').toReversed(),
    wins: 'low',
    shape: { ...HIGH, straights: 'ace-high' },
    clause: 'LOW-2',
  },
  'pai-gow': PAI_GOW,
  'pai-gow-front': {
    ...PAI_GOW,
    title: 'pai gow front',
    order: ['pair', 'high-card'],
    min: 2,
    max: 2,
    plays: 2,
    shape: ALIKE_ONLY,
    clause: 'PGW-4',
  },
  'pai-gow-jokers-wild': {
    ...PAI_GOW,
    title: 'jokers wild pai gow',
    order: ['five-aces', 'five-of-a-kind', ...FIVE_CARD_ORDER],
    joker: 'wild',
    clause: 'PGW-8',
  },
  'thirteen-card-front': {
    ...FIVE_CARD,
    title: 'thirteen-card front',
    order: ['three-of-a-kind', 'pair', 'high-card'],
    min: 3,
    max: 3,
    plays: 3,
    shape: ALIKE_ONLY,
    clause: 'RNK-9',
  },
} as const satisfies Readonly<Record<string, Ranking>>;

export type RankingName = keyof typeof RANKING_TABLE;
export const RANKINGS: Readonly<Record<RankingName, Ranking>> = RANKING_TABLE;
export const RANKING_NAMES = Object.keys(RANKINGS) as readonly RankingName[]; // The keys of our own table.
