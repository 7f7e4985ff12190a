import { defined } from '#core/base';
import { Amount } from '#core/money';
import type { Activity, Offering } from '#core/rulebook';
import { described, list, named, type Of, object, optional, Text, Texts, yes } from '#core/shape';
import { DrawnRank, OfferedAt } from '#core/state';
import { byOffering, OFFERED } from './offered.ts';
import type { HouseWide } from './view.ts';

/** An activity as everybody is told of it: what has to be said wherever it is named. SGN-1 */
const AdvertisedView = named(
  'AdvertisedView',
  object({
    ...OFFERED,
    saysNoPurchase: described(yes, 'Whatever names it says "No Purchase Necessary".'),
    tables: described(OfferedAt, 'Where it is offered.'),
    ranks: optional(list(DrawnRank), 'The cards drawn for its periods.'),
    rankPays: optional(
      object({ games: Texts, prizes: list(object({ label: Text, amount: Amount })) }),
      'What is shown with a drawn rank: the games and the posted prizes.',
    ),
  }),
);
export type AdvertisedView = Of<typeof AdvertisedView>;

export const ADVERTISED: HouseWide<AdvertisedView> = {
  shape: AdvertisedView,
  read: 'rules',
  ...byOffering(({ offering, tables, ranks }, activity) => ({
    tables,
    saysNoPurchase: activity?.noPurchase.adWording ?? false,
    ...defined({ ranks, rankPays: ranks && activity && paysWith(activity, offering) }),
  })),
};

const paysWith = ({ games, prizes }: Activity, offering: Offering): AdvertisedView['rankPays'] => ({
  games: games.map(({ name }) => name),
  prizes: prizes.flatMap(({ key, label }) => {
    const amount = offering.prizes[key];
    return amount === undefined ? [] : [{ label, amount }];
  }),
});
