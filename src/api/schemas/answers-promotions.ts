import { z } from 'zod';
import type { DrawRecord } from '#core/draws';
import type { Draw } from '#core/house';
import type { Entry } from '#core/mechanisms/drawing';
import { INSTRUMENT_TYPES } from '#core/rulebook';
import type { PromotionView } from '#core/views';
import type { NamedLog } from '../answers.ts';
import { STATES } from './answers-states.ts';
import { TournamentBoardAnswer, TournamentDeskAnswer } from './answers-tournament.ts';
import { exactly, MomentText, PostedMoment, Text, Texts, Whole, Yes } from './exactly.ts';
import type { FieldsOf } from './fields-of.ts';
import { byMechanism, POSTED } from './promotions.ts';

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
export const PostedPromotion = byMechanism(name => ({ ...OPENED, posted: POSTED[name] }));
export const PromotionAnswer = byMechanism(name => ({ ...OPENED, posted: POSTED[name], state: STATES[name] })).meta({
  id: 'Promotion',
});

type Listed = Omit<PromotionView, 'desk'>;
export const EVENT = {
  promotion: Text,
  activity: Text,
  name: Text,
  mechanism: z.literal('tournament'),
  openedAt: MomentText,
  endsAt: PostedMoment.exactOptional().describe('When its posted time is over.'),
  unfinished: Text.exactOptional().describe('What is still to be done before it can end.'),
  board: TournamentBoardAnswer,
  draw: DrawAnswer.exactOptional(),
  inVain: Text.exactOptional().describe('Why the last draw has to be repeated.'),
  kinds: z
    .array(z.strictObject({ type: z.enum(INSTRUMENT_TYPES), isSold: Yes }))
    .exactOptional()
    .describe('The coupons and chips it has.'),
} satisfies FieldsOf<Listed>;
export const ListedTournament = exactly<Listed>(EVENT);
export const TournamentAnswer = exactly<PromotionView>({ ...EVENT, desk: TournamentDeskAnswer });

const Names = z.record(Text, Text);
export const NamedLogAnswer = exactly<NamedLog>({ players: Names, staff: Names, html: Text });
