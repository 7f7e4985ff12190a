import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { EventAnswer } from '#api/schemas';
import { check } from '#core/shape';
import { requireDescribed } from './house/described.ts';
import { type Press, pressAll, presses } from './house/random-commands.ts';

test('[API-16] whatever commands bring about is of the form that is promised of events', () => {
  const press = (all: readonly Press[]): void => {
    pressAll(all, (_, events) => requireDescribed(events));
  };
  fc.assert(fc.property(presses(80), press), { numRuns: 40 });
});

test('[API-16] an event with a field too much, too little or of another kind is not an answer', () => {
  const event = { type: 'RoundEnded', table: 7, round: 1 } as const;
  assert.equal(check(EventAnswer, event).ok, true);
  for (const wrong of [
    { ...event, more: 1 },
    { type: 'RoundEnded', table: 7 },
    { ...event, table: '7' },
    { type: 'None' },
  ])
    assert.equal(check(EventAnswer, wrong).ok, false, JSON.stringify(wrong));
});
