import { type OpeningForm, PERIOD } from '../parts/opening-form.ts';
import { type OpenField, postedOf } from './command.ts';

export const FORM: OpeningForm<'tracking', OpenField> = {
  fields: {
    ...PERIOD,
    credits: { type: 'number', isAsked: ({ hasCredits }) => hasCredits },
    minutes: { type: 'number', how: '60', isAsked: ({ hasCredits }) => hasCredits },
    games: { type: 'area', how: 'pan-9 = 30\ntexas-holdem = 60', isAsked: ({ hasCredits }) => hasCredits },
    prizes: {
      type: 'area',
      how: t => `${t('panels.tracking.how.prize')}\n$20 = 200`,
      isAsked: ({ hasCredits }) => hasCredits,
    },
  },
  posted: postedOf,
};
