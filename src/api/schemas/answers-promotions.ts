import { INSTRUMENT_TYPES } from '#core/mechanisms/instrument/terms';
import { branded, choice, type Fields, list, named, object, one, optional, Text, yes } from '#core/shape';
import { Draw, LastDraw } from '#core/state';
import { MomentText, PostedMomentText } from '#core/time';
import type { DrawView, PromotionView } from '#core/views';
import { DeskAnswer } from './feed-desks.ts';
import type { FieldsOf } from './paired.ts';
import { byMechanism, POSTED } from './promotions.ts';

/** Without those who drew, and without the thousands of entries. */
const shown = ({ by: _by, entries: _entries, ...fields }: Fields): Fields => fields;
export const DrawAnswer = named(
  'Draw',
  branded<DrawView>(
    choice(Object.fromEntries(Object.entries<Fields>(Draw.members).map(([type, fields]) => [type, shown(fields)]))),
  ),
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
