import assert from 'node:assert/strict';
import { EventAnswer } from '#api/schemas';
import type { HouseEvent } from '#core/house';
import { check } from '#core/shape';

/** Everything that happened is of the form that the network promises of events. API-16 */
export const requireDescribed = (events: readonly HouseEvent[]): void =>
  assert.deepEqual(
    events.flatMap(event => objectionTo(event) ?? []),
    [],
  );

const objectionTo = (event: HouseEvent): string | undefined => {
  const fit = check(EventAnswer, JSON.parse(JSON.stringify(event)));
  return fit.ok ? undefined : `${event.type}: ${fit.fields}`;
};
