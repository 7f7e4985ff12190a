import type { MechanismPanel } from '../panel.ts';
import { type OpenField, waitsIn } from './command.ts';
import { FORM } from './form.ts';
import { DrawingPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** Tickets in a drum. */
export const drawing: MechanismPanel<'drawing', typeof texts, OpenField> = {
  mechanism: 'drawing',
  panel: DrawingPanel,
  openForm: FORM,
  waits: waitsIn,
  entries: ({ entries }) => entries,
};
