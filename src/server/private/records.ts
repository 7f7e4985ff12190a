import type { StationKind } from '#core/people';
import { described, type Of, object, one, optional, Text, Whole } from '#core/shape';

const PIN = { pinHash: optional(Text, "An argon2id hash with the house's pepper; absent until a PIN was set.") };

/** What the house knows of a person besides the id; never part of the journal. PPL-1 */
export const PrivateRecord = object({ person: Text, name: Text, badge: Text, ...PIN });
export type PrivateRecord = Of<typeof PrivateRecord>;

/** A name and a badge that somebody had before; history still tells who that was. */
export const FormerRecord = object({ id: Text, person: Text, name: Text, badge: Text });
export type FormerRecord = Of<typeof FormerRecord>;

/** What the club knows of a member besides the id; never part of the journal. CLB-1 */
export const MemberRecord = object({
  member: Text,
  card: described(Text, 'The number on the card; it works until another card is given.'),
  name: Text,
  born: described(Text, 'Like 1980-05-17.'),
  email: optional(Text),
  phone: optional(Text),
  address: optional(Text),
  photo: optional(Text, 'A small JPEG as a data URL.'),
  document: optional(Text, 'A keyed hash of the number of the ID, by which the person is known again.'),
  ...PIN,
});
export type MemberRecord = Of<typeof MemberRecord>;

/** A list that is being imported: what is to be written once the journal has it. */
export const StagedList = object({
  list: Text,
  kind: one(['staff', 'members']),
  atMs: Whole,
  rows: described(Text, 'The records as JSON.'),
});
export type StagedList = Of<typeof StagedList>;

/** What the cage has written down of the winner of a prize; never part of the journal. HSE-22 */
export const WinnerRecord = object({
  award: described(Text, 'The number of the prize.'),
  name: Text,
  paper: described(Text, 'The kind of document.'),
  paperNumber: Text,
  taxId: optional(Text),
  address: optional(Text),
});
export type WinnerRecord = Of<typeof WinnerRecord>;

/** Somebody without a club card, by the name on the ID; the journal has the id. DRW-14 */
export const HolderRecord = object({ holder: Text, name: Text, atMs: Whole });
export type HolderRecord = Of<typeof HolderRecord>;

/** A station that somebody has offered to enroll, until its code is used or runs out. */
export type StationOffer = {
  /** SHA-256 of the code. */
  readonly codeHash: string;
  readonly station: string;
  readonly kind: StationKind;
  readonly table?: number;
  readonly place?: string;
  readonly by: string;
  readonly untilMs: number;
};
