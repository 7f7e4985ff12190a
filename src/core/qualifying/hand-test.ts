import type { Category, Rank, RankingName } from '#core/cards';

/**
 * A qualifying hand as data. It says what the cards must be and nothing about people, fees or money. QLF-1
 * Where a test names no cards (`over`), it speaks of the hand: as the activity builds it, else as the game plays it.
 */
export type HandTest =
  | CategoryTest
  | AlikeTest
  | RanksTest
  | EveryTest
  | RunTest
  | PairsTest
  | SeveralTest
  | SetTest
  | TilesTest
  | ScoreTest
  | TotalTest
  | CoupTest
  | WarTest
  | { readonly type: 'all-of'; readonly tests: readonly HandTest[] }
  | { readonly type: 'any-of'; readonly tests: readonly HandTest[] };

/** Where cards come from, as the judged hand sees it. `down`: its first three cards (stud); `up`: the others. */
export const CARD_ORIGINS = ['own', 'hole', 'down', 'up', 'board', 'player', 'banker', 'player-dealer'] as const;
export type CardOrigin = (typeof CARD_ORIGINS)[number];

/** The cards of one origin in the order dealt; `first` keeps so many of them, `skip` leaves so many out before. */
export type CardSource = { readonly from: CardOrigin; readonly first?: number; readonly skip?: number };

/** Cards that are looked at together. */
export type Over = readonly CardSource[];

/**
 * How a hand is built: of each part so many cards play (`use`, all when absent; from `usesAtLeast` where a game leaves
 * it open), as many together as the ranking plays, and the best such hand counts. QLF-2
 */
export type HandRecipe = {
  readonly ranking: RankingName;
  readonly parts: readonly (CardSource & { readonly use?: number; readonly usesAtLeast?: number })[];
};

/** A rank that is printed, or the one posted for the day (`designated.rank`). */
export type RankOrPosted = Rank | 'posted';

/** `same-colour` includes suited; a suit names it; `posted` is the suit posted (`designated.suit`). */
export const SUIT_RULES = ['suited', 'same-colour', 'not-suited', 'posted', 'c', 'd', 'h', 's'] as const;
export type SuitRule = (typeof SUIT_RULES)[number];

/** The best hand is of this category, or better, or lower, within limits on the ranks that decide. QLF-3 */
export type CategoryTest = {
  readonly type: 'category';
  readonly category: Category;
  readonly reach: 'exactly' | 'or-better' | 'or-lower';
  /** Within the category the deciding ranks are at least these: `['A', 'K']` for aces full of kings. */
  readonly from?: readonly RankOrPosted[];
  /** Within the category the deciding ranks are at most these. */
  readonly to?: readonly RankOrPosted[];
  /** How many hole cards must be able to play in a best hand; only in games with a board. QLF-4 */
  readonly hole?: 'both' | 'one';
  /** The two hole cards that play are a pair; only where the hand is built of hole cards. QLF-5 */
  readonly pocketPair?: true;
  /** No joker among the cards that play. */
  readonly joker?: 'none';
  readonly suits?: SuitRule;
  /** All these cards are in play, ranked by `ranking`. */
  readonly over?: Over;
  readonly ranking?: RankingName;
};

/** At least so many cards of one of these ranks. QLF-6 */
export type AlikeTest = {
  readonly type: 'alike';
  readonly ranks: readonly RankOrPosted[] | 'any';
  readonly count: number;
  readonly suits?: SuitRule;
  readonly over: Over;
};

/** Exactly these ranks, each once, and no other card. QLF-7 */
export type RanksTest = {
  readonly type: 'ranks';
  readonly ranks: readonly Rank[];
  readonly suits?: SuitRule;
  readonly over: Over;
};

/** Exactly so many cards, of which so many are jokers and all others are of these ranks and suits. QLF-8 */
export type EveryTest = {
  readonly type: 'every';
  readonly count: number;
  readonly ranks?: readonly Rank[];
  readonly suits?: SuitRule;
  readonly jokers?: number;
  readonly over: Over;
};

/** Exactly so many cards in an unbroken run, the ace above the king or below the deuce. QLF-9 */
export type RunTest = {
  readonly type: 'run';
  readonly count: number;
  readonly suits?: SuitRule;
  readonly over: Over;
};

/** Exactly so many ranks are held twice and none more often; a joker counts as an ace. QLF-10 */
export type PairsTest = { readonly type: 'pairs'; readonly count: number; readonly over: Over };

/** So many hands of a category, no card in two of them. QLF-11 */
export type SeveralTest = {
  readonly type: 'several';
  readonly count: number;
  readonly category: Category;
  readonly ranking: RankingName;
  readonly over: Over;
};

/** A hand set in parts, each of which passes its test; inside a part the test speaks of that part. QLF-12 */
export type SetTest = {
  readonly type: 'set';
  readonly front?: HandTest;
  readonly middle?: HandTest;
  readonly back?: HandTest;
  /** As the player set it, or in any lawful way the cards could be set. */
  readonly arranged: 'as-set' | 'any-way';
  /** No joker among all the cards of the hand, or none in front. */
  readonly joker?: 'none' | 'not-in-front';
};

/** The least a two-tile hand must be: so many points, a gong, a wong, a pair (of at least this place, 1 the best). */
export type TileLeast =
  | { readonly least: 'points'; readonly points: number }
  | { readonly least: 'gong' }
  | { readonly least: 'wong' }
  | { readonly least: 'pair'; readonly place?: number };

/** Four tiles set as front and back. QLF-13 */
export type TilesTest = {
  readonly type: 'tiles';
  readonly front?: TileLeast;
  readonly back?: TileLeast;
  readonly arranged: 'as-set' | 'any-way';
};

/** The base game scored a home run of at least so many points; the score is recorded, not worked out. QLF-14 */
export type ScoreTest = { readonly type: 'home-run'; readonly points: number };

/** A point total, with so many cards. QLF-15 */
export type TotalTest = {
  readonly type: 'total';
  readonly counting: 'baccarat' | 'blackjack';
  readonly total: number;
  readonly cardsMin?: number;
  readonly cardsMax?: number;
  readonly over: Over;
};

export type CoupSide = { readonly totals?: readonly number[]; readonly cards?: number };

/** How a round of baccarat ended. `alike`: both hands have the same ranks, or the same cards, in any order. QLF-16 */
export type CoupTest = {
  readonly type: 'coup';
  readonly winner?: 'player' | 'banker' | 'tie';
  readonly player?: CoupSide;
  readonly banker?: CoupSide;
  /** Cards of both hands together. */
  readonly cards?: number;
  readonly alike?: 'ranks' | 'cards';
};

/** The first card ties the player-dealer's, in suit too where `suited`; twice: so does the war card. QLF-17 */
export type WarTest = { readonly type: 'war'; readonly suited?: true; readonly twice?: true };
