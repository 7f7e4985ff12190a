import { owedToTray } from '#core/house';
import { Amount, minus, NOTHING } from '#core/money';
import { named, type Of, object, one, Whole } from '#core/shape';
import type { HouseWide } from './view.ts';

/** A tray that has paid prizes, or has to give back what the cage had made good. */
const TrayView = named('TrayView', object({ table: Whole, amount: Amount, owedBy: one(['cage', 'tray']) }));
export type TrayView = Of<typeof TrayView>;

export const TRAYS: HouseWide<TrayView> = {
  shape: TrayView,
  read: 'awards',
  keys: house => [...house.tables.keys()].filter(table => owedToTray(house, table) !== 0).map(String),
  part: (house, key) => {
    const table = Number(key);
    const owed = owedToTray(house, table);
    if (owed === 0) return undefined;
    return owed > 0 ? { table, amount: owed, owedBy: 'cage' } : { table, amount: minus(NOTHING, owed), owedBy: 'tray' };
  },
};
