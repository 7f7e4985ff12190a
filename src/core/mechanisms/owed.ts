import { defined } from '#core/base';
import { list, named, type Of, object, optional, Text, Whole } from '#core/shape';
import { type Award, type HouseView, labelOf } from '#core/state';

/** A verified hand that has earned tickets or points and has not become them yet. PRO-9 */
export const OwedView = named(
  'OwedView',
  object({
    award: Whole,
    row: Text,
    label: Text,
    count: Whole,
    table: optional(Whole),
    seat: optional(Whole),
    player: optional(Text),
  }),
  'A verified hand that has not become its tickets or points yet.',
);
export type OwedView = Of<typeof OwedView>;
export const Owed = list(OwedView);

export const owedIn = (house: HouseView, activity: string, what: 'tickets' | 'points'): readonly OwedView[] =>
  [...house.awards.values()]
    .filter(one => one.activity === activity && one.payment === undefined && OPEN.includes(one.claim.state))
    .flatMap(({ award, row = '', gives, table, seat, player }) =>
      gives.type === what
        ? [
            {
              award,
              row,
              label: labelOf(house, activity, row),
              count: gives.count,
              ...defined({ table, seat, player }),
            },
          ]
        : [],
    );

const OPEN: readonly Award['claim']['state'][] = ['awaiting-id', 'held', 'payable'];
