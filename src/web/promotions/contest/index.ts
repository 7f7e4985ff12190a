import type { MechanismPanel } from '../panel.ts';
import type { OpenField } from './command.ts';
import { FORM } from './form.ts';
import { ContestPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** Picks and points. */
export const contest: MechanismPanel<'contest', typeof texts, OpenField> = {
  mechanism: 'contest',
  panel: ContestPanel,
  openForm: FORM,
  isSettled: ({ desk }) => desk.type === 'contest' && desk.result !== undefined,
};
