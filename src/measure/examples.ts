import { checkCards, DECKS } from '#core/cards';
import { type Fund, openFund } from '#core/fund';
import { type Rule, type Settled, settleRound } from '#core/mechanisms';
import { settlePeriod } from '#core/mechanisms/high-hand';
import { cents, NOTHING } from '#core/money';
import { layoutOf } from '#core/qualifying';
import { type Activity, emptyOffering, poolsInForce, type Round } from '#core/rulebook';
import { anything, check, exactly, list, loose, optional, Text } from '#core/shape';
import { findActivity } from '../../rulebook/index.ts';
import { promotionOf, readRound } from '../conformance/index.ts';
import { completed } from './completed.ts';
import { roundsFor, roundsForTwo } from './dealt-hands.ts';

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

  /** Rounds in which somebody wins: those that scenarios deal, then those dealt around the hands of the rulebook. */
  *winning(activity: Activity): Generator<Example> {
    for (const example of this.#dealt(activity)) if (hitsIn(example).length > 0) yield example;
    const rule = { activity, offering: completed(activity, emptyOffering(activity), SOME_DAY) };
    const rows = activity.charts.flatMap(chart => chart.rows);
    for (const { key } of rows) {
      for (const round of roundsFor(rule, key)) if (hitsIn({ rule, round }).length > 0) yield { rule, round };
    }
  }

  /** A round in which these rows hit under a rule, and nothing else. */
  dealing(rule: Rule, rows: readonly string[]): Round | undefined {
    const dealt = this.#dealt(rule.activity).find(({ round }) => sameRows(hitsIn({ rule, round }), rows));
    const [first = '', second] = rows;
    if (dealt !== undefined || second === undefined) return dealt?.round ?? roundWith(rule, first);
    return this.#two(rule, rows).find(isOfOneDeck);
  }

  /** Such a round with cards that no deck has together. */
  impossible(rule: Rule, rows: readonly string[]): Round | undefined {
    return this.#two(rule, rows).find(round => !isOfOneDeck(round));
  }

  #two(rule: Rule, [first = '', second = '']: readonly string[]): IteratorObject<Round> {
    return roundsForTwo(rule, first, second).filter(round => sameRows(hitsIn({ rule, round }), [first, second]));
  }

  #dealt(activity: Activity): readonly Example[] {
    return this.#scenarios.flatMap(scenario => {
      const fit = check(Dealt, scenario);
      if (!fit.ok || findActivity(fit.value.activity)?.id !== activity.id) return [];
      const { offering, round: single, rounds = single === undefined ? [] : [single] } = fit.value;
      if (fit.value.expect.refused !== undefined) return [];
      const rule = promotionOf(activity, offering);
      return rounds.map(round => ({ rule, round: readRound(round) }));
    });
  }
}

const isOfOneDeck = ({ deal: { game, board, hands, dealerCards } }: Round): boolean => {
  const { decks, jokersEach } = layoutOf(game).deck;
  const seen = [
    ...board,
    ...dealerCards,
    ...hands.filter(hand => hand.isPlayerDealer !== true).flatMap(hand => hand.cards),
  ];
  return checkCards({ ...DECKS['standard-52'], decks, jokersEach }, seen).ok;
};

/** A round around the hand of the rulebook that meets a row, in which nothing else hits. */
export const roundWith = (rule: Rule, row: string): Round | undefined =>
  roundsFor(rule, row).find(round => sameRows(hitsIn({ rule, round }), [row]));

/** The rows that win; what the table or the room gets besides comes with the hand. */
const hitsIn = ({ rule, round }: Example): readonly string[] =>
  settledFor(rule, richFor(rule), round)
    .awards.filter(({ to: { share } }) => share === undefined || share === 'losing')
    .map(({ to: { row = '' } }) => row);

const sameRows = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().every((row, place) => row === other.toSorted()[place]);

const SOME_DAY = Temporal.PlainDate.from('2026-03-02');

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
