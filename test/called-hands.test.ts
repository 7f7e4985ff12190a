import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { roundCalled } from './conformance/rounds.ts';
import { isWhole } from './whole.ts';

type Dealt = {
  readonly id: string;
  readonly kind: string;
  readonly fund?: { readonly reserve?: number };
};

const folder = path.join(import.meta.dirname, 'fixtures', 'conformance');
const dealt = globSync('*-public.json', { cwd: folder })
  .flatMap(file => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as readonly Dealt[])
  .filter(({ kind, fund }) => kind === 'activity-round' && fund !== undefined);

/** The scenario with such a part of its reserve; its meters stay between their reseed and their cap. */
const withReserve = ({ fund, ...scenario }: Dealt, percent: number) => ({
  ...scenario,
  fund: { ...fund, reserve: Math.round(((fund?.reserve ?? 0) * percent) / 100) },
});

const ofReserve = fc.oneof(fc.constantFrom(0, 1, 100), fc.integer({ min: 0, max: 200 }));

test('[HSE-7] a called hand is paid by the accounts that would pay it if the meter were reseeded after the prizes', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...dealt),
      ofReserve,
      fc.constantFrom('what was won' as const, 'everything' as const),
      async (scenario, part, calls) => {
        const { differences } = await roundCalled(withReserve(scenario, part), calls);
        assert.deepEqual(differences, [], scenario.id);
      },
    ),
    { numRuns: isWhole ? 2_000 : 100 },
  ));
