import { z } from 'zod';
import type { Fund } from '#core/fund';
import { type Paid, payAwards, type Settled, settleRound } from '#core/mechanisms';
import { settlePeriod } from '#core/mechanisms/high-hand';
import { cents, total } from '#core/money';
import { type Activity, checkOffering, type Offering, type PaidBy } from '#core/rulebook';
import { findActivity } from '../../rulebook/index.ts';
import { readRound } from './activity-round-json.ts';
import { differs } from './differs.ts';
import { readFund, readOffering } from './offering-json.ts';

const Payers = z.object({ pool: z.int().optional(), reserve: z.int().optional(), house: z.int().optional() });

const AwardJson = z.object({
  seat: z.int().optional(),
  bettor: z.string().optional(),
  round: z.int().optional(),
  hand: z.string().optional(),
  share: z.string().optional(),
  on: z.string().optional(),
  cents: z.int().optional(),
  tickets: z.int().optional(),
  points: z.int().optional(),
  count: z.int().optional(),
  pays: Payers.optional(),
});
type AwardJson = z.output<typeof AwardJson>;

const Scenario = z.object({
  activity: z.string(),
  offering: z.unknown().optional(),
  fund: z.unknown().optional(),
  round: z.unknown().optional(),
  rounds: z.array(z.unknown()).optional(),
  period: z.object({ from: z.string(), to: z.string() }).optional(),
  expect: z.object({
    refused: z.boolean().optional(),
    none: z.boolean().optional(),
    awards: z.array(AwardJson).optional(),
    paid: Payers.optional(),
    kept: z.int().optional(),
    board: z.array(z.object({ round: z.int(), seat: z.int() })).optional(),
    fund: z
      .object({
        pools: z.record(z.string(), z.int()).optional(),
        reserve: z.int().optional(),
        advance: z.int().optional(),
      })
      .optional(),
  }),
});
type Scenario = z.output<typeof Scenario>;

/** Kind `activity-round`: a round, or the rounds of a period, settled and paid by the fund. */
export const activityRound = (scenario: unknown): readonly string[] => {
  const given = Scenario.parse(scenario);
  const activity = findActivity(given.activity);
  if (activity === undefined) return [`there is no activity ${given.activity}`];
  const offering = readOffering(activity, given.offering);
  const checked = checkOffering(activity, offering);
  if (given.expect.refused === true) return checked.ok ? ['the offering should be refused, was accepted'] : [];
  if (!checked.ok) return [`offering refused: ${checked.message}`];
  const fund = readFund(activity, offering, given.fund);
  const settled = settle(activity, offering, fund, given);
  const paid = payAwards({ activity, offering }, fund, settled);
  if (!paid.ok) return [`refused: ${paid.message}`];
  return [
    ...awardsDiffer(given.expect, paid.value.awards),
    ...payersDiffer('paid', given.expect.paid, sumOf(paid.value.awards)),
    ...differs('kept', given.expect.kept, settled.kept),
    ...boardDiffers(given.expect, settled),
    ...fundDiffers(given.expect, paid.value.fund),
  ];
};

const settle = (activity: Activity, offering: Offering, fund: Fund, { round, rounds, period }: Scenario): Settled =>
  period === undefined
    ? settleRound({ activity, offering }, fund, readRound(round))
    : settlePeriod({ activity, offering }, fund, period, (rounds ?? []).map(readRound));

/** The whole list, in any order: each award that is expected finds one of its own, and none is left. */
const awardsDiffer = ({ awards, none }: Scenario['expect'], given: Paid['awards']): readonly string[] => {
  const left = [...given];
  const missing = (awards ?? []).filter(wanted => {
    const place = left.findIndex(award => isSame(wanted, award));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  const isListed = awards !== undefined || none === true;
  return [
    ...missing.map(wanted => `no award ${JSON.stringify(wanted)}`),
    ...(isListed ? left.map(award => `an award too many: ${JSON.stringify({ ...award, because: undefined })}`) : []),
  ];
};

const isSame = (wanted: AwardJson, award: Paid['awards'][number]): boolean => {
  const got: AwardJson = {
    seat: award.seat,
    bettor: award.bettor,
    round: award.round,
    hand: award.row,
    share: award.share,
    on: award.on,
    ...givenAs(award.gives),
  };
  const names = ['seat', 'bettor', 'round', 'hand', 'share', 'on', 'cents', 'tickets', 'points', 'count'] as const;
  const isEqual = names.every(name => wanted[name] === undefined || wanted[name] === got[name]);
  return isEqual && payersDiffer('', wanted.pays, paidBy(award)).length === 0;
};

const givenAs = (gives: Paid['awards'][number]['gives']): AwardJson => {
  switch (gives.type) {
    case 'money':
      return { cents: gives.amount };
    case 'money-each':
      return { cents: gives.amount, count: gives.count };
    case 'tickets':
      return { tickets: gives.count };
    case 'points':
      return { points: gives.count };
    case 'entry':
      return { cents: gives.value };
  }
};

const paidBy = ({ gives }: Paid['awards'][number]): PaidBy | undefined =>
  gives.type === 'money' || gives.type === 'money-each' ? gives.paidBy : undefined;

const sumOf = (awards: Paid['awards']): PaidBy => {
  const payers = awards.map(paidBy).filter(payer => payer !== undefined);
  return {
    pool: total(payers.map(({ pool }) => pool)),
    reserve: total(payers.map(({ reserve }) => reserve)),
    house: total(payers.map(({ house }) => house)),
  };
};

const payersDiffer = (
  field: string,
  wanted: z.output<typeof Payers> | undefined,
  got: PaidBy | undefined,
): readonly string[] =>
  (['pool', 'reserve', 'house'] as const).flatMap(payer =>
    differs(`${field} by ${payer}`, wanted?.[payer], got?.[payer] ?? cents(0)),
  );

const boardDiffers = ({ board }: Scenario['expect'], settled: Settled): readonly string[] =>
  board === undefined ? [] : differs('board', placesOf(board), placesOf(settled.board ?? []));

const placesOf = (board: NonNullable<Settled['board']>): string =>
  board
    .map(({ round, seat }) => `round ${round} seat ${seat}`)
    .toSorted()
    .join(', ');

const fundDiffers = ({ fund }: Scenario['expect'], { pools, reserve, advance }: Fund): readonly string[] => [
  ...Object.entries(fund?.pools ?? {}).flatMap(([key, amount]) => differs(`pool ${key}`, amount, pools[key] ?? 0)),
  ...differs('reserve', fund?.reserve, reserve),
  ...differs('advance', fund?.advance, advance),
];
