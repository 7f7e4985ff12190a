import type { MechanismPanel } from '../panel.ts';
import { type OpenField, postedOf, waitsIn } from './command.ts';
import { WheelPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** A wheel of prizes. */
export const wheel: MechanismPanel<'wheel', typeof texts, OpenField> = {
  mechanism: 'wheel',
  panel: WheelPanel,
  openForm: {
    fields: {
      spots: {
        type: 'area',
        rows: 8,
        how: (t, { hasGoods, hasDouble }) =>
          [
            '8 x $50',
            '4 x $100',
            ...(hasGoods ? [t('panels.wheel.how.goods')] : []),
            ...(hasDouble ? ['double'] : []),
          ].join('\n'),
      },
      jackpot: { how: '$1,000', isAsked: ({ hasDouble }) => hasDouble },
      guarantee: { isAsked: ({ hasGuarantee }) => hasGuarantee },
      guaranteedFrom: { type: 'time', isAsked: ({ hasGuarantee }) => hasGuarantee },
      guaranteedTo: { type: 'time', isAsked: ({ hasGuarantee }) => hasGuarantee },
      spunByComputer: { type: 'check' },
    },
    posted: postedOf,
  },
  waits: waitsIn,
};
