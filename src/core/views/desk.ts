import { given } from '#core/base';
import {
  type DeskOfMechanism,
  type HouseView,
  isDrawnByComputer,
  mechanismOf,
  type Promotion,
  type PromotionOf,
} from '#core/house';
import type { DrawnPrize, Pending, Win } from '#core/mechanisms/drawing';
import type { Cents } from '#core/money';
import { prizeNames } from '#core/state';
import { carGiveawayDesk, type EventDesk, gambleUpDesk, NOTHING_TO_RUN } from './desk-events.ts';
import { type TournamentDesk, tournamentDesk } from './tournament.ts';
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
  | DeskOfMechanism
  | TournamentDesk
  | EventDesk;

type Drawn = { readonly ticket: string; readonly player: string; readonly until: string };

/** A desk scrolls through so many rows; the journal and the reports have all. */
const ROWS_MOST = 200;

export const deskView = (house: HouseView, one: Promotion): DeskView => {
  const { desk } = mechanismOf(one.mechanism);
  if (desk !== undefined) return (desk(house, one) as DeskView | undefined) ?? NOTHING_TO_RUN; // By its mechanism.
  switch (one.mechanism) {
    case 'drawing':
      return drawingDesk(house, one);
    case 'tournament':
      return tournamentDesk(one.state);
    case 'gamble-up':
      return gambleUpDesk(house, one);
    case 'car-giveaway':
      return carGiveawayDesk(house, one);
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
