import { object } from '#core/shape';
import { Command } from './command-shape.ts';
import { Ended, TournamentEvent } from './event-shape.ts';
import { Tournament } from './state-shape.ts';
import { Structure } from './structure-shape.ts';
import { TournamentBoard, TournamentDesk } from './view-shape.ts';

/** Everything a tournament speaks of. */
export const SHAPES = {
  posted: object({ structure: Structure }),
  command: Command,
  event: TournamentEvent,
  state: Tournament,
  desk: TournamentDesk,
  board: TournamentBoard,
  ended: Ended,
};
