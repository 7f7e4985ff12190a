import type { MechanismPanel } from '../panel.ts';
import type { OpenField } from './command.ts';
import { FORM } from './form.ts';
import { SquaresPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** Ten by ten squares with a table on each; periods and prizes are posted before the start. */
export const squares: MechanismPanel<'squares', typeof texts, OpenField> = {
  mechanism: 'squares',
  panel: SquaresPanel,
  openForm: FORM,
};
