import { HI_LO, type HiLo, type HiLoEvent } from '#core/games';
import { ACCOUNT } from '#core/ledger';
import { type Award, type Booking, booking, type Context, type HouseView, momentText } from '#core/state';

/** What has happened in the game, as its own feature records it. */
export type HiLoPlayed = {
  readonly type: 'HiLoPlayed';
  readonly events: readonly HiLoEvent[];
  readonly at: string;
  readonly by: string;
  readonly bookings: readonly Booking[];
};

/** The house keeps the prize; on its own day the player may be drawn again, and a progressive stands again. HLP 3 */
export const hiLoWithout = (
  { games, settings: { clock } }: HouseView,
  { player, source }: Award,
  { now, actor }: Pick<Context, 'now' | 'actor'>,
): HiLoPlayed => {
  const hiLo = games.get(HI_LO.name) as HiLo; // Only the game itself is put there.
  return {
    type: 'HiLoPlayed',
    events: player === undefined ? [] : HI_LO.takenBack(hiLo, player, { now, clock }),
    at: momentText(now),
    by: actor.id,
    bookings: booking(ACCOUNT.payable(HI_LO.name), ACCOUNT.house, source.house),
  };
};
