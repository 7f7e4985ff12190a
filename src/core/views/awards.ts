import { defined } from '#core/base';
import {
  type HouseView,
  isForDesk,
  MECHANISM_NAMES,
  mechanismOf,
  methodsOf,
  moneyOfGift,
  paperworkOf,
} from '#core/house';
import { Amount } from '#core/money';
import type { Activity } from '#core/rulebook';
import { described, list, named, type Of, object, one, optional, Text } from '#core/shape';
import { Award, activityOf, labelOf, nameOf, PAY_METHODS, PaidCollections, TABLE_GAME } from '#core/state';
import { TAX_KINDS, type TaxKind } from '#core/tax';
import { byNumber, type HouseWide } from './view.ts';

const { row: _row, ...AWARD } = Award.fields;
const { left, until } = PaidCollections.fields;
/** A prize on its way to the winner, or settled since the gaming day began. */
export const AwardView = named(
  'AwardView',
  object({
    ...AWARD,
    name: Text,
    hand: optional(Text, 'The qualifying hand in words.'),
    amount: described(Amount, 'What of it is money.'),
    methods: described(list(one(PAY_METHODS)), 'How it can be paid.'),
    taxKind: one(TAX_KINDS),
    paperwork: optional(Text, 'The paper that comes before the payment, by its name.'),
    collections: optional(object({ left, until }), 'Collections for a year that were handed over.'),
  }),
);
export type AwardView = Of<typeof AwardView>;

export const awardView = (house: HouseView, { row, ...award }: Award): AwardView => {
  const activity = activityOf(house, award.activity);
  return {
    ...award,
    name: nameOf(house, award.activity),
    ...defined({ hand: row === undefined ? undefined : labelOf(house, award.activity, row) }),
    amount: moneyOfGift(award.gives),
    methods: activity === undefined || isForDesk(house, award) ? [] : methodsOf({ award, activity }),
    taxKind: activity === undefined ? 'prize' : taxKindOf(activity),
    ...defined({
      paperwork: activity === undefined ? undefined : paperworkOf({ award, activity }),
      collections: leftOf(house, award.award),
    }),
  };
};

const leftOf = ({ collections }: HouseView, award: number): AwardView['collections'] => {
  const won = collections.get(award);
  return won && { left: won.left, until: won.until };
};

export const AWARDS: HouseWide<AwardView> = {
  shape: AwardView,
  read: 'awards',
  ...byNumber(({ awards }) => awards, awardView),
};

/** Jackpots and promotions are prizes, and their fee isn't a wager, unless a mechanism has its own row. TAX-3 */
export const taxKindOf = ({ mechanism }: Activity): TaxKind => {
  if (mechanism === TABLE_GAME) return 'wager';
  const own = MECHANISM_NAMES.find(name => name === mechanism);
  return (own && mechanismOf(own).taxKind) ?? 'prize';
};
