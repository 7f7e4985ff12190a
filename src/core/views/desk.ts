import { given } from '#core/base';
import { type DeskOfMechanism, type HouseView, mechanismOf, type Promotion } from '#core/house';
import { type OwedView, owedIn } from '#core/mechanisms';
import type { ContestResult, Prizes, Square } from '#core/mechanisms/contest';
import { contestTermsOf } from '#core/mechanisms/contest/terms';
import { outstanding } from '#core/mechanisms/instrument';
import type { Cents } from '#core/money';
import { activityOf } from '#core/state';
import { type EventDesk, NOTHING_TO_RUN } from './desk-events.ts';
import { type TrackingDesk, trackingDesk } from './desk-tracking.ts';

/** How a promotion stands, for the desk that runs it. What can be thousands is counted here and read by the page. */
export type DeskView =
  | {
      readonly type: 'contest';
      readonly games: readonly string[];
      /** Verified hands that wait for their points. */
      readonly owed: readonly OwedView[];
      /** The last total is guessed, to part those who are equal. */
      readonly hasGuess: boolean;
      readonly entrants: readonly Entrant[];
      readonly entries: number;
      readonly result?: ContestResult;
    }
  | {
      readonly type: 'squares';
      readonly board: readonly Square[];
      readonly carried: Prizes;
      readonly periods: readonly string[];
      readonly isOver: boolean;
    }
  | DeskOfMechanism
  | EventDesk
  | TrackingDesk
  | { readonly type: 'instrument'; readonly issued: number; readonly outstanding: Cents };

export type Entrant = { readonly player: string; readonly points: number };

/** A desk scrolls through so many rows; the journal and the reports have all. */
const ROWS_MOST = 200;

export const deskView = (house: HouseView, one: Promotion): DeskView => {
  const { desk } = mechanismOf(one.mechanism);
  if (desk !== undefined) return (desk(house, one) as DeskView | undefined) ?? NOTHING_TO_RUN; // By its mechanism.
  switch (one.mechanism) {
    case 'contest': {
      const { entries, result } = one.state;
      const entrants = [...entries.values()].map(({ player, points }) => ({ player, points })).toSorted(byPoints);
      return {
        type: 'contest',
        games: one.posted.games,
        owed: owedIn(house, one.activity, 'points'),
        hasGuess: hasGuess(house, one.activity),
        entrants: entrants.slice(0, ROWS_MOST),
        entries: entries.size,
        ...given('result', result),
      };
    }
    case 'squares':
      return { type: 'squares', ...one.state };
    case 'instrument':
      return { type: 'instrument', issued: one.state.byId.size, outstanding: outstanding(one.state) };
    case 'tracking':
      return trackingDesk(one, ROWS_MOST);
    default:
      return NOTHING_TO_RUN; // All of it stands on the board.
  }
};

const hasGuess = (house: HouseView, activity: string): boolean => {
  const known = activityOf(house, activity);
  return known !== undefined && contestTermsOf(known)?.tieBreak !== undefined;
};

const byPoints = (a: Entrant, b: Entrant): number => b.points - a.points;

/** The moment at which its time is over, where one was posted. */
export const endOf = (one: Promotion): string | undefined => {
  if (one.mechanism === 'contest') return one.posted.deadline;
  return one.mechanism === 'tracking' ? one.posted.to : undefined;
};
