import { CATEGORIES, RANKING_NAMES, RANKS } from '#core/cards';
import {
  choiceBy,
  either,
  exactly,
  lazy,
  list,
  named,
  type Of,
  object,
  one,
  optional,
  type Shape,
  toldBy,
  whole,
} from '#core/shape';

const Count = whole({ min: 0 });
const CategoryName = one(CATEGORIES);
const RankingName = one(RANKING_NAMES);
const Yes = optional(exactly(true));
const Ranks = list(one(RANKS));

/** Where cards come from, as the judged hand sees it. `down`: its first three cards (stud); `up`: the others. */
export const CARD_ORIGINS = ['own', 'hole', 'down', 'up', 'board', 'player', 'banker', 'player-dealer'] as const;
export type CardOrigin = (typeof CARD_ORIGINS)[number];

/** The cards of one origin in the order dealt; `first` keeps so many of them, `skip` leaves so many out before. */
const CardSource = object({ from: one(CARD_ORIGINS), first: optional(Count), skip: optional(Count) });
export type CardSource = Of<typeof CardSource>;

/** Cards that are looked at together. */
const Over = list(CardSource, { min: 1 });
export type Over = Of<typeof Over>;

/**
 * How a hand is built: of each part so many cards play (`use`, all when absent; from `usesAtLeast` where a game leaves
 * it open), as many together as the ranking plays, and the best such hand counts. QLF-2
 */
export const HandRecipe = object({
  ranking: RankingName,
  parts: list(object({ ...CardSource.fields, use: optional(Count), usesAtLeast: optional(Count) })),
});
export type HandRecipe = Of<typeof HandRecipe>;

/** A rank that is printed, or the one posted for the day (`designated.rank`). */
const RankOrPosted = one([...RANKS, 'posted']);
export type RankOrPosted = Of<typeof RankOrPosted>;
const RanksOrPosted = list(RankOrPosted);

/** `same-colour` includes suited; a suit names it; `posted` is the suit posted (`designated.suit`). */
export const SUIT_RULES = ['suited', 'same-colour', 'not-suited', 'posted', 'c', 'd', 'h', 's'] as const;
export type SuitRule = (typeof SUIT_RULES)[number];
const Suits = optional(one(SUIT_RULES));

/** The best hand is of this category, or better, or lower, within limits on the ranks that decide. QLF-3 */
const CategoryTest = object({
  type: exactly('category'),
  category: CategoryName,
  reach: one(['exactly', 'or-better', 'or-lower']),
  /** Within the category the deciding ranks are at least these: `['A', 'K']` for aces full of kings. */
  from: optional(RanksOrPosted),
  /** Within the category the deciding ranks are at most these. */
  to: optional(RanksOrPosted),
  /** How many hole cards must be able to play in a best hand; only in games with a board. QLF-4 */
  hole: optional(one(['both', 'one'])),
  /** The two hole cards that play are a pair; only where the hand is built of hole cards. QLF-5 */
  pocketPair: Yes,
  /** No joker among the cards that play. */
  joker: optional(exactly('none')),
  suits: Suits,
  /** All these cards are in play, ranked by `ranking`. */
  over: optional(Over),
  ranking: optional(RankingName),
});
export type CategoryTest = Of<typeof CategoryTest>;

/** At least so many cards of one of these ranks. QLF-6 */
const AlikeTest = object({
  type: exactly('alike'),
  ranks: either(RanksOrPosted, exactly('any')),
  count: Count,
  suits: Suits,
  over: Over,
});
export type AlikeTest = Of<typeof AlikeTest>;

/** Exactly these ranks, each once, and no other card. QLF-7 */
const RanksTest = object({ type: exactly('ranks'), ranks: Ranks, suits: Suits, over: Over });
export type RanksTest = Of<typeof RanksTest>;

/** Exactly so many cards, of which so many are jokers and all others are of these ranks and suits. QLF-8 */
const EveryTest = object({
  type: exactly('every'),
  count: Count,
  ranks: optional(Ranks),
  suits: Suits,
  jokers: optional(Count),
  over: Over,
});
export type EveryTest = Of<typeof EveryTest>;

/** Exactly so many cards in an unbroken run, the ace above the king or below the deuce. QLF-9 */
const RunTest = object({ type: exactly('run'), count: Count, suits: Suits, over: Over });
export type RunTest = Of<typeof RunTest>;

