import type { MechanismPanel } from '../panel.ts';
import { DRAWN } from '../parts/opening.tsx';
import { type OpenField, postedOf } from './command.ts';
import { SplashPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** Something is put into the next pots of drawn poker tables. */
export const splashPot: MechanismPanel<'splash-pot', typeof texts, OpenField> = {
  mechanism: 'splash-pot',
  panel: SplashPanel,
  openForm: { fields: { splash: { how: t => t('panels.splash-pot.how.splash') }, ...DRAWN }, posted: postedOf },
};
