import type { Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import { pinObjection, type StaffRole } from '#core/people';
import type { Asked, Handled } from '#server/house';
import type { PrivateRecord, PrivateStore } from '#server/private';
import { refuse } from './refusals.ts';
import type { RecordParts } from './sign-ons.ts';

export type NewPerson = { readonly name: string; readonly badge: string; readonly pin: string };

type Engage = Extract<HouseCommand, { type: 'EngagePerson' | 'ChangeRoles' }> & { readonly type: 'EngagePerson' };

/** Engages a person: the journal gets the id and the roles, the private store the rest. PPL-1 */
export const engage = (
  { house, store, pins }: RecordParts,
  command: Engage,
  { name, badge, pin }: NewPerson,
  asked: Asked,
): Promise<Handled | Refusal> =>
  store.inTurn(command.person, async () => {
    const { person, roles } = command;
    const objection = pinObjection(pin, badge, longerFor(house, roles)) ?? (await badgeObjection(store, person, badge));
    if (objection !== undefined) return objection;
    const pinHash = await pins.hash(pin, asked.key);
    const marked = { ...command, mark: pins.conceal({ name, badge }) };
    const done = await house.handle(marked, { ...asked, concealed: pins.conceal({ name, badge, pinHash }) });
    if (isDue(done, house.state?.staff.get(person))) await store.put({ person, name, badge, pinHash });
    return done;
  });

/** Sets a PIN, somebody else's or the person's own; takes effect once the journal has it. PPL-7 */
export const setPin = (
  { house, store, pins }: RecordParts,
  person: string,
  pin: string,
  asked: Asked,
): Promise<Handled | Refusal> =>
  store.inTurn(person, async () => {
    const record = await store.of(person);
    if (record === undefined) return refuse('no-private-record', { person }, 'PPL-1');
    const roles = house.state?.staff.get(person)?.roles ?? [];
    const objection = pinObjection(pin, record.badge, longerFor(house, roles));
    if (objection !== undefined) return objection;
    const pinHash = await pins.hash(pin, asked.key);
    const isOld = pinHash !== record.pinHash && (await pins.isRight(pin, record.pinHash));
    if (isOld) return refuse('pin-as-before', {}, 'PPL-7');
    const command =
      asked.actor.id === person ? ({ type: 'ChangePin' } as const) : ({ type: 'SetPin', person } as const);
    const done = await house.handle(command, { ...asked, concealed: pins.conceal({ pinHash }) });
    if (isDue(done, house.state?.staff.get(person))) await store.put({ ...record, pinHash });
    return done;
  });

/** The PINs of a demonstration are short: everybody reads them on the screen. DEM-1 */
const longerFor = (
  { state }: Pick<RecordParts['house'], 'state'>,
  roles: readonly StaffRole[],
): readonly StaffRole[] => (state?.settings.isDemo === true ? [] : roles);

/** Whether this very PIN was set under this very key: then the same request has come again. OPS-3 */
export const isPinSetBy = async (
  { store, pins }: Pick<RecordParts, 'store' | 'pins'>,
  person: string,
  pin: string,
  key: string,
): Promise<boolean> => (await store.of(person))?.pinHash === (await pins.hash(pin, key));

/**
 * Whether the private record is to be written now: when the journal has just got it, and again on a repeat only as
 * long as nothing was written after it, for the server may have stopped in between. PPL-11
 */
export const isDue = (done: Handled | Refusal, now: { readonly record?: number } | undefined): boolean => {
  if (!done.ok || !done.repeated) return done.ok;
  return done.events.some(event => 'record' in event && event.record === now?.record);
};

/** Another name or badge, by two people; the journal learns that it was done, the store keeps what was before. PPL-1 */
export const changeRecord = (
  { house, store, pins }: RecordParts,
  { person, name, badge }: Pick<PrivateRecord, 'person' | 'name' | 'badge'>,
  asked: Asked,
): Promise<Handled | Refusal> =>
  store.inTurn(person, async () => {
    const record = await store.of(person);
    if (record === undefined) return refuse('no-private-record', { person }, 'PPL-1');
    const objection = await badgeObjection(store, person, badge);
    if (objection !== undefined) return objection;
    const done = await house.handle({ type: 'ChangeRecord', person, mark: pins.conceal({ name, badge }) }, asked);
    const now = house.state?.staff.get(person);
    if (!isDue(done, now)) return done;
    const isOther = record.name !== name || record.badge !== badge;
    const id = `${person}.${String(now?.record ?? 0).padStart(6, '0')}`;
    if (isOther) await store.former.put({ id, person, name: record.name, badge: record.badge });
    await store.put({ ...record, name, badge });
    return done;
  });

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
