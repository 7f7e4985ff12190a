import { given } from '#core/base';
import {
  type DeskOfMechanism,
  type HouseView,
  isDrawnByComputer,
  mechanismOf,
  type Promotion,
  type PromotionOf,
} from '#core/house';
import type { ContestResult, Prizes, Square } from '#core/mechanisms/contest';
import { contestTermsOf } from '#core/mechanisms/contest/terms';
import type { DrawnPrize, Pending, Win } from '#core/mechanisms/drawing';
import { outstanding } from '#core/mechanisms/instrument';
import type { Cents } from '#core/money';
import { carGiveawayDesk, type EventDesk, gambleUpDesk, NOTHING_TO_RUN } from './desk-events.ts';
import { type TrackingDesk, trackingDesk } from './desk-tracking.ts';
import { activityOf, prizeNames } from './names.ts';
import { type OwedView, owedIn } from './owed.ts';
import { type WayView, waysIn } from './ways.ts';

/** How a promotion stands, for the desk that runs it. What can be thousands is counted here and read by the page. */
export type DeskView =
  | {
      readonly type: 'drawing';
      readonly isByComputer: boolean;
      /** How entries are earned. */
      readonly ways: readonly WayView[];
      /** The games that have prizes of their own, where they have. */
      readonly games?: readonly string[];
      /** Who lacks ID may bring it until the second stage starts. */
      readonly hasSecondStage: boolean;
      /** How many steps a prize can be gambled up, the prize itself among them. */
      readonly ladderSteps?: number;
      /** Tickets and cards in the drum. */
      readonly entries: number;
      /** The prizes still to be won, the next first, and who is drawn for it. */
      readonly open?: { readonly prizes: readonly DrawnPrize[]; readonly drawn?: Drawn };
      readonly pending: readonly Pending[];
      /** The newest first. */
      readonly wins: readonly Win[];
      readonly carried: Cents;
    }
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

type Drawn = { readonly ticket: string; readonly player: string; readonly until: string };
export type Entrant = { readonly player: string; readonly points: number };

/** A desk scrolls through so many rows; the journal and the reports have all. */
const ROWS_MOST = 200;

export const deskView = (house: HouseView, one: Promotion): DeskView => {
  const { desk } = mechanismOf(one.mechanism);
  if (desk !== undefined) return (desk(house, one) as DeskView | undefined) ?? NOTHING_TO_RUN; // By its mechanism.
  switch (one.mechanism) {
    case 'drawing':
      return drawingDesk(house, one);
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
    case 'gamble-up':
      return gambleUpDesk(house, one);
    case 'car-giveaway':
      return carGiveawayDesk(house, one);
    case 'tracking':
      return trackingDesk(one, ROWS_MOST);
    default:
      return NOTHING_TO_RUN; // All of it stands on the board.
  }
};

const drawingDesk = (house: HouseView, one: PromotionOf<'drawing'>): DeskView => {
  const { entries, open, pending, wins, carried } = one.state;
  const nameOf = prizeNames(house, one.activity);
  const named = (prize: DrawnPrize): DrawnPrize => ({ ...prize, what: nameOf(prize.what) });
  const withName = <Won extends { readonly prize: DrawnPrize }>(won: Won): Won => ({ ...won, prize: named(won.prize) });
  const now = open && { prizes: open.prizes.map(named), ...given('drawn', open.drawn) };
  return {
    type: 'drawing',
    isByComputer: isDrawnByComputer(house, one),
    ...waysIn(house, one.activity),
    entries: entries.size,
    ...given('open', now),
    pending: pending.map(withName),
    wins: wins.slice(-ROWS_MOST).toReversed().map(withName),
    carried,
  };
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
