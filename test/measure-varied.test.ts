import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { Houses, type Through } from '../src/measure/index.ts';
import { dealtRound } from './measure/dealt-rounds.ts';
import { asInCore, type Scenario, seeded } from './measure/varied.ts';
import { pick, VARY } from './measure/varying.ts';
import { chosenOf, isWhole } from './whole.ts';

const folder = path.join(import.meta.dirname, 'fixtures', 'conformance');
const all = globSync('*-public.json', { cwd: folder })
  .sort()
  .flatMap(file => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as readonly Scenario[]);

/** A scenario of a kind with other numbers, people, cards or orders, always the same for the same seed. */
const varied = (kind: string, seed: number): Scenario => {
  const below = seeded(seed * 104_729 + kind.length);
  const vary = VARY[kind];
  if (vary === undefined) return dealtRound(below, `${kind}-${seed}`);
  const scenario = pick(
    all.filter(one => one.kind === kind),
    below,
  );
  return { ...vary(scenario, below), id: `${scenario.id}-${seed}` };
};

const KINDS = ['game-round', ...Object.keys(VARY)];
const COUNT = isWhole ? 40 : 2;
const WAYS: readonly Through[] = chosenOf(['stations'], ['house', 'stations']);

for (const through of WAYS) {
  describe(`variations of scenarios, through ${through}`, () => {
    const houses = new Houses({ through, examples: all });
    after(() => houses.end());
    for (const kind of chosenOf(['activity-round', 'instrument', 'drawing'], KINDS)) {
      test(`[CLI-6] ${kind} with other numbers comes out as in the core`, async () => {
        const scenarios = await Promise.all(
          Array.from({ length: COUNT }, (_, seed) => asInCore(varied(kind, seed + 1))),
        );
        const verdicts = await houses.playAll(scenarios, () => undefined);
        for (const [place, { differences }] of verdicts.entries()) {
          assert.deepEqual(differences, [], JSON.stringify(scenarios[place]));
        }
      });
    }
  });
}
