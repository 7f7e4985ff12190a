import { Amount } from '#core/money';
import { named, type Of, object, optional, Text } from '#core/shape';
import { Drawer, heldInDrawer, heldInVault, Vault } from '#core/state';
import type { HouseWide } from './view.ts';

/** The vault, or the open drawer of a window. Who counts covers `holds`: counts are blind. CSH-3 */
const CashView = named(
  'CashView',
  object({
    place: Text,
    vault: optional(Vault, 'The last count of the vault.'),
    drawer: optional(Drawer),
    holds: Amount,
  }),
  'What should be in it by the books.',
);
export type CashView = Of<typeof CashView>;

const VAULT = 'vault';
const keyOf = (window: string): string => `drawer.${window}`;

export const CASH: HouseWide<CashView> = {
  shape: CashView,
  read: 'cash',
  keys: ({ vault, drawers }) => [...(vault === undefined ? [] : [VAULT]), ...[...drawers.keys()].map(keyOf)],
  part: (house, place) => {
    const { vault, drawers } = house;
    if (place === VAULT) {
      return vault && { place, vault, holds: heldInVault(house) };
    }
    const drawer = drawers.get(place.slice(keyOf('').length));
    return drawer && { place, drawer, holds: heldInDrawer(house, drawer.station) };
  },
};
