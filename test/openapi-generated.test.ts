import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generatedFor, heardOf, OPERATIONS, openAsked, troubleWith } from './api/by-description.ts';
import { isWhole } from './whole.ts';

const SEED = 'houseway';
const REQUESTS = isWhole ? 10_000 : 300;
/** A house is worn out by what is done to it: stations revoked, people locked, tables closed. */
const A_HOUSE = 1_000;

test(`[MCH-1] [API-22] ${REQUESTS} requests made from the description: no fault, every answer as described, nothing changed by a refusal`, async () => {
  const troubles: string[] = [];
  for (let begun = 0; begun < REQUESTS; begun += A_HOUSE) {
    const asked = await openAsked();
    try {
      for (let turn = begun; turn < Math.min(REQUESTS, begun + A_HOUSE); turn += 1) {
        const request = generatedFor(SEED, turn);
        const { method, path, station, body } = request;
        const trouble = await troubleWith(asked, request);
        if (trouble !== undefined) troubles.push(`${turn}: ${method} ${path} at ${station} with ${body}: ${trouble}`);
      }
    } finally {
      await asked.end();
    }
  }
  assert.deepEqual(troubles, []);
  assert.ok(OPERATIONS.length < REQUESTS, 'every address has its turn');
  assert.ok(heardOf.get(200)! > REQUESTS / 10, `much gets through: ${JSON.stringify([...heardOf])}`);
});
