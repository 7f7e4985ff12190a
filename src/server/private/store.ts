import type { StationKind } from '#core/people';

/** What the house knows of a person besides the id; never part of the journal. PPL-1 */
export type PrivateRecord = {
  readonly person: string;
  readonly name: string;
  readonly badge: string;
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
  readonly close: () => Promise<void>;
};
