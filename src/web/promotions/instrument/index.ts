import type { MechanismPanel } from '../panel.ts';
import { type OpenField, postedOf } from './command.ts';
import { CouponPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

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
      buyIns: { type: 'area', how: '$60 = $30', isAsked: ({ isSold }) => isSold },
      matchTables: { how: '1, 2, 3', isAsked: ({ hasNotices }) => hasNotices },
      freeTables: { how: '4, 5', isAsked: ({ hasNotices }) => hasNotices },
    },
    posted: postedOf,
  },
};
