import type { OpeningForm } from '../parts/opening-form.ts';
import { type OpenField, postedOf } from './command.ts';

export const FORM: OpeningForm<'wheel', OpenField> = {
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
};
