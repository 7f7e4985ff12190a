import { Amount } from '#core/money';
import { exactly, list, named, type Of, object, optional, Text, Texts, Whole } from '#core/shape';
import { MomentText } from '#core/time';

/** What is to be won next in a promotion, and when, as it was posted. Nobody is named. SGN-4 */
export const UpNext = named(
  'UpNext',
  object({
    at: optional(MomentText, 'When it is drawn, where that was posted.'),
    isNow: optional(exactly(true), 'It is being drawn.'),
    prizes: list(object({ what: optional(Text), amount: optional(Amount), count: Whole })),
    ticketTimes: optional(Texts, 'The times of day at which tickets are handed out.'),
  }),
);
export type UpNext = Of<typeof UpNext>;
export type NextPrize = UpNext['prizes'][number];

type Won = Omit<NextPrize, 'count'>;

/** Equal prizes as one, with their number, in the order in which they come. */
export const countedPrizes = (prizes: readonly Won[]): UpNext['prizes'] =>
  [...Map.groupBy(prizes, ({ what, amount }) => `${what} ${amount}`).values()].map(all => ({
    ...all[0]!,
    count: all.length,
  }));
