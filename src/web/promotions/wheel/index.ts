import type { MechanismPanel } from '../panel.ts';
import { type OpenField, waitsIn } from './command.ts';
import { FORM } from './form.ts';
import { WheelPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** A wheel of prizes. */
export const wheel: MechanismPanel<'wheel', typeof texts, OpenField> = {
  mechanism: 'wheel',
  panel: WheelPanel,
  openForm: FORM,
  waits: waitsIn,
};
