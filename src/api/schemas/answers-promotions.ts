import { z } from 'zod';
import type { DrawRecord } from '#core/draws';
import type { Draw } from '#core/house';
import type { Entry } from '#core/mechanisms/drawing';
import { ENTRY_METHODS, type Level, type TournamentLog } from '#core/mechanisms/tournament';
import { INSTRUMENT_TYPES } from '#core/rulebook';
import type { PromotionView } from '#core/views';
import type { NamedLog } from '../answers.ts';
import { STATES } from './answers-states.ts';
import { Amount, exactly, MomentText, Text, Texts, Whole, Wholes, Yes } from './exactly.ts';
import { MECHANISM_NAMES, POSTED } from './promotions.ts';

const Redraw = z.strictObject({ of: Whole, reason: Text });
const LastDraw = z.strictObject({ draw: Whole, inVain: Text.exactOptional() });

const DRAW_BASE = { draw: Whole, promotion: Text, activity: Text, at: MomentText, redraw: Redraw.exactOptional() };
const PUBLISHED = { ...DRAW_BASE, count: Whole, entriesHash: Text, commitment: Text, beacon: Text.exactOptional() };
type Shown<Type extends Draw['type']> = Omit<Extract<Draw, { type: Type }>, 'entries' | 'people' | 'by'>;

export const DrawAnswer = z
  .union([
    exactly<Shown<'witnessed'>>({ ...DRAW_BASE, type: z.literal('witnessed'), drawn: Text }),
    exactly<Shown<'committed'>>({ ...PUBLISHED, type: z.literal('committed') }),
    exactly<Shown<'revealed'>>({
      ...PUBLISHED,
      type: z.literal('revealed'),
      revealedAt: MomentText,
      secret: Text,
      value: Text.exactOptional(),
      winner: Text,
    }),
    exactly<Shown<'void'>>({ ...PUBLISHED, type: z.literal('void'), reason: Text }),
  ])
  .meta({ id: 'Draw' });

export const DrawRecordAnswer = exactly<DrawRecord>({
  draw: Whole,
  promotion: Text,
  activity: Text,
  committedAt: MomentText,
  revealedAt: MomentText,
  entries: z.array(z.tuple([Text, Whole])),
  entriesHash: Text,
  commitment: Text,
  secret: Text,
  beacon: z.strictObject({ name: Text, value: Text }).exactOptional(),
  redraw: Redraw.exactOptional(),
  winners: Texts,
}).meta({ id: 'DrawRecord' });

export const EntryAnswer = exactly<Entry>({ ticket: Text, player: Text, points: Whole, game: Text.exactOptional() });

const OPENED = { promotion: Text, activity: Text, openedAt: MomentText, lastDraw: LastDraw.exactOptional() };
/** What was posted goes by the mechanism. */
export const PostedPromotion = z.union(
  MECHANISM_NAMES.map(name => z.strictObject({ ...OPENED, mechanism: z.literal(name), posted: POSTED[name] })),
);
export const PromotionAnswer = z
  .union(
    MECHANISM_NAMES.map(name =>
      z.strictObject({
        ...OPENED,
        mechanism: z.literal(name),
        posted: POSTED[name],
        state: STATES[name],
      }),
    ),
  )
  .meta({ id: 'Promotion' });

const EVENT = {
  promotion: Text,
  activity: Text,
  name: Text,
  mechanism: z.enum(MECHANISM_NAMES),
  openedAt: MomentText,
  endsAt: MomentText.exactOptional(),
  unfinished: Text.exactOptional(),
  board: z.looseObject({ type: z.enum(['tournament']) }).describe('As the topic "boards" of the live feed shows it.'),
  draw: DrawAnswer.exactOptional(),
  inVain: Text.exactOptional(),
  kinds: z.array(z.strictObject({ type: z.enum(INSTRUMENT_TYPES), isSold: Yes })).exactOptional(),
} satisfies { readonly [Field in Exclude<keyof PromotionView, 'desk'>]: z.ZodType };
export const ListedTournament = z.strictObject(EVENT);
export const TournamentAnswer = z.strictObject({
  ...EVENT,
  desk: z.looseObject({}).describe('As the topic "promotions" of the live feed shows it.'),
});

export const LevelAnswer: z.ZodType<Level> = z.union([
  z.strictObject({
    type: z.literal('level'),
    minutes: Whole,
    smallBlind: Whole,
    bigBlind: Whole,
    ante: Whole.exactOptional(),
  }),
  z.strictObject({ type: z.literal('break'), minutes: Whole }),
]);

const Names = z.record(Text, Text);
export const NamedLogAnswer = exactly<NamedLog>({ players: Names, staff: Names, html: Text });

type Log = Omit<TournamentLog, 'startedAt'> & { readonly startedAt: string };
export const TournamentLogAnswer = exactly<Log>({
  establishment: Text,
  name: Text,
  startedAt: Text,
  tables: Wholes,
  games: Texts,
  entries: z.partialRecord(z.enum([...ENTRY_METHODS, 're-entry']), Whole),
  participants: Texts,
  fees: z.array(z.strictObject({ name: Text, amount: Amount, count: Whole, total: Amount })),
  poolFrom: z.array(z.strictObject({ source: Text, amount: Amount })),
  pool: Amount,
  deductions: z.array(z.strictObject({ reason: Text, amount: Amount })),
  attached: z.array(
    exactly<Log['attached'][number]>({
      name: Text,
      fundedBy: z.enum(['pool', 'house']),
      prizes: Amount,
      awarded: Whole,
      deducted: Amount,
    }),
  ),
  deal: z.strictObject({ players: Texts, each: z.array(Amount) }).exactOptional(),
  results: z.array(
    exactly<Log['results'][number]>({
      place: Whole,
      player: Text,
      prize: Amount,
      bounties: Amount,
      hasItem: Yes,
      what: Text.exactOptional(),
      paid: Amount,
      withheld: Amount.exactOptional(),
    }),
  ),
  signatures: z.array(z.strictObject({ by: Text, at: MomentText, atHandUntil: Text, keptUntil: Text })),
});
