import { type DeskOfMechanism, shapesOf } from '#core/house';
import { branded, either, exactly, named, object, type Shape } from '#core/shape';
import type { DeskView } from '#core/views';
import { TournamentDeskAnswer } from './answers-tournament.ts';

const Nothing = object({ type: exactly('other') });

/** How a promotion stands, for the desk that runs it. */
export const DeskAnswer: Shape<DeskView> = named(
  'DeskView',
  branded<DeskView>(
    either(Nothing, TournamentDeskAnswer, ...shapesOf('desk').map(([, shape]) => shape as Shape<DeskOfMechanism>)),
  ),
);
