import { exactly, Key, loose, type Of, optional } from '#core/shape';
import { Said } from './range.ts';

/** Something that an activity runs: the mechanism that carries it out, and its terms. RBK-17 */
export const Run = loose({
  mechanism: Key,
  /** Only while the house offers this chart: a version or an option of the approval. */
  chart: optional(Key),
  /** Winners are drawn, so that the sheet says when. */
  drawn: optional(exactly(true)),
  clause: Said,
});
export type Run = Of<typeof Run>;
