import { DECKS, type Deck } from '#core/cards';
import { gameOf } from '#core/qualifying';

/** How a base game deals, as far as that needs nobody's decision. */
export type Layout = {
  /** `coup`: the two hands of baccarat; `tiles`: four tiles each. */
  readonly kind: 'cards' | 'coup' | 'tiles';
  readonly deck: Deck;
  /** Cards to each hand, to the board and to the player-dealer. */
  readonly own: number;
  readonly board: number;
  readonly dealer: number;
  /** Players at a full table. */
  readonly players: number;
};
type Dealt = Omit<Layout, 'deck'>;

/** Undefined for games whose cards depend on what players decide, or that have none. */
export const layoutOf = (slug: string, decks: number | undefined): Layout | undefined => {
  const game = gameOf(slug);
  const dealt = BY_SLUG.get(slug) ?? BY_SLUG.get(game?.slug ?? slug);
  if (dealt === undefined) return undefined;
  const deck: Deck = game?.deck ?? ONE_DECK;
  return { ...dealt, deck: decks === undefined ? deck : { ...deck, decks } };
};

const ONE_DECK = DECKS['standard-52'];

const cards = (own: number, board: number, dealer: number, players: number): Dealt => ({
  kind: 'cards',
  own,
  board,
  dealer,
  players,
});

const THREE_CARD = cards(3, 0, 3, 6);
const COUP: Dealt = { ...cards(0, 0, 0, 8), kind: 'coup' };

/** By the slug of the game; a spelling of it that is dealt otherwise has its own. */
const LAYOUTS: readonly (readonly [layout: Dealt, slugs: string])[] = [
  [cards(2, 5, 0, 9), 'texas-holdem no-limit-holdem limit-buy-in-no-limit-holdem texas-holdem-high-low-split'],
  [cards(4, 5, 0, 9), 'omaha omaha-high-low-split'],
  [cards(7, 0, 0, 7), 'seven-card-stud seven-card-stud-high-low-split stud razz'],
  [cards(5, 0, 0, 8), 'mexican-poker'],
  [cards(2, 5, 2, 6), 'ultimate-texas-holdem ultimate-texas-holdem-bad-beat-bonus'],
  [THREE_CARD, 'three-card-poker'],
  [{ ...THREE_CARD, board: 2 }, 'three-card-poker-6-card-bonus'],
  [cards(5, 0, 5, 6), 'crazy-4-poker caribbean-stud-poker'],
  [cards(7, 0, 0, 6), 'pai-gow-poker fortune-pai-gow-poker face-up-pai-gow-poker jokers-wild-pai-gow-poker'],
  [cards(13, 0, 0, 4), '13-card-poker-chinese-poker'],
  [cards(3, 0, 0, 6), 'pan-9 super-9 bonus-pan-9 baccarat-9 pokara'],
  [cards(2, 0, 1, 6), 'hawaiian-blackjack blackjack blackjack-poker california-blackjack'],
  [cards(2, 0, 1, 6), 'no-bust-21st-century-blackjack'],
  [cards(2, 0, 2, 6), 'casino-war'],
  [COUP, 'baccarat ez-baccarat fortune-7-baccarat zoobac golden-frog-baccarat golden-frog-baccarat-2-0'],
  [COUP, 'golden-frog-baccarat-2-1 21st-century-baccarat-4-0 21st-century-baccarat-8-0'],
  [{ ...cards(0, 0, 0, 7), kind: 'tiles' }, 'pai-gow-tiles'],
];

const BY_SLUG: ReadonlyMap<string, Dealt> = new Map(
  LAYOUTS.flatMap(([layout, slugs]) => slugs.split(' ').map(slug => [slug, layout] as const)),
);
