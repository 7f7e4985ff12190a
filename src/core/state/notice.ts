import { list, named, type Of, object, one, optional, Text, Whole } from '#core/shape';
import { MomentText } from '#core/time';
import { LANGUAGES } from '#core/words';

/** What the signs say besides, from one moment to another, in the words of each language that the house has written. */
export const Notice = named(
  'Notice',
  object({
    notice: Whole,
    words: Text,
    activity: optional(Text),
    from: optional(MomentText),
    until: optional(MomentText),
    also: optional(list(object({ language: one(LANGUAGES), words: Text }))),
  }),
);
export type Notice = Of<typeof Notice>;
