import { accept, type Decision, type Refusal } from '#core/base';
import { cashBooked } from '#core/features/cash';
import { refusePerson } from '#core/people';
import type { Context, HouseView, Whole } from '#core/state';
import { cashOver } from './cash-over.ts';
import type { HouseCommand } from './commands.ts';
import type { HouseEvent } from './events.ts';
import { CONCERNS, DECIDE } from './features.ts';
import { mayFirst, maySecond } from './permissions.ts';

/** What a command leads to in the present state of a house: events, or a refusal. */
export const decideHouse = (house: HouseView, command: HouseCommand, context: Context): Decision<HouseEvent> => {
  const objection = concernObjection(house, command, context);
  if (objection !== undefined) return objection;
  const decision = DECIDE[command.type]!(house, command, context, WHOLE) as Decision<HouseEvent>; // Paired by the list.
  // A second person's yes holds the events of the command that was asked, with its cash.
  if (!decision.ok || house.vault === undefined || command.type === 'GiveSecond') return decision;
  const booked = cashBooked(house, cashOver(house, decision.events), context);
  if (!booked.ok) return booked;
  return booked.value.length === 0 ? decision : accept(...decision.events, ...booked.value);
};

/** Nobody asks for or approves what is about them. PPL-8 */
const concernObjection = (house: HouseView, command: HouseCommand, { actor, second }: Context): Refusal | undefined => {
  const people = CONCERNS[command.type]?.(house, command);
  const person = people?.find(one => one === actor.id || one === second?.id);
  return person === undefined ? undefined : refusePerson('concerns-you', { person }, 'PPL-8; REG-A2');
};

const WHOLE: Whole = {
  decide: (house, command, context) => decideHouse(house, command as HouseCommand, context), // Of a request it was asked.
  maySecond,
  mayFirst: (command, roles) => mayFirst(command as HouseCommand, roles),
};
