import type { MechanismPanel } from '../panel.ts';
import type { OpenField } from './command.ts';
import { FORM } from './form.ts';
import { CouponPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** Coupons and promotional chips. */
export const instrument: MechanismPanel<'instrument', typeof texts, OpenField> = {
  mechanism: 'instrument',
  panel: CouponPanel,
  openForm: FORM,
};
