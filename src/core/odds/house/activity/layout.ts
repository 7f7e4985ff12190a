import { DECKS, type Deck } from '#core/cards';

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

/** Undefined for games whose cards depend on what players decide, or that have none. */
export const layoutOf = (game: string, decks: number | undefined): Layout | undefined => {
  const layout = BY_SLUG.get(game);
  return layout === undefined || decks === undefined ? layout : { ...layout, deck: { ...layout.deck, decks } };
};

const cards = (own: number, board: number, dealer: number, players: number, deck: Deck): Layout => ({
  kind: 'cards',
  deck,
  own,
  board,
  dealer,
  players,
});

const ONE_DECK = DECKS['standard-52'];
const HOLDEM = cards(2, 5, 0, 9, ONE_DECK);
const THREE_CARD = cards(3, 0, 3, 6, ONE_DECK);
const PAI_GOW = cards(7, 0, 0, 6, DECKS['joker-53']);
const PAN = cards(3, 0, 0, 6, DECKS['pan-9']);
const COUP: Layout = { ...cards(0, 0, 0, 8, DECKS['shoe-8']), kind: 'coup' };
const TILES: Layout = { ...cards(0, 0, 0, 7, ONE_DECK), kind: 'tiles' };

const LAYOUTS: readonly (readonly [layout: Layout, slugs: string])[] = [
  [HOLDEM, 'texas-holdem no-limit-holdem limit-buy-in-no-limit-holdem texas-holdem-high-low-split'],
  [cards(4, 5, 0, 9, ONE_DECK), 'omaha omaha-high-low-split omaha-hi-low-split-8-or-better omaha-hi-lo'],
  [cards(7, 0, 0, 7, ONE_DECK), 'seven-card-stud seven-card-stud-high-low-split stud seven-card-high-low-split razz'],
  [cards(5, 0, 0, 8, DECKS['mexican-41']), 'mexican-poker'],
  [cards(2, 5, 2, 6, ONE_DECK), 'ultimate-texas-holdem ultimate-texas-holdem-bad-beat-bonus'],
  [THREE_CARD, 'three-card-poker'],
  [{ ...THREE_CARD, board: 2 }, 'three-card-poker-6-card-bonus'],
  [cards(5, 0, 5, 6, ONE_DECK), 'crazy-4-poker caribbean-stud-poker'],
  [PAI_GOW, 'pai-gow-poker fortune-pai-gow-poker face-up-pai-gow-poker pai-gow-poker-with-the-fortune-bonus-bet'],
  [PAI_GOW, 'jokers-wild-pai-gow-poker pai-gow-poker-jokers-wild pai-gow-poker-with-the-fortune-pai-gow-bet'],
  [cards(13, 0, 0, 4, ONE_DECK), '13-card 13-card-poker 13-card-chinese-poker 13-card-poker-chinese-poker'],
  [PAN, 'pan pan-9 super-pan-9 super-9 bonus-pan-9 baccarat-9'],
  [cards(3, 0, 0, 6, DECKS['shoe-6']), 'pokara'],
  [cards(2, 0, 1, 6, DECKS['joker-shoe-6']), 'hawaiian-blackjack'],
  [cards(2, 0, 1, 6, DECKS['shoe-6']), 'blackjack blackjack-poker california-blackjack'],
  [cards(2, 0, 1, 6, DECKS['shoe-6']), 'no-bust-21st-century-blackjack no-bust-21st-century-blackjack-5-0'],
  [cards(2, 0, 2, 6, DECKS['shoe-6']), 'casino-war'],
  [COUP, 'baccarat ez-baccarat ez-baccarat-panda-8 fortune-7 fortune-7-baccarat zoobac golden-frog-baccarat'],
  [COUP, 'golden-frog-baccarat-1-0 golden-frog-baccarat-2-0 golden-frog-baccarat-2-1'],
  [COUP, '21st-century-baccarat-4-0 21st-century-baccarat-8-0'],
  [TILES, 'pai-gow-tiles pai-gow-tile'],
];

const BY_SLUG: ReadonlyMap<string, Layout> = new Map(
  LAYOUTS.flatMap(([layout, slugs]) => slugs.split(' ').map(slug => [slug, layout] as const)),
);
