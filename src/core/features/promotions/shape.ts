import { Lot, PublicValue } from '#core/draws';
import { anything, choice, Key, list, Numbered, type Of, one, optional, Text, Texts, Whole, Words } from '#core/shape';
import {
  AWARDED,
  AwardGives,
  Because,
  Bookings,
  DrawBase,
  type MoneyEvent,
  type OfType,
  People,
  Published,
  Revealed,
  SEALED,
  TICKETS,
  Winner,
} from '#core/state';
import { MomentText } from '#core/time';
import {
  type CommandIn,
  type EventIn,
  MECHANISM_NAMES,
  type MechanismName,
  type MechanismTypes,
  type PostedIn,
} from '../../mechanisms/features.ts';
import type { AwardEvent } from '../awards/index.ts';

/** What a mechanism is given or has decided, in its own words: its shape is in the mechanism's folder. */
const ITS_OWN = anything;
const MECHANISM = { mechanism: one(MECHANISM_NAMES) };

/** What can be asked of the frame in which mechanisms run, and of the draws in it. */
export const FrameCommand = choice({
  /** Under a key of the house's own choice, which no other promotion has while this one runs. */
  OpenPromotion: { promotion: Key, activity: Key, ...MECHANISM, posted: ITS_OWN },
  /** What the mechanism itself is asked. */
  RunPromotion: { promotion: Key, ...MECHANISM, command: ITS_OWN },
  EndPromotion: { promotion: Key, reason: Words },
  /** Closes the entries and binds the house to a secret; `beacon` names the public value that will be mixed in. */
  CommitDraw: { promotion: Key, beacon: optional(PublicValue) },
  /** Opens the secret, which decides; with the public value, if one was named. */
  RevealDraw: { draw: Numbered, beacon: optional(Words) },
  /** A draw whose secret was lost is not drawn at all; another takes its place. */
  VoidDraw: { draw: Numbered, reason: Words },
});
type Asked = Of<typeof FrameCommand>;
export type DrawCommand = OfType<Asked, 'CommitDraw' | 'RevealDraw' | 'VoidDraw'>;
export type PromotionCommand =
  | Exclude<Asked, { readonly type: 'OpenPromotion' | 'RunPromotion' }>
  | { [Name in MechanismName]: OpenPromotion<Name> }[MechanismName]
  | { [Name in MechanismName]: RunPromotion<Name> }[MechanismName];

export type OpenPromotion<Name extends MechanismName> = Omit<OfType<Asked, 'OpenPromotion'>, 'mechanism' | 'posted'> & {
  readonly mechanism: Name;
  readonly posted: PostedIn<Name>;
};
export type RunPromotion<Name extends MechanismName> = Omit<OfType<Asked, 'RunPromotion'>, 'mechanism' | 'command'> & {
  readonly mechanism: Name;
  readonly command: CommandIn<Name>;
};

const PROMOTED = { promotion: Text, activity: Text, ...MECHANISM, at: MomentText, by: Text };

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const FrameEvent = choice({
  PromotionOpened: {
    ...PROMOTED,
    posted: ITS_OWN,
    second: optional(Text, 'Who stood beside, where a drum was brought along.'),
  },
  /** What the mechanism has decided, in its own events. */
  PromotionMoved: {
    ...PROMOTED,
    events: list(ITS_OWN),
    second: optional(Text, 'Who stood beside, where the amount asks for two.'),
    bookings: Bookings,
  },
  PromotionEnded: { promotion: Text, reason: Text, by: Text },
  PrizeAwarded: {
    ...AWARDED,
    promotion: Text,
    to: Winner,
    gives: AwardGives,
    because: Because,
    /** Booked with the award itself: a thing for which the house took the money at once. */
    bookings: Bookings,
  },
  DrawWitnessed: { ...DrawBase.fields, drawn: Text },
  /** `people`: who was behind the names; older events carry it, today the house knows it. */
  DrawCommitted: { ...Published.fields, entries: list(Lot), ...TICKETS, ...SEALED, people: optional(People) },
  DrawRevealed: { draw: Whole, by: Text, second: optional(Text), ...Revealed.fields },
  DrawVoided: { draw: Whole, reason: Text, by: Texts },
});
type Happens = Of<typeof FrameEvent>;
export type DrawEvent = OfType<Happens, 'DrawWitnessed' | 'DrawCommitted' | 'DrawRevealed' | 'DrawVoided'>;
export type PromotionEvent =
  | DrawEvent
  | OfType<Happens, 'PrizeAwarded'>
  | { [Name in MechanismName]: Opened<Name> }[MechanismName]
  | { [Name in MechanismName]: Moved<Name> }[MechanismName]
  | (OfType<Happens, 'PromotionEnded'> & EndedWith);

type Opened<Name extends MechanismName> = Omit<OfType<Happens, 'PromotionOpened'>, 'mechanism' | 'posted'> & {
  readonly mechanism: Name;
  readonly posted: PostedIn<Name>;
};
type Moved<Name extends MechanismName> = Omit<OfType<Happens, 'PromotionMoved'>, 'mechanism' | 'events'> & {
  readonly mechanism: Name;
  readonly events: readonly EventIn<Name>[];
};

/** What mechanisms write down at the end, beside the fact. */
type EndedWith = Partial<{ [Name in MechanismName]: Ended<MechanismTypes[Name]> }[MechanismName]>;
type Ended<T> = T extends { readonly ended: infer Written } ? Written : never;

/** What comes of a command to a promotion: its own events, the money, and awards that are handed over. */
export type PromotionHappens = PromotionEvent | MoneyEvent | AwardEvent;
