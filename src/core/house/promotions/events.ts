import type { Given } from '#core/fund';
import type { Because } from '#core/mechanisms';
import type { EventSummary } from '#core/mechanisms/tournament';
import type { AwardClaim, AwardGives } from '../award.ts';
import type { Booking } from '../books.ts';
import type { MomentText } from '../house.ts';
import type { DrawEvent } from './draw.ts';
import type { MechanismName } from './mechanisms.ts';
import type { EventIn, PostedIn, Winner } from './promotion.ts';

/** On disk for ever, as all events of a house: add a member or an optional field; never rename, never reuse. */
export type PromotionEvent =
  | DrawEvent
  | { [Name in MechanismName]: Opened<Name> }[MechanismName]
  | { [Name in MechanismName]: Moved<Name> }[MechanismName]
  | {
      readonly type: 'PromotionEnded';
      readonly promotion: string;
      readonly reason: string;
      readonly by: string;
      /** The tournament in a line, where it was one. */
      readonly tournament?: EventSummary & { readonly activity: string };
    }
  | {
      readonly type: 'PrizeAwarded';
      readonly award: number;
      readonly promotion: string;
      readonly activity: string;
      readonly to: Winner;
      readonly gives: AwardGives;
      readonly source: Given;
      readonly because: Because;
      readonly claim: AwardClaim;
      readonly wonAt: MomentText;
      readonly verifiedBy: readonly string[];
      /** Booked with the award itself: a thing for which the house took the money at once. */
      readonly bookings: readonly Booking[];
    };

type Opened<Name extends MechanismName> = {
  readonly type: 'PromotionOpened';
  readonly promotion: string;
  readonly activity: string;
  readonly mechanism: Name;
  readonly posted: PostedIn<Name>;
  readonly at: MomentText;
  readonly by: string;
};

/** What the mechanism has decided, in its own events. */
type Moved<Name extends MechanismName> = {
  readonly type: 'PromotionMoved';
  readonly promotion: string;
  readonly activity: string;
  readonly mechanism: Name;
  readonly events: readonly EventIn<Name>[];
  readonly at: MomentText;
  readonly by: string;
  /** Who stood beside, where the amount asks for two. */
  readonly second?: string;
  readonly bookings: readonly Booking[];
};
