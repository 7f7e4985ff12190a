import assert from 'node:assert/strict';
import type { Refusal } from '#core/base';
import type { Asker, StaffRole } from '#core/people';
import type { Place } from '#server/journal';
import { type Credentials, engage, enroll, offerEnrollment, openPeople } from '#server/people';
import { PIN_COST } from '#server/private';
import { clock, open } from '../runtime/floor.ts';

let keys = 0;
export const VARIABLES = { HOUSEWAY_PEPPER: 'a pepper for tests' };
/** Who asks, each time under a new key. */
export const by = (id: string, second?: string) => ({
  key: `test-${String(keys++).padStart(6, '0')}`,
  station: 'console',
  actor: { id, role: 'administrator' },
  ...(second === undefined ? {} : { second: { id: second, role: 'compliance' } }),
});

export const accepted = <Value extends { readonly ok: true }>(answer: Value | Refusal): Value => {
  assert.ok(answer.ok, answer.ok ? '' : answer.message);
  return answer;
};
export const code = (answer: object): string | undefined => ('code' in answer ? String(answer.code) : undefined);
export const ms = (): number => clock.now.epochMilliseconds;
export const later = (minutes: number): void => {
  clock.now = clock.now.add({ minutes });
};

/** A house with its people: each has the badge 100n and the PIN 25080n. */
export const staffed = async (place: Place) => {
  clock.now = Temporal.Instant.from('2026-03-02T18:00:00Z');
  const house = await open(place);
  const people = await openPeople({ house, place, variables: VARIABLES, now: () => clock.now, pinCost: PIN_COST });
  const parts = { house, ...people };
  const staff: readonly [string, StaffRole][] = [
    ['p-1', 'administrator'],
    ['p-2', 'compliance'],
    ['p-3', 'floor'],
    ['p-4', 'count'],
    ['p-5', 'accounting'],
  ];
  for (const [place, [person, role]] of staff.entries()) {
    const command = { type: 'EngagePerson', person, roles: [role], department: 'card-room', isOwnPin: true } as const;
    const own = { name: `Person No. ${place + 1}`, badge: `100${place + 1}`, pin: `25080${place + 1}` };
    accepted(await engage(parts, command, own, by('p-1', 'p-2')));
  }
  const enrolled = async (station: string, kind: 'floor' | 'office'): Promise<Credentials> => {
    const { code: typed } = await offerEnrollment(people.store, { station, kind }, 'p-1', ms());
    const { key } = accepted(await enroll(house, people.store, typed.toLowerCase().replaceAll('-', ' '), ms()));
    return { stationId: station, stationKey: key };
  };
  const floor = await enrolled('floor-1', 'floor');
  const office = await enrolled('office-1', 'office');
  const who = (credentials: Credentials) => people.signOns.whoAsks(house.state, credentials, clock.now);
  const close = async () => {
    await people.close();
    await house.close();
  };
  return { ...parts, ...people, floor, office, who, close };
};

export const personOf = (asker: Asker | Refusal): string | undefined => ('actor' in asker ? asker.actor.id : undefined);
