import type { Award } from './award.ts';
import type { MomentText } from './moments.ts';

/** A prize as signs announce it. The newest are kept after their awards have left the house; nobody is named. */
export type Win = {
  readonly award: number;
  readonly activity: string;
  readonly table?: number;
  readonly seat?: number;
  readonly row?: string;
  readonly share?: Award['share'];
  readonly gives: Award['gives'];
  /** The meters that gave of it. */
  readonly pools: readonly string[];
  readonly wonAt: MomentText;
};

/** REG-M4 asks for the last 25 hits of a level in reports; signs turn over as many awards of the whole house. */
export const WINS_KEPT = 25;
