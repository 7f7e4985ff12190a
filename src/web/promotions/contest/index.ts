import type { MechanismPanel } from '../panel.ts';
import { type OpenField, postedOf } from './command.ts';
import { ContestPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** Picks and points. */
export const contest: MechanismPanel<'contest', typeof texts, OpenField> = {
  mechanism: 'contest',
  panel: ContestPanel,
  openForm: {
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
  },
  isSettled: ({ desk }) => desk.type === 'contest' && desk.result !== undefined,
};
