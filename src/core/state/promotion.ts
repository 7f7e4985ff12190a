import type { LastDraw } from './draw.ts';
import type { MomentText } from './moments.ts';

/**
 * A promotion that runs under its own key: what was posted for it, and how it stands. What both are, its mechanism
 * alone knows. PRO-1
 */
export type Promotion = {
  readonly promotion: string;
  readonly activity: string;
  readonly mechanism: string;
  readonly posted: object;
  readonly state: object;
  readonly openedAt: MomentText;
  readonly lastDraw?: LastDraw;
};
