import type { Lot } from '#core/draws';
import type { Given } from '#core/fund';
import type {
  AwardClaim,
  AwardGives,
  Because,
  Booking,
  DrawBase,
  MomentText,
  MoneyEvent,
  People,
  Published,
  Revealed,
  Winner,
} from '#core/state';
import type { CommandIn, EventIn, MechanismName, MechanismTypes, PostedIn } from '../../mechanisms/features.ts';
import type { AwardEvent } from '../awards/index.ts';

export type PromotionCommand =
  /** Under a key of the house's own choice, which no other promotion has while this one runs. */
  | { [Name in MechanismName]: OpenPromotion<Name> }[MechanismName]
  /** What the mechanism itself is asked. */
  | { [Name in MechanismName]: RunPromotion<Name> }[MechanismName]
  | { readonly type: 'EndPromotion'; readonly promotion: string; readonly reason: string };

export type OpenPromotion<Name extends MechanismName> = {
  readonly type: 'OpenPromotion';
  readonly promotion: string;
  readonly activity: string;
  readonly mechanism: Name;
  readonly posted: PostedIn<Name>;
};
export type RunPromotion<Name extends MechanismName> = {
  readonly type: 'RunPromotion';
  readonly promotion: string;
  readonly mechanism: Name;
  readonly command: CommandIn<Name>;
};

export type DrawCommand =
  /** Closes the entries and binds the house to a secret; `beacon` names the public value that will be mixed in. */
  | {
      readonly type: 'CommitDraw';
      readonly promotion: string;
      readonly commitment: string;
      readonly beacon?: string;
    }
  /** Opens the secret, which decides. */
  | { readonly type: 'RevealDraw'; readonly draw: number; readonly secret: string; readonly beacon?: string }
  /** A draw whose secret was lost is not drawn at all; another takes its place. */
  | { readonly type: 'VoidDraw'; readonly draw: number; readonly reason: string };

/** On disk for ever, as all events of a house: add a member or an optional field; never rename, never reuse. */
export type PromotionEvent =
  | DrawEvent
  | { [Name in MechanismName]: Opened<Name> }[MechanismName]
  | { [Name in MechanismName]: Moved<Name> }[MechanismName]
  | ({
      readonly type: 'PromotionEnded';
      readonly promotion: string;
      readonly reason: string;
      readonly by: string;
    } & EndedWith)
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

/** What mechanisms write down at the end, beside the fact. */
type EndedWith = Partial<{ [Name in MechanismName]: Ended<MechanismTypes[Name]> }[MechanismName]>;
type Ended<T> = T extends { readonly ended: infer Written } ? Written : never;

export type DrawEvent =
  | ({ readonly type: 'DrawWitnessed'; readonly drawn: string } & DrawBase)
  /** `people`: who was behind the names, as it was told before the house knew it by itself. */
  | ({ readonly type: 'DrawCommitted'; readonly entries: readonly Lot[]; readonly people?: People } & Published)
  | ({ readonly type: 'DrawRevealed'; readonly draw: number; readonly by: string } & Revealed)
  | { readonly type: 'DrawVoided'; readonly draw: number; readonly reason: string; readonly by: readonly string[] };

/** What comes of a command to a promotion: its own events, the money, and awards that are handed over. */
export type PromotionHappens = PromotionEvent | MoneyEvent | AwardEvent;
