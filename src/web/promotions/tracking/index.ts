import type { MechanismPanel } from '../panel.ts';
import type { OpenField } from './command.ts';
import { FORM } from './form.ts';
import { TrackingPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** Club cards earn by play. */
export const tracking: MechanismPanel<'tracking', typeof texts, OpenField> = {
  mechanism: 'tracking',
  panel: TrackingPanel,
  openForm: FORM,
};
