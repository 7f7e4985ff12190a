import { Amount, Money } from '#core/money';
import { choice, Key, Numbered, named, type Of, optional, Text, Texts, Whole } from '#core/shape';
import { Bookings, Pieces, VarianceReason } from '#core/state';
import { MomentText } from '#core/time';

/** Where cash lies: in the bank, the vault, the drawer of a window or the tray of a table. */
export const CashPlace = named(
  'CashPlace',
  choice({ bank: {}, vault: {}, drawer: { station: Key }, tray: { table: Numbered } }),
);
export type CashPlace = Of<typeof CashPlace>;

const COUNT = { counted: Money, pieces: optional(Pieces) };

export const CashCommand = choice({
  /** Two people count the vault; from the first count on the house keeps vault and drawers. */
  CountVault: COUNT,
  /** Why the last count of the vault differs from the books. */
  ExplainVault: { reason: VarianceReason },
  /** A fill, a credit, or cash from the bank or to it: a slip that two people sign. */
  MoveCash: { from: CashPlace, to: CashPlace, amount: Money },
  /** The drawer of this window, with a float that two people counted. */
  OpenDrawer: COUNT,
  CountDrawer: COUNT,
  /** By the last count; the second person answers for it from now on. */
  HandOverDrawer: { reason: optional(VarianceReason) },
  /** By the last count; what is in it goes to the vault. */
  CloseDrawer: { reason: optional(VarianceReason) },
});
export type CashCommand = Of<typeof CashCommand>;

const FOUND = { counted: Amount, variance: Amount };
/** Every movement that two people sign has a slip; slips have no gaps. */
const SIGNED = { slip: Whole, by: Texts, at: MomentText, bookings: Bookings };
const AS_COUNTED = { pieces: optional(Pieces) };

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const CashEvent = choice({
  VaultCounted: { ...FOUND, ...SIGNED, ...AS_COUNTED },
  VaultExplained: { slip: Whole, reason: VarianceReason, by: Text, at: MomentText },
  CashMoved: { from: CashPlace, to: CashPlace, amount: Amount, ...SIGNED },
  DrawerOpened: { station: Text, float: Amount, ...SIGNED, ...AS_COUNTED },
  DrawerCounted: { station: Text, ...FOUND, by: Text, at: MomentText, ...AS_COUNTED },
  DrawerHandedOver: {
    station: Text,
    from: Text,
    to: Text,
    ...FOUND,
    reason: optional(VarianceReason),
    ...SIGNED,
  },
  DrawerClosed: { station: Text, ...FOUND, reason: optional(VarianceReason), ...SIGNED },
  /** What the rest of a command paid and took in cash, at a drawer or, away from the windows, at the vault. */
  CashBooked: { station: optional(Text), paidOut: Amount, takenIn: Amount, at: MomentText, bookings: Bookings },
});
export type CashEvent = Of<typeof CashEvent>;
