import type { MomentText } from './moments.ts';

/** When somebody last won a prize or spun a wheel under an activity, in whichever promotion. */
export type Lately = {
  readonly activity: string;
  readonly player: string;
  readonly what: 'prize' | 'spin';
  readonly at: MomentText;
};
