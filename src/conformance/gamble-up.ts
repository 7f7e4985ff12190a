import { z } from 'zod';
import { type ContestCommand, contestRule, holding, SIDES, type Stake } from '#core/mechanisms/gamble-up';
import { differs } from './differs.ts';
import { throughHouse } from './house-stage.ts';
import type { Through } from './journal.ts';
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

/** Kind `gamble-up`: a drawn winner calls hands or stops; every call is a command, the end an award. */
export const gambleUp = (json: unknown): Through =>
  throughHouse(open => {
    const { activity: id, offering, prize, steps, expect } = Scenario.parse(json);
    const promotion = readPromotion(id, offering, { drawing: prize });
    const stake: Stake = { type: 'money', amount: prize };
    const stage = open(promotion, 'gamble-up', { player: 'the winner', stake });
    const rule = contestRule(promotion.activity, stake);
    const mistaken = refusalOf(promotion, stage.ok ? [] : [stage]);
    if (mistaken !== undefined || !rule.ok || !stage.ok) return outcome(expect.refused, mistaken) ?? [];
    for (const [place, step] of steps.entries()) {
      const refused = stage.value.commit(commandOf(step), NOW);
      if (refused === undefined) continue;
      if (expect.refusedAt !== undefined) return differs('refusedAt', expect.refusedAt, place);
      return outcome(expect.refused, refused) ?? [];
    }
    if (expect.refused === true || expect.refusedAt !== undefined) return ['should be refused, was not'];
    const contest = stage.value.state();
    return [
      ...differs('multiple', expect.multiple, contest.multiple),
      ...differs('cents', expect.cents, holding(rule.value, contest)),
      ...differs('over', expect.over, contest.isOver),
    ];
  });

const NOW = Temporal.Instant.from('2026-03-05T20:00Z');

const commandOf = ({ call, result }: z.output<typeof Step>): ContestCommand => {
  if (call === 'stop') return { type: 'TakePrize' };
  if (result === undefined) throw new Error(`what came of the call on the ${call}?`);
  return { type: 'CallHand', call, result };
};
