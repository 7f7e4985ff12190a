import { Lot, Redraw, ValueForm } from '#core/draws';
import { ROLES } from '#core/rulebook';
import { choice, list, type Of, object, one, optional, record, Text, Texts, Whole, yes } from '#core/shape';
import { MomentText } from '#core/time';

/** Who a person is, where it matters. */
export const Holder = object({ role: one(ROLES), age: optional(Whole), isExcluded: optional(yes) });
export type Holder = Of<typeof Holder>;

/** Who was behind a name; only older draws have it. */
export const People = record(Text, Holder);
export type People = Of<typeof People>;

/** What every draw has, by hand or by computer. LOT-8 */
export const DrawBase = object({
  draw: Whole,
  promotion: Text,
  activity: Text,
  at: MomentText,
  by: Texts,
  redraw: optional(Redraw),
});
export type DrawBase = Of<typeof DrawBase>;

/** What is published before the computer draws. LOT-1 */
export const Published = object({
  ...DrawBase.fields,
  count: Whole,
  entriesHash: Text,
  commitment: Text,
  /** Which public value will be mixed in. */
  beacon: optional(Text),
  /** How it is written; older draws took any text. */
  valueForm: optional(ValueForm),
  /** So many of the entries two people brought along from an earlier drum. */
  brought: optional(Whole),
});
export type Published = Of<typeof Published>;

/** By which the entries are published, in their order, where some are club cards. LOT-12 */
export const TICKETS = { tickets: optional(Texts) };

export const Revealed = object({
  revealedAt: MomentText,
  secret: Text,
  /** What the public value turned out to be. */
  value: optional(Text),
  winner: Text,
  /** By which the winner is published, where that is a club card. LOT-12 */
  ticket: optional(Text),
});
export type Revealed = Of<typeof Revealed>;

/** The secret, closed: only a house with its key opens it. Older draws have theirs in a store of its own. LOT-9 */
export const SEALED = { sealed: optional(Text) };

/** A draw as the house keeps it: the open ones, and the newest of those that are over. */
export const Draw = choice({
  /** A drum, balls or a wheel, seen by two people. */
  witnessed: { ...DrawBase.fields, drawn: Text },
  committed: { ...Published.fields, entries: list(Lot), ...TICKETS, ...SEALED },
  revealed: { ...Published.fields, ...Revealed.fields },
  void: { ...Published.fields, reason: Text },
});
export type Draw = Of<typeof Draw>;

/** The last draw of a promotion, and why it has to be repeated, where it has. */
export const LastDraw = object({ draw: Whole, inVain: optional(Text) });
export type LastDraw = Of<typeof LastDraw>;
