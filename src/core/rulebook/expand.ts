import { slugOf } from '#core/qualifying';
import type { Activity, BaseGame, Setting } from './activity.ts';
import type { ApprovalText, ApprovedHouse, ChartText, PrizeText, RowText } from './approval.ts';
import type { Chart, Prize, Row } from './chart.ts';
import { type Eligibility, silent, stated } from './eligibility.ts';
import type { Fee, Funding } from './funding.ts';
import { HEADINGS } from './headings.ts';
import type { PayoutShare, PayoutStructure, Recipient } from './settlement.ts';

/** An activity as the core sees it, from what its approval says and what holds where it is silent. RBK-14 */
export const approvalsOf =
  (house: ApprovedHouse) =>
  (text: ApprovalText): Activity => {
    const { jurisdiction } = house;
    const { charts = [], payouts = [], prizes = [], settings = [], claims, posting, records } = text;
    const { payoutLockedUntilHit, multiplier, adminFee, noPurchase, ...rest } = text;
    return {
      ...rest,
      id: text.id ?? text.regulatorId ?? text.key,
      house: text.house ?? house.name,
      jurisdiction: text.jurisdiction ?? jurisdiction.key,
      scope: text.scope ?? 'listed',
      games: (text.games ?? []).map(gameOf),
      charts: charts.map(chartOf),
      payouts: payouts.map(payoutOf),
      ...(payoutLockedUntilHit && { payoutLockedUntilHit: below(HEADINGS.prizes)(payoutLockedUntilHit) }),
      prizes: prizes.map(({ range, ...kind }) => ({
        ...kind,
        ...(range && { range: below(HEADINGS.prizes)(range) }),
      })),
      settlement: { ...jurisdiction.silence.settlement, ...text.settlement },
      ...(multiplier && { multiplier: multiplierOf(multiplier) }),
      funding: fundingOf(text.funding),
      ...(adminFee && { adminFee: { ...adminFee, range: below(HEADINGS.adminFee)(adminFee.range) } }),
      eligibility: eligibilityOf(house, text),
      claims: {
        stated: false,
        verifiedBy: [],
        paidAs: [],
        clause: house.claimsHeading,
        ...jurisdiction.silence.claims,
        ...claims,
      },
      settings: settings.map(settingOf),
      runs: text.runs ?? [],
      noPurchase: {
        offered: 'not-stated',
        adWording: false,
        rules: noPurchase?.offered === true ? jurisdiction.silence.noPurchaseRules : [],
        ...noPurchase,
      },
      equipment: text.equipment ?? [],
      posting: { idWhenRenamed: text.regulatorId !== undefined, notice: house.notice, ...posting },
      records: { kept: [], years: jurisdiction.recordYears, yearsStated: false, ...records },
      readings: text.readings ?? [],
    };
  };

/** A part below a heading, which is its clause unless it names another. */
const below =
  (clause: string) =>
  <Part extends { readonly clause?: string }>(part: Part): Part & { readonly clause: string } => ({ clause, ...part });

const gameOf = (game: NonNullable<ApprovalText['games']>[number]): BaseGame => {
  const named = typeof game === 'string' ? { name: game } : game;
  return { slug: slugOf(named.name), ...named };
};

const payoutOf = ({
  bands,
  shares = {},
  ...payout
}: NonNullable<ApprovalText['payouts']>[number]): PayoutStructure => ({
  applies: { type: 'chosen' },
  clause: HEADINGS.prizes,
  ...payout,
  bands: (bands ?? [{ shares }]).map(band => ({ ...band, shares: sharesOf(band.shares) })),
});

type Shares = readonly PayoutShare[] | Readonly<Partial<Record<Recipient, number>>>;
const sharesOf = (shares: Shares): readonly PayoutShare[] =>
  isList(shares) ? shares : Object.entries(shares).map(([to, percent]) => ({ to: to as Recipient, percent })); // Its keys.
const isList = (shares: Shares): shares is readonly PayoutShare[] => Array.isArray(shares);

