import { defined } from '#core/base';
import type { Activity } from '#core/rulebook';
import type { Of } from '#core/shape';
import { activityOf, type HouseView, type MemberAsking } from '#core/state';
import { owedIn } from '../owed.ts';
import { contestRule, entryObjection } from './decide.ts';
import { prizesByPlace, thingPlaces } from './places.ts';
import type { Contest, ContestPosted, Entrant, SHAPES } from './shape.ts';
import { contestTermsOf } from './terms.ts';

type One = { readonly activity: string; readonly posted: ContestPosted; readonly state: Contest };

/** A desk shows this many rows; the journal and the reports have all. */
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

type Account = Of<typeof SHAPES.account.row>;

/** Contests by picks; points are collected at the tables. */
export const contestAccount = (
  house: HouseView,
  { activity: id, posted, state }: One,
  { ids, now }: MemberAsking,
): readonly Account[] => {
  const activity = activityOf(house, id);
  const offering = house.offerings.get(id)?.offering;
  if (activity === undefined || offering === undefined) return [];
  const rule = contestRule({ activity, offering }, posted);
  if (!rule.ok || rule.value.terms.score !== 'picks') return [];
  const { games, deadline } = posted;
  const { tieBreak, hoursMin } = rule.value.terms;
  const player = ids.find(one => state.entries.has(one)) ?? ids[0]!; // The present id is always there.
  const prizes = prizesByPlace(rule.value);
  return [
    {
      games,
      hasGuess: tieBreak !== undefined,
      prizes: prizes.some(({ amount }) => amount > 0) ? prizes : [],
      isSettled: state.result !== undefined,
      ...defined({
        deadline,
        hoursMin,
        entry: entryOf(state, player),
        objection: entryObjection({ rules: rule.value, state, house, context: { now } }, player),
        place: state.result?.standings.find(one => one.player === player)?.place,
      }),
    },
  ];
};

const entryOf = ({ entries }: Contest, player: string): Account['entry'] => {
  const entry = entries.get(player);
  if (entry === undefined) return undefined;
  const { picks, guess, at } = entry;
  return { number: [...entries.keys()].indexOf(player) + 1, picks, ...defined({ guess, at }) };
};

/** A sign turns through so many. */
const ON_SIGN_MOST = 60;

/** Accumulated points in plain view; at the end the places and what they are paid. CON-4 */
export const contestBoard = ({ state: { entries, result } }: Pick<One, 'state'>): Of<typeof SHAPES.board> => {
  const now = [...entries.values()]
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ player, points }, _, all) => ({
      place: all.filter(one => one.points > points).length + 1,
      player,
      score: points,
    }));
  const paid = new Map(result?.payouts.map(one => [one.player, one.amount]));
  const over = result?.standings.map(({ place, player, score }) => ({
    place,
    player,
    score,
    ...defined({ amount: paid.get(player) }),
  }));
  const standings = (over ?? now).slice(0, ON_SIGN_MOST);
  return { type: 'contest', entries: entries.size, isOver: result !== undefined, standings };
};
