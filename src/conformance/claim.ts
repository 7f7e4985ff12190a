import { answer } from '#core/base';
import type { HouseCommand, HouseEvent } from '#core/house';
import { Amount, type Cents } from '#core/money';
import type { Unclaimed } from '#core/rulebook';
import { list, loose, one } from '#core/shape';
import { start, TWO } from './journal.ts';
import { kindOf } from './kind.ts';
import { promotionOf } from './offered.ts';
import { Approved, Moment } from './read.ts';

const Scenario = loose({
  activity: Approved,
  cents: Amount,
  timeline: list(loose({ at: Moment, do: one(['verify', 'present-id', 'pay', 'tick']) }), { min: 1 }),
});

/** Kind `claim`: a win from the hand to the payment, or to where unclaimed money goes; time passes before each step. */
export const claim = kindOf(Scenario, ({ activity, cents: amount, timeline }, journal, expect) => {
  const started = start(journal, promotionOf(activity, {}));
  if (!started.ok) return started;
  journal.happened(verifiedWin(activity.id, amount, timeline[0]!.at));
  const refused = timeline.map(({ at, do: what }) => {
    const context = { ...TWO, now: at };
    const passed = journal.ask({ type: 'LetTimePass' }, context);
    const refusal = passed ?? journal.ask(STEPS[what], { ...context, actor: { id: 'bo', role: 'supervisor' } });
    // A hand that surveillance has to see is verified when it has.
    if (what === 'verify') journal.ask({ type: 'ConfirmPlay', review: 1 }, context);
    // ID that nobody asked for is refused; to the scenario that isn't a refusal.
    return refusal?.code === 'id-not-needed' ? undefined : refusal;
  });
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

const accountOf = (to: Unclaimed): string => (to.type === 'reserve-of' ? `${to.activity}:reserve` : to.type);

/** One person has verified a win of so much, which the house pays; the second is still to come. */
const verifiedWin = (activity: string, amount: Cents, at: Temporal.Instant): HouseEvent => ({
  type: 'HandsVerified',
  review: 1,
  table: 1,
  round: 1,
  activity,
  calls: [],
  by: 'ann',
  wonAt: at.toString(),
  seen: { board: [], hands: [], dealerCards: [], reachedShowdown: true },
  checked: [],
  due: [
    {
      to: { seat: 1 },
      gives: { type: 'money', amount },
      prizes: [{ amount, from: { type: 'house' } }],
      because: { hand: 'a scenario', used: [], conditions: [], arithmetic: [], clause: activity },
    },
  ],
  hits: [],
  judged: [],
  needsSecond: true,
});
