import { type Fund, openFund } from '#core/fund';
import { type Rule, type Settled, settleRound } from '#core/mechanisms';
import { settlePeriod } from '#core/mechanisms/high-hand';
import { cents, NOTHING } from '#core/money';
import { type Activity, poolsInForce, type Round } from '#core/rulebook';
import { anything, check, exactly, list, loose, optional, Text } from '#core/shape';
import { findActivity } from '../../rulebook/index.ts';
import { promotionOf, readRound } from '../conformance/index.ts';

/** A round that some scenario deals, with the offering it is dealt under. */
export type Example = { readonly rule: Rule; readonly round: Round };

const Dealt = loose({
  kind: exactly('activity-round'),
  activity: Text,
  offering: optional(anything),
  round: optional(anything),
  rounds: optional(list(anything)),
  expect: loose({ refused: optional(anything) }),
});

/** How hands of an activity are dealt, from scenarios that deal some. */
export class Examples {
  readonly #scenarios: readonly unknown[];

  constructor(scenarios: readonly unknown[]) {
    this.#scenarios = scenarios;
  }

  /** The rounds of an activity in which somebody wins; with a row, in which that row wins and nothing else. */
  of(activity: Activity, row?: string): readonly Example[] {
    return this.#scenarios.flatMap(scenario => {
      const fit = check(Dealt, scenario);
      if (!fit.ok || findActivity(fit.value.activity)?.id !== activity.id) return [];
      const { offering, round: single, rounds = single === undefined ? [] : [single] } = fit.value;
      if (fit.value.expect.refused !== undefined) return [];
      const rule = promotionOf(activity, offering);
      return rounds.map(readRound).flatMap(round => {
        const { awards } = settledFor(rule, richFor(rule), round);
        // What the table or the room gets besides comes with the hand.
        const hits = awards.filter(({ to: { share } }) => share === undefined || share === 'losing');
        const wins = row === undefined ? awards.length > 0 : hits.length === 1 && hits[0]?.to.row === row;
        return wins ? [{ rule, round }] : [];
      });
    });
  }
}

/** A round by itself, or as the only one of its period. */
export const settledFor = (rule: Rule, fund: Fund, round: Round): Settled => {
  if (rule.activity.settlement.period === undefined) return settleRound(rule, fund, round);
  return settlePeriod(rule, fund, ANY_TIME, [{ ...round, at: '2026-03-02T18:00:00' }]);
};

const ANY_TIME = { from: '2026-03-02T00:00', to: '2026-03-03T00:00' };

/** A fund that can pay whatever is won. */
const richFor = (rule: Rule): Fund => {
  const keys = Object.keys(poolsInForce(rule.activity, rule.offering));
  const pools = Object.fromEntries(keys.map(key => [key, RICH]));
  return openFund(rule, { pools, reserve: RICH, advance: NOTHING });
};

const RICH = cents(1_000_000_000);
