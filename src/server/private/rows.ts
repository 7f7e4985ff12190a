import type { StationKind } from '#core/people';
import type { MemberRecord, PrivateRecord, StationOffer } from './store.ts';

/** The columns of both databases, as they come back. */
export type RecordRow = {
  readonly person: string;
  readonly name: string;
  readonly badge: string;
  readonly pin_hash: string | null;
};

export type OfferRow = {
  readonly code_hash: string;
  readonly station: string;
  readonly kind: string;
  readonly at_table: number | null;
  readonly place: string | null;
  readonly made_by: string;
  readonly until_ms: number | string;
};

export const toRecord = ({ person, name, badge, pin_hash }: RecordRow): PrivateRecord => ({
  person,
  name,
  badge,
  ...(pin_hash === null ? {} : { pinHash: pin_hash }),
});

export const recordValues = ({ person, name, badge, pinHash }: PrivateRecord) =>
  [person, name, badge, pinHash ?? null] as const;

export const toOffer = ({ code_hash, station, kind, at_table, place, made_by, until_ms }: OfferRow): StationOffer => ({
  codeHash: code_hash,
  station,
  kind: kind as StationKind, // Only `offer` writes the column.
  ...(at_table === null ? {} : { table: at_table }),
  ...(place === null ? {} : { place }),
  by: made_by,
  untilMs: Number(until_ms),
});

export const offerValues = ({ codeHash, station, kind, table, place, by, untilMs }: StationOffer) =>
  [codeHash, station, kind, table ?? null, place ?? null, by, untilMs] as const;

export type MemberRow = {
  readonly member: string;
  readonly card: string;
  readonly name: string;
  readonly born: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly photo: string | null;
  readonly pin_hash: string | null;
};

export const toMember = ({
  email,
  phone,
  address,
  photo,
  pin_hash,
  member,
  card,
  name,
  born,
}: MemberRow): MemberRecord => ({
  member,
  card,
  name,
  born,
  ...(email === null ? {} : { email }),
  ...(phone === null ? {} : { phone }),
  ...(address === null ? {} : { address }),
  ...(photo === null ? {} : { photo }),
  ...(pin_hash === null ? {} : { pinHash: pin_hash }),
});

/** The columns in their order, then the name as it is looked for. */
export const memberValues = ({ member, card, name, born, email, phone, address, photo, pinHash }: MemberRecord) =>
  [
    member,
    card,
    name,
    born,
    email ?? null,
    phone ?? null,
    address ?? null,
    photo ?? null,
    pinHash ?? null,
    soughtAs(name),
  ] as const;

/** Names as they are compared: whatever the case of letters and their accents. */
export const soughtAs = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
