import { named, type Of, object, optional, Text, Whole } from '#core/shape';

export const Notice = named('Notice', object({ notice: Whole, words: Text, activity: optional(Text) }));
export type Notice = Of<typeof Notice>;
