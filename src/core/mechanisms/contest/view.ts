import { defined } from '#core/base';
import type { Activity } from '#core/rulebook';
import type { Of } from '#core/shape';
import { activityOf, type HouseView } from '#core/state';
import { owedIn } from '../owed.ts';
import { thingPlaces } from './places.ts';
import type { Contest, ContestPosted, Entrant, SHAPES } from './shape.ts';
import { contestTermsOf } from './terms.ts';

type One = { readonly activity: string; readonly posted: ContestPosted; readonly state: Contest };

/** A desk scrolls through so many rows; the journal and the reports have all. */
const ROWS_MOST = 200;

export const contestDesk = (house: HouseView, { activity, posted, state }: One): Of<typeof SHAPES.desk> => {
  const { entries, result } = state;
  const known = activityOf(house, activity);
  const entrants = [...entries.values()].map(({ player, points }): Entrant => ({ player, points }));
  return {
    type: 'contest',
    games: posted.games,
    owed: owedIn(house, activity, 'points'),
    hasGuess: known !== undefined && contestTermsOf(known)?.tieBreak !== undefined,
    entrants: entrants.toSorted((a, b) => b.points - a.points).slice(0, ROWS_MOST),
    entries: entries.size,
    ...defined({ result }),
  };
};

export const contestOpens = (activity: Activity): Of<typeof SHAPES.opens> | undefined => {
  const contest = contestTermsOf(activity);
  if (contest === undefined) return undefined;
  const { score, entries, hoursMin } = contest;
  return {
    mechanism: 'contest',
    hasGames: score === 'picks',
    hasDeadline: entries !== undefined,
    hasHours: hoursMin !== undefined,
    things: thingPlaces(activity, contest),
  };
};
