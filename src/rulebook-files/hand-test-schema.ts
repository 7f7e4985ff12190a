import { z } from 'zod';
import { CATEGORIES, RANKING_NAMES, RANKS } from '#core/cards';
import { CARD_ORIGINS, type HandTest, SUIT_RULES } from '#core/qualifying';

const Count = z.int().min(0);
const RankName = z.enum(RANKS);
const RankOrPosted = z.enum([...RANKS, 'posted']);
const Suits = z.enum(SUIT_RULES).exactOptional();
const CategoryName = z.enum(CATEGORIES);
const RankingName = z.enum(RANKING_NAMES);
const Yes = z.literal(true).exactOptional();
const Arranged = z.enum(['as-set', 'any-way']);

const CardSource = { from: z.enum(CARD_ORIGINS), first: Count.exactOptional(), skip: Count.exactOptional() };
const Over = z.array(z.strictObject(CardSource)).min(1);

/** How a hand is built. */
export const HandRecipeFile = z
  .strictObject({
    ranking: RankingName,
    parts: z.array(z.strictObject({ ...CardSource, use: Count.exactOptional(), usesAtLeast: Count.exactOptional() })),
  })
  .meta({ id: 'HandRecipe' });

const CoupSide = z
  .strictObject({ totals: z.array(Count).exactOptional(), cards: Count.exactOptional() })
  .exactOptional();

const TileLeast = z
  .discriminatedUnion('least', [
    z.strictObject({ least: z.literal('points'), points: Count }),
    z.strictObject({ least: z.literal('gong') }),
    z.strictObject({ least: z.literal('wong') }),
    z.strictObject({ least: z.literal('pair'), place: Count.exactOptional() }),
  ])
  .exactOptional();

const CATEGORY = z.strictObject({
  type: z.literal('category'),
  category: CategoryName,
  reach: z.enum(['exactly', 'or-better', 'or-lower']),
  from: z.array(RankOrPosted).exactOptional(),
  to: z.array(RankOrPosted).exactOptional(),
  hole: z.enum(['both', 'one']).exactOptional(),
  pocketPair: Yes,
  joker: z.literal('none').exactOptional(),
  suits: Suits,
  over: Over.exactOptional(),
  ranking: RankingName.exactOptional(),
});
const ALIKE = z.strictObject({
  type: z.literal('alike'),
  ranks: z.union([z.array(RankOrPosted), z.literal('any')]),
  count: Count,
  suits: Suits,
  over: Over,
});
const RANK_LIST = z.strictObject({ type: z.literal('ranks'), ranks: z.array(RankName), suits: Suits, over: Over });
const EVERY = z.strictObject({
  type: z.literal('every'),
  count: Count,
  ranks: z.array(RankName).exactOptional(),
  suits: Suits,
  jokers: Count.exactOptional(),
  over: Over,
});
const RUN = z.strictObject({ type: z.literal('run'), count: Count, suits: Suits, over: Over });
const PAIRS = z.strictObject({ type: z.literal('pairs'), count: Count, over: Over });
const SEVERAL = z.strictObject({
  type: z.literal('several'),
  count: Count,
  category: CategoryName,
  ranking: RankingName,
  over: Over,
});
const TILES = z.strictObject({ type: z.literal('tiles'), front: TileLeast, back: TileLeast, arranged: Arranged });
const HOME_RUN = z.strictObject({ type: z.literal('home-run'), points: Count });
const TOTAL = z.strictObject({
  type: z.literal('total'),
  counting: z.enum(['baccarat', 'blackjack']),
  total: Count,
  cardsMin: Count.exactOptional(),
  cardsMax: Count.exactOptional(),
  over: Over,
});
const COUP = z.strictObject({
  type: z.literal('coup'),
  winner: z.enum(['player', 'banker', 'tie']).exactOptional(),
  player: CoupSide,
  banker: CoupSide,
  cards: Count.exactOptional(),
  alike: z.enum(['ranks', 'cards']).exactOptional(),
});
const WAR = z.strictObject({ type: z.literal('war'), suited: Yes, twice: Yes });

/** A qualifying hand as data; a test may hold others. */
export const HandTestFile: z.ZodType<HandTest> = z
  .lazy(() =>
    z.discriminatedUnion('type', [
      CATEGORY,
      ALIKE,
      RANK_LIST,
      EVERY,
      RUN,
      PAIRS,
      SEVERAL,
      TILES,
      HOME_RUN,
      TOTAL,
      COUP,
      WAR,
      z.strictObject({
        type: z.literal('set'),
        front: HandTestFile.exactOptional(),
        middle: HandTestFile.exactOptional(),
        back: HandTestFile.exactOptional(),
        arranged: Arranged,
        joker: z.enum(['none', 'not-in-front']).exactOptional(),
      }),
      z.strictObject({ type: z.literal('all-of'), tests: z.array(HandTestFile).min(1) }),
      z.strictObject({ type: z.literal('any-of'), tests: z.array(HandTestFile).min(1) }),
    ]),
  )
  .meta({ id: 'HandTest' });
