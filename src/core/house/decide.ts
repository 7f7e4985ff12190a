import type { Decision } from '#core/base';
import type { Context, HouseView, Whole } from '#core/state';
import type { HouseCommand } from './commands.ts';
import type { HouseEvent } from './events.ts';
import { DECIDE } from './features.ts';
import { mayFirst, maySecond } from './permissions.ts';

/** What a command leads to in the present state of a house: events, or a refusal. */
export const decideHouse = (house: HouseView, command: HouseCommand, context: Context): Decision<HouseEvent> =>
  DECIDE[command.type]!(house, command, context, WHOLE) as Decision<HouseEvent>; // Paired by the list.

const WHOLE: Whole = {
  decide: (house, command, context) => decideHouse(house, command as HouseCommand, context), // Of a request it was asked.
  maySecond,
  mayFirst: (command, roles) => mayFirst(command as HouseCommand, roles),
};