/** Exactly so many ranks are held twice and none more often; a joker counts as an ace. QLF-10 */
const PairsTest = object({ type: exactly('pairs'), count: Count, over: Over });
export type PairsTest = Of<typeof PairsTest>;

/** So many hands of a category, no card in two of them. QLF-11 */
const SeveralTest = object({
  type: exactly('several'),
  count: Count,
  category: CategoryName,
  ranking: RankingName,
  over: Over,
});
export type SeveralTest = Of<typeof SeveralTest>;

/** As the player set it, or in any lawful way the cards could be set. */
const Arranged = one(['as-set', 'any-way']);

/** The least a two-tile hand must be: so many points, a gong, a wong, a pair (of at least this place, 1 the best). */
const TileLeast = choiceBy('least', {
  points: { points: Count },
  gong: {},
  wong: {},
  pair: { place: optional(Count) },
});
export type TileLeast = Of<typeof TileLeast>;

/** Four tiles set as front and back. QLF-13 */
const TilesTest = object({
  type: exactly('tiles'),
  front: optional(TileLeast),
  back: optional(TileLeast),
  arranged: Arranged,
});
export type TilesTest = Of<typeof TilesTest>;

/** The base game scored a home run of at least so many points; the score is recorded, not worked out. QLF-14 */
const ScoreTest = object({ type: exactly('home-run'), points: Count });
export type ScoreTest = Of<typeof ScoreTest>;

/** A point total, with so many cards. QLF-15 */
const TotalTest = object({
  type: exactly('total'),
  counting: one(['baccarat', 'blackjack']),
  total: Count,
  cardsMin: optional(Count),
  cardsMax: optional(Count),
  over: Over,
});
export type TotalTest = Of<typeof TotalTest>;

const CoupSide = object({ totals: optional(list(Count)), cards: optional(Count) });
export type CoupSide = Of<typeof CoupSide>;

/** How a round of baccarat ended. `alike`: both hands have the same ranks, or the same cards, in any order. QLF-16 */
const CoupTest = object({
  type: exactly('coup'),
  winner: optional(one(['player', 'banker', 'tie'])),
  player: optional(CoupSide),
  banker: optional(CoupSide),
  /** Cards of both hands together. */
  cards: optional(Count),
  alike: optional(one(['ranks', 'cards'])),
});
export type CoupTest = Of<typeof CoupTest>;

/** The first card ties the player-dealer's, in suit too where `suited`; twice: so does the war card. QLF-17 */
const WarTest = object({ type: exactly('war'), suited: Yes, twice: Yes });
export type WarTest = Of<typeof WarTest>;

/** A hand set in parts, each of which passes its test; inside a part the test speaks of that part. QLF-12 */
export type SetTest = {
  readonly type: 'set';
  readonly front?: HandTest;
  readonly middle?: HandTest;
  readonly back?: HandTest;
  readonly arranged: Of<typeof Arranged>;
  /** No joker among all the cards of the hand, or none in front. */
  readonly joker?: 'none' | 'not-in-front';
  /** A clean sweep counts too, if its cards can make the part asked for. */
  readonly sweep?: true;
};

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

/** A test may hold others. */
const Within = lazy((): Shape<HandTest> => HandTest);
const Part = optional(Within);
const Tests = list(Within, { min: 1 });

export const HandTest: Shape<HandTest> = named(
  'HandTest',
  toldBy<HandTest>('type', [
    ['category', CategoryTest],
    ['alike', AlikeTest],
    ['ranks', RanksTest],
    ['every', EveryTest],
    ['run', RunTest],
    ['pairs', PairsTest],
    ['several', SeveralTest],
    ['tiles', TilesTest],
    ['home-run', ScoreTest],
    ['total', TotalTest],
    ['coup', CoupTest],
    ['war', WarTest],
    [
      'set',
      object({
        type: exactly('set'),
        front: Part,
        middle: Part,
        back: Part,
        arranged: Arranged,
        joker: optional(one(['none', 'not-in-front'])),
        sweep: Yes,
      }),
    ],
    ['all-of', object({ type: exactly('all-of'), tests: Tests })],
    ['any-of', object({ type: exactly('any-of'), tests: Tests })],
  ]),
);
