import { z } from 'zod';
import {
  type Contest,
  type ContestCommand,
  contestRule,
  decideContest,
  evolveContest,
  holding,
  NEW_CONTEST,
  SIDES,
} from '#core/mechanisms/gamble-up';
import { differs } from './differs.ts';
import { Money, outcome, readPromotion, refusalOf } from './promotion-json.ts';

const Step = z.object({ call: z.enum([...SIDES, 'stop']), result: z.string().optional() });

const Scenario = z.object({
  activity: z.string().default('beat-the-dealer'),
  offering: z.unknown().optional(),
  prize: Money,
  steps: z.array(Step),
  expect: z.object({
    multiple: z.number().optional(),
    cents: z.int().optional(),
    over: z.boolean().optional(),
    refused: z.boolean().optional(),
    refusedAt: z.int().optional(),
  }),
});

/** Kind `gamble-up`: a drawn winner calls hands or stops. */
export const gambleUp = (json: unknown): readonly string[] => {
  const { activity: id, offering, prize, steps, expect } = Scenario.parse(json);
  const promotion = readPromotion(id, offering, { drawing: prize });
  const rule = contestRule(promotion.activity, { type: 'money', amount: prize });
  const mistaken = refusalOf(promotion, rule.ok ? [] : [rule]);
  if (mistaken !== undefined || !rule.ok) return outcome(expect.refused, mistaken) ?? [];
  let contest: Contest = NEW_CONTEST;
  for (const [place, step] of steps.entries()) {
    const decision = decideContest(rule.value, contest, commandOf(step));
    if (!decision.ok) {
      if (expect.refusedAt !== undefined) return differs('refusedAt', expect.refusedAt, place);
      return outcome(expect.refused, decision) ?? [];
    }
    contest = decision.events.reduce(evolveContest, contest);
  }
  if (expect.refused === true || expect.refusedAt !== undefined) return ['should be refused, was not'];
  return [
    ...differs('multiple', expect.multiple, contest.multiple),
    ...differs('cents', expect.cents, holding(rule.value, contest)),
    ...differs('over', expect.over, contest.isOver),
  ];
};

const commandOf = ({ call, result }: z.output<typeof Step>): ContestCommand => {
  if (call === 'stop') return { type: 'TakePrize' };
  if (result === undefined) throw new Error(`what came of the call on the ${call}?`);
  return { type: 'CallHand', call, result };
};
