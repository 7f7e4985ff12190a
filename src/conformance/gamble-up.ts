import { answer } from '#core/base';
import { type ContestCommand, contestRule, SIDES, type Stake } from '#core/mechanisms/gamble-up';
import { Amount } from '#core/money';
import { anything, type Filled, list, loose, one, optional, otherwise, Text } from '#core/shape';
import { kindOf } from './kind.ts';
import { promotionOf } from './offered.ts';
import { Approved } from './read.ts';
import { open } from './stage.ts';

const Step = loose({ call: one([...SIDES, 'stop']), result: optional(Text) });
const Scenario = loose({
  activity: otherwise(Approved, 'beat-the-dealer'),
  offering: optional(anything),
  prize: Amount,
  steps: list(Step),
});

/** Kind `gamble-up`: a drawn winner calls hands or stops; every call is a command, the end an award. */
export const gambleUp = kindOf(Scenario, async ({ activity, offering, prize, steps }, journal, expect) => {
  const stake: Stake = { type: 'money', amount: prize };
  const rule = contestRule(activity, stake);
  const posted = { player: 'winner', stake };
  const stage = await open(journal, promotionOf(activity, offering, { drawing: prize }), 'gamble-up', posted);
  if (!stage.ok) return stage;
  if (!rule.ok) return rule;
  for (const [refusedAt, step] of steps.entries()) {
    const refused = await stage.value.commit(commandOf(step), NOW);
    if (refused !== undefined) return 'refusedAt' in expect ? answer({ refusedAt }) : refused;
  }
  const { contest, steps: ladder } = await stage.value.desk();
  return answer({
    refusedAt: undefined,
    multiple: contest.multiple,
    cents: ladder.find(({ multiple }) => multiple === contest.multiple)?.holds,
    over: contest.isOver,
  });
});

const NOW = Temporal.Instant.from('2026-03-05T20:00Z');

const commandOf = ({ call, result }: Filled<typeof Step>): ContestCommand => {
  if (call === 'stop') return { type: 'TakePrize' };
  if (result === undefined) throw new Error(`what came of the call on the ${call}?`);
  return { type: 'CallHand', call, result };
};
