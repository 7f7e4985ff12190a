import { answer, type Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import { Amount } from '#core/money';
import type { Unclaimed } from '#core/rulebook';
import { list, loose, one } from '#core/shape';
import { TWO } from './journal.ts';
import { kindOf } from './kind.ts';
import { promotionOf } from './offered.ts';
import { Approved, Moment } from './read.ts';

export const ClaimScenario = loose({
  activity: Approved,
  cents: Amount,
  timeline: list(loose({ at: Moment, do: one(['verify', 'present-id', 'pay', 'tick']) }), { min: 1 }),
});

/** Kind `claim`: a win from the hand to the payment, or to where unclaimed money goes; time passes before each step. */
export const claim = kindOf(ClaimScenario, async ({ activity, cents: amount, timeline }, journal, expect) => {
  const won = await journal.scene.win(promotionOf(activity, {}), amount, timeline[0]!.at);
  if (!won.ok) return won;
  const refused: (Refusal | undefined)[] = [];
  for (const { at, do: what } of timeline) {
    const context = { ...TWO, now: at };
    const passed = await journal.ask({ type: 'LetTimePass' }, context);
    const by = { ...context, actor: { id: 'bo', role: 'supervisor' } } as const;
    const refusal = passed ?? (await journal.ask(STEPS[what], by));
    // A hand that surveillance has to see is verified when it has.
    if (what === 'verify') await journal.ask({ type: 'ConfirmPlay', review: 1 }, context);
    // ID that nobody asked for is refused; to the scenario that isn't a refusal.
    refused.push(refusal?.code === 'id-not-needed' ? undefined : refusal);
  }
  const refusedAt = refused.findIndex(why => why !== undefined);
  if (refusedAt >= 0 && expect['refused'] === true) return refused[refusedAt]!;
  const end = journal.house().awards.get(1)?.claim ?? { state: 'unverified' };
  return answer({
    state: end.state === 'held' ? 'held-30-days' : end.state,
    ...('refusedAt' in expect && { refusedAt: refusedAt < 0 ? undefined : refusedAt }),
    returnedTo: end.state === 'forfeited' ? accountOf(end.to) : undefined,
  });
});

const STEPS: Readonly<Record<'verify' | 'present-id' | 'pay' | 'tick', HouseCommand>> = {
  verify: { type: 'AgreeToReview', review: 1 },
  'present-id': { type: 'ShowId', award: 1 },
  pay: { type: 'PayAward', award: 1, method: 'cage', formsDone: true },
  tick: { type: 'LetTimePass' },
};

export const accountOf = (to: Unclaimed): string => (to.type === 'reserve-of' ? `${to.activity}:reserve` : to.type);
