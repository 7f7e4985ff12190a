import type { MechanismPanel } from '../panel.ts';
import { LadderPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** A drawn prize is gambled up; its drawing opens it. */
export const gambleUp: MechanismPanel<'gamble-up', typeof texts> = {
  mechanism: 'gamble-up',
  panel: LadderPanel,
};
