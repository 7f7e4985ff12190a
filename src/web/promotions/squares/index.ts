import type { MechanismPanel } from '../panel.ts';
import { plain } from '../parts/reading.ts';
import { SquaresPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** Ten by ten squares with a table on each. Nothing is posted to open them. */
export const squares: MechanismPanel<'squares', typeof texts> = {
  mechanism: 'squares',
  panel: SquaresPanel,
  openForm: { fields: {}, posted: () => plain({}) },
};
