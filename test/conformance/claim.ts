import type { HouseCommand, HouseEvent } from '#core/house';
import type { Cents } from '#core/money';
import type { Unclaimed } from '#core/rulebook';
import { ClaimScenario } from '../../src/conformance/claim.ts';
import { differs } from '../../src/conformance/differs.ts';
import { opened, replayDiffers, type Through, TWO } from '../../src/conformance/journal.ts';

/** Kind `claim`: a verified win on its way to the winner, before each step a look at the clock. */
export const claimThroughHouse = (scenario: unknown): Through => {
  const { activity: name, cents: amount, timeline, expect } = ClaimScenario.parse(scenario);
  const started = opened(name, {}, {});
  if (started === undefined) return { differences: [`there is no activity ${name}`], events: [] };
  const { journal, rule } = started;
  journal.happened(verifiedWin(rule.activity.id, amount, timeline[0]!.at));
  const refused = timeline.map(({ at, do: what }) => {
    const context = { ...TWO, now: at };
    const passed = journal.ask({ type: 'LetTimePass' }, context);
    return passed ?? journal.ask(STEPS[what], { ...context, actor: { id: 'bo', role: 'floor' } });
  });
  const end = journal.house().awards.get(1)?.claim;
  // Who shows ID that nobody asked for is told so; to the scenario that is no refusal.
  const refusedAt = refused.findIndex(why => why !== undefined && why.code !== 'id-not-needed');
  const differences = [
    ...differs('state', expect.state?.replace('held-30-days', 'held'), end?.state ?? 'unverified'),
    ...differs('refusedAt', expect.refusedAt, refusedAt < 0 ? undefined : refusedAt),
    ...differs('returnedTo', expect.returnedTo, end?.state === 'forfeited' ? accountOf(end.to) : undefined),
  ];
  return { differences: [...differences, ...replayDiffers(journal)], events: journal.events };
};

const STEPS: Readonly<Record<'verify' | 'present-id' | 'pay' | 'tick', HouseCommand>> = {
  verify: { type: 'AgreeToReview', review: 1 },
  'present-id': { type: 'ShowId', award: 1 },
  pay: { type: 'PayAward', award: 1, method: 'cage' },
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
