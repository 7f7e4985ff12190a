import type { Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import { pinObjection } from '#core/people';
import type { Asked, Handled } from '#server/house';
import type { PrivateRecord, PrivateStore } from '#server/private';
import { refuse } from './refusals.ts';
import type { RecordParts } from './sign-ons.ts';

export type NewPerson = { readonly name: string; readonly badge: string; readonly pin: string };

type Engage = Extract<HouseCommand, { type: 'EngagePerson' | 'ChangeRoles' }> & { readonly type: 'EngagePerson' };

/** Engages a person: the journal gets the id and the roles, the private store the rest. PPL-1 */
export const engage = async (
  { house, store, pins }: RecordParts,
  command: Engage,
  { name, badge, pin }: NewPerson,
  asked: Asked,
): Promise<Handled | Refusal> => {
  const objection = pinObjection(pin, badge) ?? (await badgeObjection(store, command.person, badge));
  if (objection !== undefined) return objection;
  const pinHash = await pins.hash(pin);
  const done = await house.handle(command, asked);
  if (done.ok) await store.put({ person: command.person, name, badge, pinHash });
  return done;
};

/** Sets a PIN, somebody else's or the person's own; takes effect once the journal has it. PPL-7 */
export const setPin = async (
  { house, store, pins }: RecordParts,
  person: string,
  pin: string,
  asked: Asked,
): Promise<Handled | Refusal> => {
  const record = await store.of(person);
  if (record === undefined) return refuse('no-private-record', { person }, 'PPL-1');
  const objection = pinObjection(pin, record.badge);
  if (objection !== undefined) return objection;
  const pinHash = await pins.hash(pin);
  const isOwn = asked.actor.id === person;
  const done = await house.handle(isOwn ? { type: 'ChangePin' } : { type: 'SetPin', person }, asked);
  if (done.ok) await store.put({ ...record, pinHash });
  return done;
};

/** Gives another badge or name; both are private, so that the journal hears nothing of it. */
export const changeRecord = async (
  { store }: Pick<RecordParts, 'store'>,
  change: Pick<PrivateRecord, 'person' | 'name' | 'badge'>,
): Promise<Refusal | undefined> => {
  const record = await store.of(change.person);
  if (record === undefined) return refuse('no-private-record', { person: change.person }, 'PPL-1');
  const objection = await badgeObjection(store, change.person, change.badge);
  if (objection === undefined) await store.put({ ...record, ...change });
  return objection;
};

/** Erases name, badge and PIN of somebody who left; the journal keeps the id and says that it was done. PPL-1 */
export const eraseRecord = async (
  { house, store }: Pick<RecordParts, 'house' | 'store'>,
  person: string,
  asked: Asked,
): Promise<Handled | Refusal> => {
  const done = await house.handle({ type: 'EraseRecord', person }, asked);
  if (done.ok) await store.erase(person);
  return done;
};

const badgeObjection = async (store: PrivateStore, person: string, badge: string): Promise<Refusal | undefined> => {
  const holder = await store.byBadge(badge);
  return holder === undefined || holder.person === person ? undefined : refuse('badge-taken', {}, 'PPL-1');
};
