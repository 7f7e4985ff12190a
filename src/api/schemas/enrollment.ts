import { DrawRecord } from '#core/draws';
import { STATION_KINDS } from '#core/people';
import { list, object, one, optional, Text, text } from '#core/shape';
import type { ActContract } from './acts.ts';
import { DEMO_MARK, DoneAnswer, EventAnswer } from './answers.ts';

/** At a screen or device that is no station yet. A browser keeps its key in a cookie, a device gets it once. */
export const ENROLLMENT = {
  path: '/enrollment',
  summary: 'Enrolls this screen or device as a station with a code',
  body: object({
    code: text({ max: 40 }),
    keeps: one(['cookie', 'key']),
    /** The kinds of station that the page is for; a code of another kind is not used up. */
    kinds: optional(list(one(STATION_KINDS), { max: 20 })),
  }),
  answer: object({ station: Text, key: optional(Text) }),
} as const satisfies ActContract;

/** A draw that is over, for guests: they need no station. LOT-13 */
export const PUBLISHED_DRAW = {
  path: '/public/draws/{draw}',
  summary: 'A draw that is over: everything needed to repeat it. Anybody may look, without a station',
  answer: object({ ...DrawRecord.fields, ...DEMO_MARK }),
} as const;

/** Any command: at the address of all, and to see what would become of it. */
export const BY_NAME = {
  command: { path: '/commands', summary: 'Any command, with its name as "type"', answer: DoneAnswer },
  preview: {
    path: '/preview',
    summary: 'Shows what a command would do; nothing is recorded',
    answer: object({ events: list(EventAnswer) }),
  },
} as const;
