import { given } from '#core/base';
import {
  type Award,
  type HouseView,
  isForDesk,
  MECHANISM_NAMES,
  mechanismOf,
  methodsOf,
  moneyOfGift,
  type PayMethod,
} from '#core/house';
import type { Cents } from '#core/money';
import type { Activity } from '#core/rulebook';
import { activityOf, labelOf, nameOf } from '#core/state';
import type { TaxKind } from '#core/tax';
import { byNumber, type View } from './view.ts';

/** A prize on its way to the winner, or settled since the gaming day began. */
export type AwardView = {
  readonly award: number;
  readonly activity: string;
  readonly name: string;
  /** Absent where no hand at a table has won it. */
  readonly table?: number;
  readonly round?: number;
  readonly seat?: number;
  readonly promotion?: string;
  readonly player?: string;
  /** The qualifying hand in words. */
  readonly hand?: string;
  readonly share?: NonNullable<Award['share']>;
  /** Which fund the money comes from, pool by pool. */
  readonly source: Award['source'];
  readonly gives: Award['gives'];
  /** What of it is money. */
  readonly amount: Cents;
  readonly wonAt: string;
  readonly verifiedBy: readonly string[];
  readonly claim: Award['claim'];
  /** How it can be paid. */
  readonly methods: readonly PayMethod[];
  readonly taxKind: TaxKind;
  readonly payment?: NonNullable<Award['payment']>;
};

export const AWARDS: View<AwardView> = byNumber(
  ({ awards }) => awards,
  (house, award) => awardView(house, award),
);

export const awardView = (house: HouseView, award: Award): AwardView => {
  const { table, round, seat, promotion, player, row, share, payment } = award;
  const activity = activityOf(house, award.activity);
  return {
    award: award.award,
    activity: award.activity,
    name: nameOf(house, award.activity),
    ...given('table', table),
    ...given('round', round),
    ...given('seat', seat),
    ...given('promotion', promotion),
    ...given('player', player),
    ...given('hand', row === undefined ? undefined : labelOf(house, award.activity, row)),
    ...given('share', share),
    source: award.source,
    gives: award.gives,
    amount: moneyOfGift(award.gives),
    wonAt: award.wonAt,
    verifiedBy: award.verifiedBy,
    claim: award.claim,
    methods: activity === undefined || isForDesk(house, award) ? [] : methodsOf({ award, activity }),
    taxKind: activity === undefined ? 'prize' : taxKindOf(activity),
    ...given('payment', payment),
  };
};

/** Jackpots and promotions are prizes, their fee is no wager; unless a mechanism has a row of its own. TAX-3 */
export const taxKindOf = ({ mechanism }: Activity): TaxKind => {
  const own = MECHANISM_NAMES.find(name => name === mechanism);
  return (own && mechanismOf(own).taxKind) ?? 'prize';
};
