import type { MechanismPanel } from '../panel.ts';
import type { OpenField } from './command.ts';
import { FORM } from './form.ts';
import { CarPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** What follows the drawing of a car. */
export const carGiveaway: MechanismPanel<'car-giveaway', typeof texts, OpenField> = {
  mechanism: 'car-giveaway',
  panel: CarPanel,
  openForm: FORM,
};
