import type { StationKind } from '#core/people';

/** What the house knows of a person besides the id; never part of the journal. PPL-1 */
export type PrivateRecord = {
  readonly person: string;
  readonly name: string;
  readonly badge: string;
  /** An argon2id hash with the house's pepper; absent until a PIN was set. */
  readonly pinHash?: string;
};

/** What the club knows of a member besides the id; never part of the journal. CLB-1 */
export type MemberRecord = {
  readonly member: string;
  /** The number on the card, which works until another is given. */
  readonly card: string;
  readonly name: string;
  /** `1980-05-17` */
  readonly born: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: string;
  /** A small JPEG as a data address. */
  readonly photo?: string;
  /** An argon2id hash with the house's pepper; absent until a PIN was set. */
  readonly pinHash?: string;
};

/** A station that somebody has offered to enrol, until its code is used or runs out. */
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
