import { anything, branded, type Of, object, optional, Text } from '#core/shape';
import { MomentText } from '#core/time';
import { LastDraw } from './draw.ts';

/**
 * A promotion that runs under its own key: what was posted for it, and its state. What both are, its mechanism
 * alone knows. PRO-1
 */
export const Promotion = object({
  promotion: Text,
  activity: Text,
  mechanism: Text,
  posted: branded<object>(anything),
  state: branded<object>(anything),
  openedAt: MomentText,
  lastDraw: optional(LastDraw),
});
export type Promotion = Of<typeof Promotion>;
