import { slugOf } from '#core/qualifying';
import { filled } from '#core/shape';
import { Activity, type ApprovalText, type BaseGame } from './activity.ts';
import { silent, stated } from './eligibility.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import type { PayoutShare, PayoutText, Recipient, SharesText } from './settlement.ts';

/** A house that has approvals: what all of them have in common. */
type ApprovedHouse = {
  readonly name: string;
  readonly jurisdiction: Jurisdiction;
  /** How its approvals head the part about claims. */
  readonly claimsHeading: string;
  /** How it is to be posted, in the words of its approvals. */
  readonly notice: string;
};

/** An activity as the core sees it, from what its approval says and what holds where it is silent. RBK-14 */
export const approvalsOf =
  (house: ApprovedHouse) =>
  (text: ApprovalText): Activity => {
    const { jurisdiction } = house;
    const { silence, recordYears } = jurisdiction;
    const { games = [], charts = [], payouts = [], noPurchase } = text;
    return filled(Activity, {
      ...text,
      id: text.id ?? text.regulatorId ?? text.key,
      house: text.house ?? house.name,
      jurisdiction: text.jurisdiction ?? jurisdiction.key,
      games: games.map(gameOf),
      charts: charts.map(chart => ({ ...(chart.group !== undefined && { groupStated: true }), ...chart })),
      payouts: payouts.map(payoutOf),
      settlement: { ...silence.settlement, ...text.settlement },
      eligibility: eligibilityOf(jurisdiction, text),
      claims: { clause: house.claimsHeading, ...silence.claims, ...text.claims },
      noPurchase: { rules: noPurchase?.offered === true ? silence.noPurchaseRules : [], ...noPurchase },
      posting: { idWhenRenamed: text.regulatorId !== undefined, notice: house.notice, ...text.posting },
      records: { years: recordYears, ...text.records },
    });
  };

const gameOf = (game: NonNullable<ApprovalText['games']>[number]): BaseGame => {
  const named = typeof game === 'string' ? { name: game } : game;
  return { slug: slugOf(named.name), ...named };
};

const payoutOf = ({ bands, shares = {}, ...payout }: PayoutText): PayoutText => ({
  ...payout,
  bands: (bands ?? [{ shares }]).map(band => ({ ...band, shares: sharesOf(band.shares) })),
});

const sharesOf = (shares: SharesText): readonly PayoutShare[] =>
  isList(shares) ? shares : Object.entries(shares).map(([to, percent]) => ({ to: to as Recipient, percent })); // Its keys.
const isList = (shares: SharesText): shares is readonly PayoutShare[] => Array.isArray(shares);

/** Who may win: what the approval says, else what the jurisdiction says. RBK-7 */
const eligibilityOf = (
  { silence, age }: Jurisdiction,
  { eligibility = {}, noPurchase }: ApprovalText,
): NonNullable<ApprovalText['eligibility']> => ({
  ...silence.eligibility,
  age: silent(age),
  noPurchaseTables: noPurchaseTables(noPurchase?.offered),
  ...eligibility,
  playersMin: { ...silence.eligibility.playersMin, ...eligibility.playersMin },
});

/** A table without purchase is where play without purchase is offered. */
const noPurchaseTables = (offered: boolean | 'not-stated' = 'not-stated') => {
  if (offered === 'not-stated') return silent('eligible');
  return offered ? stated('eligible') : stated('not-offered');
};