const chartOf = ({ rows = [], ...chart }: ChartText): Chart => ({
  ...(chart.group !== undefined && { groupStated: true }),
  rowsTogether: true,
  clause: HEADINGS.hands,
  ...chart,
  rows: rows.map(rowOf),
});

const rowOf = ({ prize, extras, ...row }: RowText): Row => ({
  games: 'any',
  ...row,
  prize: prizeOf(prize),
  ...(extras && {
    extras: extras.map(({ range, ...extra }) => ({ ...extra, range: below(HEADINGS.prizes)(range) })),
  }),
});

const prizeOf = (prize: PrizeText): Prize => {
  switch (prize.type) {
    case 'fixed':
      return { sharing: 'each', ...prize, range: below(HEADINGS.prizes)(prize.range) };
    case 'meter':
      return { percent: 100, sharing: 'split', ...prize };
    case 'multiple':
      return prize;
    case 'tickets':
      return { ...prize, range: below(HEADINGS.hands)(prize.range) };
    case 'points':
      return { ...prize, tickets: below(HEADINGS.hands)(prize.tickets) };
    case 'entry':
      return { ...prize, range: below(HEADINGS.prizes)(prize.range) };
  }
};

const multiplierOf = ({ range, prizeMax, ...multiplier }: NonNullable<ApprovalText['multiplier']>) => ({
  ...multiplier,
  range: below(HEADINGS.run)(range),
  ...(prizeMax && { prizeMax: below(HEADINGS.prizes)(prizeMax) }),
});

const fundingOf = ({ fee, pools = [], reserve, raise, ...funding }: ApprovalText['funding']): Funding => {
  const placed = below(HEADINGS.funding);
  return {
    paysFor: [],
    clause: HEADINGS.funding,
    ...funding,
    ...(fee && { fee: feeOf(fee) }),
    pools: pools.map(({ range, seed, reseed, cap, daily, ...pool }) => ({
      progressive: false,
      neverLowered: true,
      ...pool,
      ...(range && { range: placed(range) }),
      ...(seed && { seed: placed(seed) }),
      ...(reseed && { reseed: placed(reseed) }),
      ...(cap && { cap: placed(cap) }),
      ...(daily && { daily: { ...daily, range: placed(daily.range) } }),
    })),
    ...(reserve && { reserve: reserveOf(reserve) }),
    ...(raise && { raise: placed(raise) }),
  };
};

const feeOf = (fee: NonNullable<ApprovalText['funding']['fee']>): Fee => ({
  ...fee,
  amount: below(HEADINGS.funding)(fee.amount),
  charges: fee.charges.map(charge => ({ optional: false, ...charge })),
});

const reserveOf = ({ expectedDaily, ...reserve }: NonNullable<ApprovalText['funding']['reserve']>) => ({
  ...reserve,
  ...(expectedDaily && { expectedDaily: below(HEADINGS.funding)(expectedDaily) }),
});

/** Who may win: what the approval says, else the age and the reading of silence of the place. RBK-7 */
const eligibilityOf = (
  { jurisdiction }: ApprovedHouse,
  { eligibility = {}, noPurchase }: ApprovalText,
): Eligibility => {
  const { playersMin, ...flags } = eligibility;
  const { silence, age } = jurisdiction;
  return {
    ...silence.eligibility,
    age: silent(age),
    noPurchaseTables: noPurchaseTables(noPurchase?.offered),
    others: [],
    ...flags,
    playersMin: { ...silence.eligibility.playersMin, ...playersMin },
  };
};

/** A table without purchase is where play without purchase is offered. */
const noPurchaseTables = (offered: boolean | 'not-stated' = 'not-stated'): Eligibility['noPurchaseTables'] => {
  if (offered === 'not-stated') return silent('eligible');
  return offered ? stated('eligible') : stated('not-offered');
};

const settingOf = ({ value, ...setting }: NonNullable<ApprovalText['settings']>[number]): Setting => ({
  ...setting,
  value: below(value.type === 'money' ? HEADINGS.prizes : HEADINGS.run)(value),
});
