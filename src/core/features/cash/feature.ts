import { type Feature, may, withPin } from '#core/state';
import { DRAWER_COMMANDS } from './drawers.ts';
import { CASH_EVENTS } from './evolve.ts';
import { CashCommand, CashEvent } from './shape.ts';
import { VAULT_COMMANDS } from './vault.ts';

const AT_WINDOW = may(['cage', 'supervisor'], ['cage']);
/** The vault is kept by accounting and the supervisor of the cage. */
const OVER_VAULT = may(['accounting', 'supervisor'], ['accounting', 'office', 'cage']);
const SIGNING = ['cage', 'supervisor', 'accounting'] as const;

type Dual = 'CountVault' | 'MoveCash' | 'OpenDrawer' | 'HandOverDrawer' | 'CloseDrawer';

/** The vault, the drawers of the windows, fills and credits. */
export const CASH: Feature<CashCommand, CashEvent, Dual> = {
  shapes: { command: CashCommand, event: CashEvent },
  decide: { ...VAULT_COMMANDS, ...DRAWER_COMMANDS },
  evolve: CASH_EVENTS,
  may: {
    CountVault: OVER_VAULT,
    ExplainVault: OVER_VAULT,
    MoveCash: withPin(may(['cage', 'supervisor', 'accounting'], ['cage', 'accounting', 'office'])),
    OpenDrawer: AT_WINDOW,
    CountDrawer: AT_WINDOW,
    HandOverDrawer: AT_WINDOW,
    CloseDrawer: AT_WINDOW,
  },
  seconds: {
    CountVault: SIGNING,
    // Who brings a fill or takes a credit signs for it, at a table the dealer or the floor.
    MoveCash: [...SIGNING, 'floor', 'dealer'],
    OpenDrawer: SIGNING,
    HandOverDrawer: ['cage', 'supervisor'],
    CloseDrawer: SIGNING,
  },
};
