import { type Answer, accept, answer, canonicalJson, defined, type Refusal } from '#core/base';
import { lockWord, refusePerson } from '#core/people';
import { check } from '#core/shape';
import {
  type Actor,
  type Deciders,
  departmentObjection,
  type HouseView,
  inMinutes,
  momentFrom,
  momentText,
  type Named,
  refuse,
  type SecondRequest,
  type Whole,
  word,
} from '#core/state';
import { formatMoment, isBefore } from '#core/time';
import { mechanismOf } from '../../mechanisms/features.ts';
import { personNamed } from '../people/index.ts';
import type { SecondCommand, SecondEvent } from './shape.ts';

/** Requests that nobody answered in time. */
export const requestsRunOut = ({ requests }: HouseView, now: Temporal.Instant): readonly SecondEvent[] =>
  [...requests.values()]
    .filter(({ until }) => !isBefore(now, momentFrom(until)))
    .map(({ request }) => ({ type: 'SecondRanOut', request }));

/** Takes the place of the second person, to see whether the command is possible at all. */
const ANYBODY: Actor = { id: '?', role: '?' };

/** So many of one person's wait at once; more is a mistake, or mischief. */
const WAITING_MOST = 20;

/** Dual control: one asks, another gives or declines. PPL-8, REG-A2 */
export const SECOND_COMMANDS: Deciders<SecondCommand, SecondEvent | Named> = {
  AskSecond: (house, { command }, context, whole) => {
    const could = whole.decide(house, command, { ...context, second: ANYBODY });
    if (!could.ok) return could;
    const { now, actor: by, station } = context;
    const own = [...house.requests.values()].filter(one => one.by.id === by.id);
    const text = canonicalJson(command);
    const before = own.filter(one => canonicalJson(one.command) === text);
    if (own.length - before.length >= WAITING_MOST)
      return refusePerson('requests-full', { requests: own.length }, 'PPL-20');
    const instead = before.map(one => ({ type: 'SecondRanOut', request: one.request, wasAskedAgain: true }) as const);
    const until = momentText(inMinutes(now, house.settings.staff.secondWithinMinutes));
    const request = house.numbers.request + 1;
    return accept<SecondEvent | Named>(...instead, {
      type: 'SecondAsked',
      request,
      command,
      by,
      at: momentText(now),
      until,
      ...defined({ station }),
    });
  },

  GiveSecond: (house, { request: number }, context, whole) => {
    const found = waiting(house, number, context.now);
    if (!found.ok) return found;
    const { command, by, station } = found.value;
    const objection = formObjection(found.value) ?? giverObjection(house, found.value, context.actor, whole);
    if (objection !== undefined) return objection;
    const { station: _, ...here } = context;
    const done = whole.decide(house, command, { ...here, ...defined({ station }), actor: by, second: context.actor });
    if (!done.ok) return done;
    const given: SecondEvent = {
      type: 'SecondGiven',
      request: number,
      by: context.actor.id,
      at: momentText(context.now),
    };
    return accept<SecondEvent | Named>(given, ...done.events);
  },

  DeclineSecond: (house, { request: number, reason }, { now, actor }) => {
    const found = waiting(house, number, now);
    if (!found.ok) return found;
    if (reason.trim() === '') return refuse('words-missing', { what: word('words.reason', {}) }, 'PPL-8');
    return accept({ type: 'SecondDeclined', request: number, by: actor.id, reason });
  },
};

const waiting = (house: HouseView, number: number, now: Temporal.Instant): Answer<SecondRequest> => {
  const request = house.requests.get(number);
  if (request === undefined) return refusePerson('unknown-request', { request: number }, 'PPL-8');
  const until = momentFrom(request.until);
  if (isBefore(now, until)) return answer(request);
  return refusePerson(
    'request-ran-out',
    { request: number, until: { moment: formatMoment(house.settings.clock, until) } },
    'PPL-8',
  );
};

/** A request from before a mechanism was rewritten may have a form that nothing reads anymore. */
const formObjection = ({ request, command }: SecondRequest): Refusal | undefined => {
  if (command.type !== 'RunPromotion') return undefined;
  const { mechanism, command: asked } = command as Named & { readonly mechanism: string; readonly command: unknown };
  const { shapes } = mechanismOf(mechanism);
  if (shapes === undefined || check(shapes.command, asked).ok) return undefined;
  return refusePerson('asked-in-older-form', { request }, 'PPL-8');
};

const giverObjection = (
  house: HouseView,
  { command, by }: SecondRequest,
  giver: Actor,
  { maySecond, mayFirst }: Whole,
): Refusal | undefined => {
  if (giver.id === by.id) return refuse('same-person-twice', { person: giver.id }, 'PPL-8; REG-A2');
  const first = personNamed(house, by.id);
  if (!first.ok) return first;
  const second = personNamed(house, giver.id);
  if (!second.ok) return second;
  const locked = [first.value, second.value].find(member => member.locked !== undefined);
  if (locked?.locked !== undefined) {
    return refusePerson(
      'person-locked',
      { person: locked.person, reason: lockWord(locked.locked.reason) },
      'PPL-3; REG-A1',
    );
  }
  if (second.value.pinIsOneTime === true) return refusePerson('change-pin-first', {}, 'PPL-7');
  const isSignedOn = [...house.sessions.values()].some(({ person }) => person === giver.id);
  if (!isSignedOn) return refusePerson('not-signed-on', {}, 'PPL-8');
  return (
    mayFirst(command, first.value.roles) ??
    maySecond(command.type, second.value.roles) ??
    departmentObjection(house, by.id, giver.id)
  );
};
