import { given } from '#core/base';
import type { Award, HouseView } from '#core/house';
import { labelOf } from './names.ts';

/** A verified hand that has earned tickets or points and has not become them yet. PRO-9 */
export type OwedView = {
  readonly award: number;
  readonly row: string;
  readonly label: string;
  readonly count: number;
  readonly table?: number;
  readonly seat?: number;
  readonly player?: string;
};

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
              ...given('table', table),
              ...given('seat', seat),
              ...given('player', player),
            },
          ]
        : [],
    );

const OPEN: readonly Award['claim']['state'][] = ['awaiting-id', 'held', 'payable'];
