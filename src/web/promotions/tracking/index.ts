import type { MechanismPanel } from '../panel.ts';
import { PERIOD } from '../parts/opening.tsx';
import { type OpenField, postedOf } from './command.ts';
import { TrackingPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** Club cards earn by play. */
export const tracking: MechanismPanel<'tracking', typeof texts, OpenField> = {
  mechanism: 'tracking',
  panel: TrackingPanel,
  openForm: {
    fields: {
      ...PERIOD,
      credits: { type: 'number', isAsked: ({ hasCredits }) => hasCredits },
      prizes: {
        type: 'area',
        how: t => `${t('panels.tracking.how.prize')}\n$20 = 200`,
        isAsked: ({ hasCredits }) => hasCredits,
      },
    },
    posted: postedOf,
  },
};
