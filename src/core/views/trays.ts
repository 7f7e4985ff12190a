import { owedToTray } from '#core/house';
import { type Cents, minus, NOTHING } from '#core/money';
import type { View } from './view.ts';

/** A tray that has paid prizes, or has to give back what the cage had made good. */
export type TrayView = { readonly table: number; readonly amount: Cents; readonly owedBy: 'cage' | 'tray' };

export const TRAYS: View<TrayView> = {
  keys: house => [...house.tables.keys()].filter(table => owedToTray(house, table) !== 0).map(String),
  part: (house, key) => {
    const table = Number(key);
    const owed = owedToTray(house, table);
    if (owed === 0) return undefined;
    return owed > 0 ? { table, amount: owed, owedBy: 'cage' } : { table, amount: minus(NOTHING, owed), owedBy: 'tray' };
  },
};
