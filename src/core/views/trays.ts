import { owedToTray } from '#core/house';
import type { Cents } from '#core/money';
import type { View } from './view.ts';

/** A tray that has paid prizes; below zero, it has to give back what the cage had made good. */
export type TrayView = { readonly table: number; readonly owed: Cents };

export const TRAYS: View<TrayView> = {
  keys: house => [...house.tables.keys()].filter(table => owedToTray(house, table) !== 0).map(String),
  part: (house, key) => {
    const table = Number(key);
    const owed = owedToTray(house, table);
    return owed === 0 ? undefined : { table, owed };
  },
};
