import { list, optional } from '#core/shape';
import { PostedMomentText } from '#core/time';

/** The posted times of what is drawn. OFT-6 */
export const DrawnAt = optional(
  list(PostedMomentText, { max: 1_000 }),
  'When each drawing is held; none is held before.',
);
