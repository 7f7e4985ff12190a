import { type HouseView, isDrawnByComputer, type Promotion } from '#core/house';
import type { ContestResult, Prizes, Square } from '#core/mechanisms/contest';
import type { DrawnPrize, Pending, Win } from '#core/mechanisms/drawing';
import { outstanding } from '#core/mechanisms/instrument';
import type { Turn, Wheel } from '#core/mechanisms/wheel';
import type { Cents } from '#core/money';
import { given } from './names.ts';
import { type TournamentDesk, tournamentDesk } from './tournament.ts';

/** How a promotion stands, for the desk that runs it. What can be thousands is counted here and read by the page. */
export type DeskView =
  | {
      readonly type: 'drawing';
      readonly isByComputer: boolean;
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
      readonly type: 'wheel';
      readonly isByComputer: boolean;
      readonly wheel: Wheel;
      /** Who spins, or spun last. */
      readonly player?: string;
      readonly turn: Turn;
      readonly spinners: number;
    }
  | {
      readonly type: 'contest';
      readonly games: readonly string[];
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
  | TournamentDesk
  | { readonly type: 'instrument'; readonly issued: number; readonly outstanding: Cents }
  /** Run elsewhere, or all of it stands on the board. */
  | { readonly type: 'other' };

type Drawn = { readonly ticket: string; readonly player: string; readonly until: string };
export type Entrant = { readonly player: string; readonly points: number };

/** A desk scrolls through so many rows; the journal and the reports have all. */
const ROWS_MOST = 200;

export const deskView = (house: HouseView, one: Promotion): DeskView => {
  switch (one.mechanism) {
    case 'drawing': {
      const { entries, open, pending, wins, carried } = one.state;
      const now = open && { prizes: open.prizes, ...given('drawn', open.drawn) };
      const isByComputer = isDrawnByComputer(house, one);
      const newest = wins.slice(-ROWS_MOST).toReversed();
      return {
        type: 'drawing',
        isByComputer,
        entries: entries.size,
        ...given('open', now),
        pending,
        wins: newest,
        carried,
      };
    }
    case 'wheel': {
      const { byComputer: _, ...wheel } = one.posted;
      return { type: 'wheel', isByComputer: isDrawnByComputer(house, one), wheel, ...one.state };
    }
    case 'contest': {
      const { entries, result } = one.state;
      const entrants = [...entries.values()].map(({ player, points }) => ({ player, points })).toSorted(byPoints);
      return {
        type: 'contest',
        games: one.posted.games,
        entrants: entrants.slice(0, ROWS_MOST),
        entries: entries.size,
        ...given('result', result),
      };
    }
    case 'squares':
      return { type: 'squares', ...one.state };
    case 'tournament':
      return tournamentDesk(one.state);
    case 'instrument':
      return { type: 'instrument', issued: one.state.byId.size, outstanding: outstanding(one.state) };
    default:
      return { type: 'other' };
  }
};

const byPoints = (a: Entrant, b: Entrant): number => b.points - a.points;

/** The moment at which its time is over, where one was posted. */
export const endOf = (one: Promotion): string | undefined => {
  if (one.mechanism === 'contest') return one.posted.deadline;
  return one.mechanism === 'tracking' ? one.posted.to : undefined;
};
