import type { Refusal } from '#core/base';
import {
  type Actor,
  departmentObjection,
  type HouseCommand,
  type HouseView,
  isDual,
  isGoverned,
  mayAsk,
  maySecond,
  signOnObjection,
} from '#core/house';
import type { StaffMember, Station } from '#core/people';
import type { Asked } from '#server/house';
import type { Pins, PrivateStore } from '#server/private';
import { refuse } from './refusals.ts';
import { newKey } from './secrets.ts';

/** The keyboard of the machine itself, which counts as an office. */
const CONSOLE: Station = { station: 'console', kind: 'office', keyHash: '', enrolledAt: '' };
const WHOEVER: Actor = { id: 'console', role: 'administrator' };

export type AtConsole = {
  readonly house: HouseView;
  readonly store: PrivateStore;
  readonly pins: Pins;
  readonly now: Temporal.Instant;
  readonly askPin: (person: string) => Promise<string>;
};

/** Who signs a change made at the machine: anybody there until the house has two administrators, then they. PPL-2 */
export const standAtConsole = async (
  at: AtConsole,
  command: HouseCommand,
  { by, second }: { readonly by?: string; readonly second?: string },
): Promise<Asked | Refusal> => {
  const asked = { key: newKey(at.now.epochMilliseconds), station: CONSOLE.station };
  if (by === undefined) {
    return isGoverned(at.house) ? refuse('name-yourself', {}, 'PPL-2; REG-A2') : { ...asked, actor: WHOEVER };
  }
  const first = await proven(at, by);
  if ('ok' in first) return first;
  const actor = actorOf(first);
  const session = { session: '', person: by, station: CONSOLE.station, since: '' };
  const objection = mayAsk(at.house, { actor, roles: first.roles, station: CONSOLE, session }, command);
  if (objection !== undefined) return objection;
  if (second === undefined || !isDual(command.type)) return { ...asked, actor };
  const other = await proven(at, second);
  if ('ok' in other) return other;
  const objecting = maySecond(command.type, other.roles) ?? departmentObjection(at.house, by, second);
  return objecting ?? { ...asked, actor, second: actorOf(other) };
};

const proven = async (
  { house, store, pins, now, askPin }: AtConsole,
  person: string,
): Promise<StaffMember | Refusal> => {
  const member = house.staff.get(person);
  if (member === undefined) return refuse('no-private-record', { person }, 'PPL-1');
  const objection = signOnObjection(house, member, now);
  if (objection !== undefined) return objection;
  const pinHash = (await store.of(person))?.pinHash;
  return (await pins.isRight(await askPin(person), pinHash)) ? member : refuse('badge-or-pin-wrong', {}, 'PPL-6');
};

const actorOf = ({ person, roles }: StaffMember): Actor => ({ id: person, role: roles[0]! }); // At least one.
