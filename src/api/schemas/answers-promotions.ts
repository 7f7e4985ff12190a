import type { DrawRecord } from '#core/draws';
import type { Draw } from '#core/house';
import { INSTRUMENT_TYPES } from '#core/mechanisms/instrument/terms';
import { either, exactly, list, named, object, one, optional, Text, Texts, tuple, Whole, yes } from '#core/shape';
import { MomentText, PostedMomentText } from '#core/time';
import type { PromotionView } from '#core/views';
import { DeskAnswer } from './feed-desks.ts';
import { type FieldsOf, objectOf } from './paired.ts';
import { byMechanism, POSTED } from './promotions.ts';

const Redraw = object({ of: Whole, reason: Text });
const LastDraw = object({ draw: Whole, inVain: optional(Text) });

const DRAW_BASE = { draw: Whole, promotion: Text, activity: Text, at: MomentText, redraw: optional(Redraw) };
const PUBLISHED = { ...DRAW_BASE, count: Whole, entriesHash: Text, commitment: Text, beacon: optional(Text) };
type Shown<Type extends Draw['type']> = Omit<Extract<Draw, { type: Type }>, 'entries' | 'by'>;

export const DrawAnswer = named(
  'Draw',
  either(
    objectOf<Shown<'witnessed'>>({ ...DRAW_BASE, type: exactly('witnessed'), drawn: Text }),
    objectOf<Shown<'committed'>>({ ...PUBLISHED, type: exactly('committed') }),
    objectOf<Shown<'revealed'>>({
      ...PUBLISHED,
      type: exactly('revealed'),
      revealedAt: MomentText,
      secret: Text,
      value: optional(Text),
      winner: Text,
    }),
    objectOf<Shown<'void'>>({ ...PUBLISHED, type: exactly('void'), reason: Text }),
  ),
);

export const DrawRecordAnswer = named(
  'DrawRecord',
  objectOf<DrawRecord>({
    draw: Whole,
    promotion: Text,
    activity: Text,
    committedAt: MomentText,
    revealedAt: MomentText,
    entries: list(tuple(Text, Whole)),
    entriesHash: Text,
    commitment: Text,
    secret: Text,
    beacon: optional(object({ name: Text, value: Text })),
    redraw: optional(Redraw),
    winners: Texts,
  }),
);

const OPENED = { promotion: Text, activity: Text, openedAt: MomentText, lastDraw: optional(LastDraw) };
/** What was posted goes by the mechanism. */
export const PostedPromotion = byMechanism(name => ({ ...OPENED, posted: POSTED[name] }));
export const PromotionAnswer = named(
  'Promotion',
  byMechanism(name => ({ ...OPENED, posted: POSTED[name], desk: DeskAnswer })),
);

export const PROMOTION_SHOWN = {
  promotion: Text,
  activity: Text,
  name: Text,
  openedAt: MomentText,
  endsAt: optional(PostedMomentText, 'When its posted time is over.'),
  unfinished: optional(Text, 'What is still to be done before it can end.'),
  draw: optional(DrawAnswer),
  inVain: optional(Text, 'Why the last draw has to be repeated.'),
  kinds: optional(list(object({ type: one(INSTRUMENT_TYPES), isSold: yes })), 'The coupons and chips it has.'),
} satisfies FieldsOf<Omit<PromotionView, 'mechanism' | 'board' | 'desk'>>;
