import type { OpeningForm } from '../parts/opening-form.ts';
import { type OpenField, postedOf } from './command.ts';

export const FORM: OpeningForm<'contest', OpenField> = {
  fields: {
    games: { type: 'area', how: t => t('panels.contest.how.games'), isAsked: ({ hasGames }) => hasGames },
    deadline: { type: 'datetime-local', isAsked: ({ hasDeadline }) => hasDeadline },
    things: {
      type: 'area',
      how: (t, { things }) => t('panels.contest.how.things', { amount: String(things[0]) }),
      isAsked: ({ things }) => things.length > 0,
    },
  },
  posted: postedOf,
};
