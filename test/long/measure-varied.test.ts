import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { decideFund, evolveFund } from '#core/fund';
import { dollars } from '#core/money';
import type { Filled } from '#core/shape';
import { commandOf, FundScenario } from '../../src/conformance/fund-history.ts';
import { plainFund, promotionOf, readFund } from '../../src/conformance/offered.ts';
import { read } from '../../src/conformance/read.ts';
import { Houses } from '../../src/measure/index.ts';
import { NOT_ENTERED } from '../../src/measure/not-entered.ts';

type Scenario = Filled<typeof FundScenario>;
type Step = Scenario['steps'][number];
type Written = {
  readonly id: string;
  readonly kind: string;
  readonly fund?: { readonly reserve?: number };
  readonly expect: { readonly refused?: boolean };
};

const folder = path.join(import.meta.dirname, '..', 'fixtures', 'conformance');
const all = globSync('*-public.json', { cwd: folder }).flatMap(
  file => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as readonly Written[],
);
const histories = all.filter(
  ({ id, kind, expect }) => kind === 'fund-history' && expect.refused !== true && !Object.hasOwn(NOT_ENTERED, id),
);

/** A step with other numbers. */
const variedBy = (numbers: () => number, step: Step): Step => ({
  ...step,
  ...(step.fees === undefined ? {} : { fees: 1 + (numbers() % 300) }),
  ...(step.day === undefined ? {} : { day: 1 + (numbers() % 4) }),
  ...(step.adminHours === undefined ? {} : { adminHours: 1 + (numbers() % 12) }),
  ...(step.raise === undefined ? {} : { raise: dollars(10 * (1 + (numbers() % 30))) }),
});

/** What the core makes of it. */
const expected = ({ activity, offering, fund: standing, steps }: Scenario) => {
  const rule = promotionOf(activity, offering);
  let fund = readFund(rule, standing);
  for (const [place, step] of steps.entries()) {
    const decision = decideFund(rule, fund, commandOf(rule, fund, step));
    if (!decision.ok) return { refusedAt: place, fund: plainFund(fund) };
    fund = decision.events.reduce(evolveFund, fund);
  }
  return { fund: plainFund(fund) };
};

const houses = new Houses({ through: 'house', examples: all });
after(() => houses.end());

const numbers = fc.infiniteStream(fc.nat(10_000));

test(
  '[CLI-6] fund histories with other numbers come out in a served house as in the core',
  { timeout: 1_800_000 },
  () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...histories), numbers, fc.nat(200), async (given, stream, percent) => {
        const next = (): number => stream.next().value;
        const fund = { ...given.fund, reserve: Math.round(((given.fund?.reserve ?? 0) * percent) / 100) };
        const scenario = read(FundScenario, { ...given, fund });
        const steps = scenario.steps.map(step => variedBy(next, step));
        const expect = JSON.parse(JSON.stringify(expected({ ...scenario, steps }))) as object;
        const { differences } = await houses.play({ ...given, fund, steps, expect });
        assert.deepEqual(differences, [], JSON.stringify({ id: given.id, fund, steps }));
      }),
      { numRuns: 60, endOnFailure: true },
    ),
);
