import { type Answer, accept, answer, type Decision, type Refusal } from '#core/base';
import { refusePerson } from '#core/people';
import { formatMoment, isBefore } from '#core/time';
import type { HouseCommand } from './commands.ts';
import type { Actor, Context } from './context.ts';
import type { HouseEvent } from './events.ts';
import type { HouseView, MomentText } from './house.ts';
import { inMinutes, momentFrom, momentText } from './moments.ts';
import { personNamed } from './people.ts';
import { maySecond } from './permissions.ts';
import { refuse } from './refusals.ts';
import type { DualType } from './second-commands.ts';

/** A command that two people stand for. */
export type DualCommand = Extract<HouseCommand, { type: DualType }>;

export type SecondCommand =
  /** Says what is to be done and waits for another person, anywhere in the house. */
  | { readonly type: 'AskSecond'; readonly command: DualCommand }
  /** Does it, with both names. */
  | { readonly type: 'GiveSecond'; readonly request: number }
  | { readonly type: 'DeclineSecond'; readonly request: number; readonly reason: string };

/** What waits for a second person. */
export type SecondRequest = {
  readonly request: number;
  readonly command: DualCommand;
  readonly by: Actor;
  readonly at: MomentText;
  readonly until: MomentText;
};

type Decide = (house: HouseView, command: HouseCommand, context: Context) => Decision<HouseEvent>;

/** Dual control: one asks, another gives or declines. `decide` is the whole house. PPL-8, REG-A2 */
export const decideSecond = (
  house: HouseView,
  command: SecondCommand,
  context: Context,
  decide: Decide,
): Decision<HouseEvent> => {
  switch (command.type) {
    case 'AskSecond':
      return ask(house, command.command, context, decide);
    case 'GiveSecond':
      return give(house, command.request, context, decide);
    case 'DeclineSecond':
      return decline(house, command.request, command.reason, context);
  }
};

/** Where the house wants two departments: why these two may not stand for an act together. */
export const departmentObjection = (
  { settings, staff }: HouseView,
  first: string,
  second: string,
): Refusal | undefined => {
  const department = staff.get(first)?.department;
  const isOne = department !== undefined && department === staff.get(second)?.department;
  return settings.staff.secondFromOtherDepartment && isOne
    ? refusePerson('same-department', { department }, 'PPL-8; REG-A2')
    : undefined;
};

/** Requests that nobody answered in time. */
export const requestsRunOut = ({ requests }: HouseView, now: Temporal.Instant): readonly HouseEvent[] =>
  [...requests.values()]
    .filter(({ until }) => !isBefore(now, momentFrom(until)))
    .map(({ request }) => ({ type: 'SecondRanOut', request }));

/** Stands for whoever will come, to see whether it could be done at all. */
const ANYBODY: Actor = { id: '?', role: '?' };

const ask = (house: HouseView, command: DualCommand, context: Context, decide: Decide): Decision<HouseEvent> => {
  const could = decide(house, command, { ...context, second: ANYBODY });
  if (!could.ok) return could;
  const { now, actor: by } = context;
  const until = momentText(inMinutes(now, house.settings.staff.secondWithinMinutes));
  const request = house.numbers.request + 1;
  return accept({ type: 'SecondAsked', request, command, by, at: momentText(now), until });
};

const give = (house: HouseView, number: number, context: Context, decide: Decide): Decision<HouseEvent> => {
  const found = waiting(house, number, context.now);
  if (!found.ok) return found;
  const { command, by } = found.value;
  const objection = giverObjection(house, found.value, context.actor);
  if (objection !== undefined) return objection;
  const done = decide(house, command, { ...context, actor: by, second: context.actor });
  if (!done.ok) return done;
  const given: HouseEvent = {
    type: 'SecondGiven',
    request: number,
    by: context.actor.id,
    at: momentText(context.now),
  };
  return accept(given, ...done.events);
};

const waiting = (house: HouseView, number: number, now: Temporal.Instant): Answer<SecondRequest> => {
  const request = house.requests.get(number);
  if (request === undefined) return refusePerson('unknown-request', { request: number }, 'PPL-8');
  const until = momentFrom(request.until);
  if (isBefore(now, until)) return answer(request);
  return refusePerson(
    'request-ran-out',
    { request: number, until: formatMoment(house.settings.clock, until) },
    'PPL-8',
  );
};

const giverObjection = (house: HouseView, { command, by }: SecondRequest, giver: Actor): Refusal | undefined => {
  if (giver.id === by.id) return refuse('same-person-twice', { person: giver.id }, 'PPL-8; REG-A2');
  const first = personNamed(house, by.id);
  if (!first.ok) return first;
  const second = personNamed(house, giver.id);
  if (!second.ok) return second;
  const locked = [first.value, second.value].find(member => member.locked !== undefined);
  if (locked?.locked !== undefined) {
    return refusePerson('person-locked', { person: locked.person, reason: locked.locked.reason }, 'PPL-3; REG-A1');
  }
  const isSignedOn = [...house.sessions.values()].some(({ person }) => person === giver.id);
  if (!isSignedOn) return refusePerson('not-signed-on', {}, 'PPL-8');
  return maySecond(command.type, second.value.roles) ?? departmentObjection(house, by.id, giver.id);
};

const decline = (house: HouseView, number: number, reason: string, { now, actor }: Context): Decision<HouseEvent> => {
  const found = waiting(house, number, now);
  if (!found.ok) return found;
  if (reason.trim() === '') return refuse('words-missing', { what: 'The reason' }, 'PPL-8');
  return accept({ type: 'SecondDeclined', request: number, by: actor.id, reason });
};
