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

/** Records of members by id, beside the journal and apart from it. */
export type MemberStore = {
  readonly put: (record: MemberRecord) => Promise<void>;
  readonly of: (member: string) => Promise<MemberRecord | undefined>;
  readonly byCard: (card: string) => Promise<MemberRecord | undefined>;
  /** Whose name has these words in it, in any case of letters; so many at most. */
  readonly named: (words: string, most: number) => Promise<readonly MemberRecord[]>;
  readonly all: () => Promise<readonly MemberRecord[]>;
  /** Nothing of it can be read from the file afterwards. */
  readonly erase: (member: string) => Promise<void>;
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

/** Names, badges and PIN hashes by person id, beside the journal and apart from it. */
export type PrivateStore = {
  readonly put: (record: PrivateRecord) => Promise<void>;
  readonly of: (person: string) => Promise<PrivateRecord | undefined>;
  readonly byBadge: (badge: string) => Promise<PrivateRecord | undefined>;
  readonly all: () => Promise<readonly PrivateRecord[]>;
  /** Nothing of it can be read from the file afterwards. */
  readonly erase: (person: string) => Promise<void>;
  readonly offer: (offer: StationOffer) => Promise<void>;
  /** Answers an offer once, and only in time. */
  readonly takeOffer: (codeHash: string, nowMs: number) => Promise<StationOffer | undefined>;
  /** The player club. */
  readonly members: MemberStore;
  readonly close: () => Promise<void>;
};
