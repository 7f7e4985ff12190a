import { Amount } from '#core/money';
import { type Of, object, one, Text } from '#core/shape';
import { MomentText } from '#core/time';

const WHATS = ['prize', 'void slip', 'tray', 'sold', 'redeemed', 'entry', 'event prize'] as const;
export type CageWhat = (typeof WHATS)[number];

/** Money paid or taken at a window of the cage. A check is not in the drawer and is listed apart. */
export const CageRow = object({
  at: MomentText,
  what: one(WHATS),
  /** Of the slip, the table, the coupons or chips, or the event and its player or slip. */
  number: Text,
  paidOut: Amount,
  takenIn: Amount,
  byCheck: Amount,
});
export type CageRow = Of<typeof CageRow>;
