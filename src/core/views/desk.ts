import { type DeskOfMechanism, type HouseView, mechanismOf, type Promotion } from '#core/house';
import { type EventDesk, NOTHING_TO_RUN } from './desk-events.ts';
import { type TournamentDesk, tournamentDesk } from './tournament.ts';

/** How a promotion stands, for the desk that runs it. What can be thousands is counted here and read by the page. */
export type DeskView = DeskOfMechanism | TournamentDesk | EventDesk;

export const deskView = (house: HouseView, one: Promotion): DeskView => {
  const { desk } = mechanismOf(one.mechanism);
  if (desk !== undefined) return (desk(house, one) as DeskView | undefined) ?? NOTHING_TO_RUN; // By its mechanism.
  switch (one.mechanism) {
    case 'tournament':
      return tournamentDesk(one.state);
    default:
      return NOTHING_TO_RUN; // All of it stands on the board.
  }
};
