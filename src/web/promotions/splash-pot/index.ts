import type { MechanismPanel } from '../panel.ts';
import type { OpenField } from './command.ts';
import { FORM } from './form.ts';
import { SplashPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** Something is put into the next pots of drawn poker tables. */
export const splashPot: MechanismPanel<'splash-pot', typeof texts, OpenField> = {
  mechanism: 'splash-pot',
  panel: SplashPanel,
  openForm: FORM,
};
