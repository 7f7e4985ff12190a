import type { MechanismPanel } from '../panel.ts';
import { type OpenField, postedOf } from './command.ts';
import { CouponPanel } from './panel.tsx';
import { texts } from './texts/en.ts';

/** Coupons and promotional chips. */
export const instrument: MechanismPanel<'instrument', typeof texts, OpenField> = {
  mechanism: 'instrument',
  panel: CouponPanel,
  openForm: {
    fields: {
      playGames: { type: 'area', how: 'ez-baccarat' },
      sellsFrom: { type: 'datetime-local' },
      sellsTo: { type: 'datetime-local' },
      playsFrom: { type: 'datetime-local' },
      playsTo: { type: 'datetime-local' },
    },
    posted: postedOf,
  },
  texts,
};
