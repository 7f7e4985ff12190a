import { type Answer, answer, type Refusal } from '#core/base';
import { openFund } from '#core/fund';
import type { HouseCommand } from '#core/house';
import type { Rule } from '#core/mechanisms';
import { contestTermsOf } from '#core/mechanisms/contest/terms';
import { type Cents, cents, NOTHING } from '#core/money';
import { type Activity, type Amounts, checkOffering, poolsInForce, type Round, rowsInForce } from '#core/rulebook';
import { localTime } from '#core/time';
import type { AwardView } from '#core/views';
import { accountOf, CLOCK, ClaimScenario, type Journal, kindOf, TWO } from '../conformance/index.ts';
import { boardOf } from './board.ts';
import { wonContest } from './contest-won.ts';
import { type Example, type Examples, settledFor } from './examples.ts';
import { refuse } from './refusals.ts';
import { dealt, verified } from './rounds.ts';

/** Kind `claim`: a hand that wins so much, from the table to the payment or to where unclaimed money goes. */
export const claimWith = (examples: Examples) =>
  kindOf(ClaimScenario, async ({ activity, cents: amount, timeline }, journal, expect) => {
    const { at } = timeline[0]!; // There is one at least.
    const isContest = contestTermsOf(activity) !== undefined;
    const refused: (Refusal | undefined)[] = [];
    for (const [place, { at: now, do: what }] of timeline.entries()) {
      const isWon = place === 0 && what === 'verify';
      // A contest is over when it is settled, and played before.
      if (!isWon || !isContest) await journal.ask({ type: 'LetTimePass' }, { ...TWO, now });
      const refusal = isWon
        ? await won(journal, examples, activity, amount, at)
        : await stepped(journal, activity, what);
      refused.push(refusal?.code === 'id-not-needed' ? undefined : refusal);
    }
    const refusedAt = refused.findIndex(why => why !== undefined);
    // As in the core, a later refusal leaves the claim as it was; a hand that is not won is no claim.
    const isUnwon = refusedAt === 0 && !('refusedAt' in expect);
    if (isUnwon || (refusedAt >= 0 && expect['refused'] === true)) return refused[refusedAt]!;
    const end = (await awardOf(journal, activity))?.claim ?? { state: 'unverified' };
    return answer({
      state: end.state === 'held' ? 'held-30-days' : end.state,
      ...('refusedAt' in expect && { refusedAt: refusedAt < 0 ? undefined : refusedAt }),
      returnedTo: end.state === 'forfeited' ? accountOf(end.to) : undefined,
    });
  });

const awardOf = async (journal: Journal, { id }: Activity): Promise<AwardView | undefined> =>
  Object.values(await journal.shown('awards')).find(({ activity }) => activity === id);

const stepped = async (journal: Journal, activity: Activity, what: string): Promise<Refusal | undefined> => {
  const { award = 1, gives } = (await awardOf(journal, activity)) ?? {};
  const method = gives === undefined || gives.type === 'money' ? 'cage' : 'handed-over';
  const steps: Readonly<Record<string, HouseCommand>> = {
    'present-id': { type: 'ShowId', award },
    pay: { type: 'PayAward', award, method, formsDone: true },
  };
  const step = steps[what];
  return step === undefined ? undefined : journal.ask(step);
};

/** The hand is dealt and verified under an offering in which it is worth that much. */
const won = async (
  journal: Journal,
  examples: Examples,
  activity: Activity,
  amount: Cents,
  at: Temporal.Instant,
): Promise<Refusal | undefined> => {
  if (contestTermsOf(activity) !== undefined) return wonContest(journal, activity, amount, at);
  const worth = worthOf(examples.winning(activity), amount);
  if (!worth.ok) return refuse('no-example', { activity: activity.id, cents: String(amount) }, activity.id);
  const { rule, round, main } = worth.value;
  const pools = allAt(rule, main);
  const fundJson = { pools, reserve: 100_000_000, advance: 0 };
  const payer = await journal.scene.start(rule, fundJson);
  if (!payer.ok) return payer;
  const stated = { rule, payer: payer.value, fundJson };
  if (activity.settlement.period === undefined) {
    return (await dealt(journal, stated, round, 1)) ?? (await verified(journal, stated, round, 1));
  }
  const local = localTime(CLOCK, at);
  const period = { from: local.subtract({ hours: 1 }).toString(), to: local.add({ minutes: 1 }).toString() };
  const came = await boardOf(journal, stated, [{ ...round, at: local.toString() }], period);
  return came.ok ? undefined : came;
};

type Worth = Example & { readonly main: Cents };

/** The first example with an award that a posted prize or the meter can bring to that amount. */
const worthOf = (known: Iterable<Example>, amount: Cents): Answer<Worth> => {
  for (const { rule, round } of known) {
    for (const row of rowsInForce(rule.activity, rule.offering, round.deal.game)) {
      const key = row.prize.type === 'fixed' ? (row.prize.postedAs ?? row.key) : row.key;
      const offering = { ...rule.offering, prizes: { ...rule.offering.prizes, [key]: amount } };
      const posted = row.prize.type === 'meter' ? rule : { ...rule, offering };
      for (const main of [amount, ...metersFor(posted, round, amount)]) {
        const isWorth = moneyIn(posted, round, main).includes(amount);
        if (isWorth && checkOffering(rule.activity, posted.offering).ok) return answer({ rule: posted, round, main });
      }
    }
  }
  return refuse('no-example', { activity: '', cents: String(amount) }, '');
};

/** What is won with so much on every meter. */
const moneyIn = (rule: Rule, round: Round, main: Cents): readonly Cents[] =>
  settledFor(rule, fundOf(rule, main), round).awards.flatMap(({ gives }) =>
    gives.type === 'money' ? [gives.amount] : gives.type === 'entry' ? [gives.value] : [],
  );

/** Meters of which somebody's part is that amount. */
const metersFor = (rule: Rule, round: Round, amount: Cents): readonly Cents[] =>
  moneyIn(rule, round, amount)
    .filter(part => part > 0)
    .map(part => cents(Math.round((amount * amount) / part)));

const fundOf = (rule: Rule, main: Cents) => {
  return openFund(rule, { pools: allAt(rule, main), reserve: cents(100_000_000), advance: NOTHING });
};

const allAt = ({ activity, offering }: Rule, amount: Cents): Amounts =>
  Object.fromEntries(Object.keys(poolsInForce(activity, offering)).map(key => [key, amount]));
