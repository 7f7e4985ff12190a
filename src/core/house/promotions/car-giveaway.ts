import { type Answer, answer, type Refusal } from '#core/base';
import { type Because, prizeDue } from '#core/mechanisms';
import {
  type ChipCount,
  type FinalTable,
  type FirstRound,
  finalTable,
  firstRound,
  type KeyResult,
  type PassHolder,
  tryKeys,
} from '#core/mechanisms/car-giveaway';
import type { Cents } from '#core/money';
import { type Activity, clauseOf, type SecondStage } from '#core/rulebook';
import { becauseOf } from './because.ts';
import type { At, Mechanism, Outcome, Won } from './promotion.ts';
import { refuse } from './refusals.ts';

export type CarGiveawayTypes = {
  readonly rules: SecondStage;
  readonly posted: Readonly<Record<never, never>>;
  readonly state: { readonly keys?: KeyResult; readonly first?: FirstRound; readonly final?: FinalTable };
  readonly command:
    | { readonly type: 'TryKeys'; readonly holders: readonly PassHolder[]; readonly startingEnvelope: number }
    | { readonly type: 'CountFirstRound'; readonly tables: readonly (readonly ChipCount[])[] }
    | { readonly type: 'CountFinalTable'; readonly counts: readonly ChipCount[] };
  readonly event:
    | ({ readonly type: 'KeysTried' } & KeyResult)
    | ({ readonly type: 'FirstRoundCounted' } & FirstRound)
    | ({ readonly type: 'FinalTableCounted' } & FinalTable);
};
type Decided = Answer<Outcome<CarGiveawayTypes['event']>>;

/** What follows the drawing of a car: keys in envelopes, or two tables and a final one. CAR-1 to CAR-6 */
export const CAR_GIVEAWAY: Mechanism<CarGiveawayTypes> = {
  rules: ({ activity }) =>
    activity.secondStage === undefined
      ? refuse('no-giveaway', { activity: activity.name }, clauseOf(activity, 'Offering'))
      : answer(activity.secondStage),
  begins: () => ({}),
  decide: (at, command) => {
    switch (command.type) {
      case 'TryKeys':
        return keysTried(at, command);
      case 'CountFirstRound':
        return firstCounted(at, command);
      case 'CountFinalTable':
        return finalCounted(at, command);
    }
  },
  byHand: command => (command.type === 'TryKeys' ? `envelope ${command.startingEnvelope}` : undefined),
  evolve: (state, { type, ...result }) => ({ ...state, [PART_OF[type]]: result }),
  unfinished: ({ first, final }) =>
    first !== undefined && final === undefined ? 'the final table is not counted' : undefined,
};

const PART_OF = { KeysTried: 'keys', FirstRoundCounted: 'first', FinalTableCounted: 'final' } as const;

const keysTried = (
  at: At<CarGiveawayTypes>,
  { holders, startingEnvelope }: Extract<CarGiveawayTypes['command'], { type: 'TryKeys' }>,
): Decided => {
  const { rule, rules, state } = at;
  const { activity } = rule;
  if (state.keys !== undefined) return done(activity, rules);
  const stranger = withoutPass(at, holders);
  if (stranger !== undefined) return stranger;
  const tried = tryKeys(activity, holders, startingEnvelope);
  if (!tried.ok) return tried;
  const { winner, tries } = tried.value;
  const what = rules.type === 'keys' ? rules.prize : '';
  // ID and pass were seen before the keys were tried.
  const car = goodsFor(winner, what, because(activity, rules, `key number ${tries} started the car`));
  const won = [{ ...car, isClaimed: true }];
  return answer({ events: [{ type: 'KeysTried', ...tried.value }], won });
};

const firstCounted = (
  at: At<CarGiveawayTypes>,
  { tables }: Extract<CarGiveawayTypes['command'], { type: 'CountFirstRound' }>,
): Decided => {
  const { rule, rules, state } = at;
  const { activity } = rule;
  if (state.first !== undefined) return done(activity, rules);
  const stranger = withoutPass(at, tables.flat());
  if (stranger !== undefined) return stranger;
  const counted = firstRound(activity, tables);
  if (!counted.ok) return counted;
  const won = moneyFor(activity, rules, counted.value.prizes, 'the first round');
  return answer({ events: [{ type: 'FirstRoundCounted', ...counted.value }], won });
};

const finalCounted = (
  { rule: { activity }, rules, state }: At<CarGiveawayTypes>,
  { counts }: Extract<CarGiveawayTypes['command'], { type: 'CountFinalTable' }>,
): Decided => {
  if (state.final !== undefined) return done(activity, rules);
  const counted = finalTable(activity, state.first ?? NOBODY, counts);
  if (!counted.ok) return counted;
  const { winner, topPrize, prizes } = counted.value;
  const first = goodsFor(winner, topPrize, because(activity, rules, 'the most chips at the final table'));
  const won = [first, ...moneyFor(activity, rules, prizes, 'the final table')];
  return answer({ events: [{ type: 'FinalTableCounted', ...counted.value }], won });
};

/** Passes are not transferable: where the drawing runs in this house, only those who won one take part. CAR-1 */
const withoutPass = (
  { rule: { activity }, rules, house }: At<CarGiveawayTypes>,
  holders: readonly { readonly player: string }[],
): Refusal | undefined => {
  const drawings = [...house.promotions.values()].filter(
    one => one.activity === activity.id && one.mechanism === 'drawing',
  );
  const won = drawings.flatMap(one => (one.mechanism === 'drawing' ? one.state.wins : [])).map(({ player }) => player);
  const stranger = drawings.length === 0 ? undefined : holders.find(({ player }) => !won.includes(player));
  return stranger && refuse('no-pass-won', { player: stranger.player }, clauseOf(activity, rules.clause));
};

const NOBODY: FirstRound = { advance: [], prizes: {} };

const done = (activity: Activity, { clause }: SecondStage) => refuse('stage-done', {}, clauseOf(activity, clause));

const goodsFor = (player: string, what: string, why: Because): Won => ({
  to: { player },
  gives: { type: 'goods', what },
  prizes: [],
  because: why,
  isClaimed: false,
});

const moneyFor = (
  activity: Activity,
  stage: SecondStage,
  prizes: Readonly<Record<string, Cents>>,
  round: string,
): readonly Won[] =>
  Object.entries(prizes).map(([player, amount]) => ({
    to: { player },
    gives: { type: 'money', amount },
    prizes: [prizeDue(activity, amount)],
    because: because(activity, stage, `the prize of ${round}`),
    isClaimed: false,
  }));

const because = (activity: Activity, { clause }: SecondStage, words: string): Because =>
  becauseOf(words, clauseOf(activity, clause));
