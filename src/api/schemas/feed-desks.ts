import { shapesOf } from '#core/house';
import { branded, either, exactly, named, object, type Shape } from '#core/shape';
import type { DeskView } from '#core/views';

const Nothing = object({ type: exactly('other') });

/** How a promotion stands, for the desk that runs it. */
export const DeskAnswer: Shape<DeskView> = named(
  'DeskView',
  branded<DeskView>(either(Nothing, ...shapesOf('desk').map(([, shape]) => shape))),
);
