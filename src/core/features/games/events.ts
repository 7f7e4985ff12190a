import type { Deal, GameSetUp, HiLoEvent, RoundResult, TableGameName } from '#core/games';
import type { Meters } from '#core/games/table';
import type { Booking, MomentText } from '#core/state';

/** On disk for ever, as all events of a house: add a member or an optional field; never rename, never reuse. */
export type GameEvent =
  | {
      readonly type: 'GameSetUp';
      readonly setUp: GameSetUp;
      readonly by: readonly string[];
      readonly bookings: readonly Booking[];
    }
  | {
      readonly type: 'RoundSettled';
      readonly table: number;
      readonly round: number;
      readonly game: TableGameName;
      readonly deal: Deal;
      readonly result: RoundResult;
      /** The meters of the game as they stand afterwards, where it has any. */
      readonly meters?: Meters;
      /** A sentence for every bet, with its clause. */
      readonly words: readonly string[];
      readonly at: MomentText;
      readonly by: string;
      readonly bookings: readonly Booking[];
    }
  | {
      readonly type: 'HiLoPlayed';
      readonly events: readonly HiLoEvent[];
      readonly at: MomentText;
      readonly by: string;
      readonly bookings: readonly Booking[];
    };
