import type { Entry } from '#core/mechanisms/drawing';
import { INSTRUMENT_TYPES } from '#core/mechanisms/instrument/terms';
import {
  branded,
  choice,
  exactly,
  type Fields,
  list,
  named,
  object,
  one,
  optional,
  record,
  Text,
  Whole,
  yes,
} from '#core/shape';
import { Draw, LastDraw } from '#core/state';
import { MomentText, PostedMomentText } from '#core/time';
import type { DrawView, PromotionView } from '#core/views';
import type { NamedLog } from '../answers.ts';
import { STATES_APART } from './answers-states.ts';
import { TournamentBoardAnswer, TournamentDeskAnswer } from './answers-tournament.ts';

import { type FieldsOf, objectOf } from './paired.ts';
import { byMechanism, gathered, POSTED } from './promotions.ts';

/** Without those who drew, and without the thousands of entries. */
const shown = ({ by: _by, entries: _entries, people: _people, ...fields }: Fields): Fields => fields;
export const DrawAnswer = named(
  'Draw',
  branded<DrawView>(
    choice(Object.fromEntries(Object.entries<Fields>(Draw.members).map(([type, fields]) => [type, shown(fields)]))),
  ),
);

export const EntryAnswer = objectOf<Entry>({ ticket: Text, player: Text, points: Whole, game: optional(Text) });

const OPENED = { promotion: Text, activity: Text, openedAt: MomentText, lastDraw: optional(LastDraw) };
/** What was posted goes by the mechanism. */
export const PostedPromotion = byMechanism(name => ({ ...OPENED, posted: POSTED[name] }));
const STATES = gathered('state', STATES_APART);
export const PromotionAnswer = named(
  'Promotion',
  byMechanism(name => ({ ...OPENED, posted: POSTED[name], state: STATES[name] })),
);

type Listed = Omit<PromotionView, 'desk'>;
export const EVENT = {
  promotion: Text,
  activity: Text,
  name: Text,
  mechanism: exactly('tournament'),
  openedAt: MomentText,
  endsAt: optional(PostedMomentText, 'When its posted time is over.'),
  unfinished: optional(Text, 'What is still to be done before it can end.'),
  board: TournamentBoardAnswer,
  draw: optional(DrawAnswer),
  inVain: optional(Text, 'Why the last draw has to be repeated.'),
  kinds: optional(list(object({ type: one(INSTRUMENT_TYPES), isSold: yes })), 'The coupons and chips it has.'),
} satisfies FieldsOf<Listed>;
export const ListedTournament = objectOf<Listed>(EVENT);
export const TournamentAnswer = objectOf<PromotionView>({ ...EVENT, desk: TournamentDeskAnswer });

const Names = record(Text, Text);
export const NamedLogAnswer = objectOf<NamedLog>({ players: Names, staff: Names, html: Text });
