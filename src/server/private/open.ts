import type { Place } from '#server/journal';
import type { Dialect, PrivateTables } from './database.ts';
import type { FormerRecord, MemberRecord, PrivateRecord, StationOffer } from './records.ts';
import { privateTable } from './table.ts';
import { openPrivateTables } from './tables.ts';
import { inTurns } from './turns.ts';

const tables = ({ text, big, end }: Dialect): string => `
CREATE TABLE IF NOT EXISTS record (
  person ${text} PRIMARY KEY, name ${text} NOT NULL, badge ${text} NOT NULL UNIQUE, pin_hash ${text}
) ${end};
CREATE TABLE IF NOT EXISTS former (
  id ${text} PRIMARY KEY, person ${text} NOT NULL, name ${text} NOT NULL, badge ${text} NOT NULL
) ${end};
CREATE TABLE IF NOT EXISTS offer (
  code_hash ${text} PRIMARY KEY, station ${text} NOT NULL, kind ${text} NOT NULL, at_table integer, place ${text},
  made_by ${text} NOT NULL, until_ms ${big} NOT NULL
) ${end};
CREATE TABLE IF NOT EXISTS member (
  member ${text} PRIMARY KEY, card ${text} NOT NULL UNIQUE, name ${text} NOT NULL, born ${text} NOT NULL,
  email ${text}, phone ${text}, address ${text}, photo ${text}, pin_hash ${text}, sought ${text} NOT NULL
) ${end};
`;

/** Opens the private records of a house, beside its journal. */
export const openPrivate = async (place: Place) => {
  const database = await openPrivateTables(place, 'private', tables);
  return {
    /** What is done to one record waits for what was begun before it. */
    inTurn: inTurns(),
    ...staffIn(database),
    ...offersIn(database),
    /** The player club. */
    members: membersIn(database),
    close: database.close,
  };
};

const staffIn = (database: PrivateTables) => {
  const records = privateTable<PrivateRecord>(database, 'record', {
    person: 'person',
    name: 'name',
    badge: 'badge',
    pinHash: 'pin_hash',
  });
  const former = privateTable<FormerRecord>(database, 'former', {
    id: 'id',
    person: 'person',
    name: 'name',
    badge: 'badge',
  });
  return {
    put: (record: PrivateRecord) => records.put(record),
    of: (person: string) => records.by('person', person),
    byBadge: (badge: string) => records.by('badge', badge),
    all: records.all,
    /** With every name and badge that the person had. */
    erase: async (person: string) => {
      for (const { id } of await former.select('WHERE person = ?', person)) await former.erase(id);
      await records.erase(person);
    },
    former: {
      put: (record: FormerRecord) => former.put(record),
      of: (person: string) => former.select('WHERE person = ? ORDER BY id', person),
      all: former.all,
    },
  };
};

const offersIn = (database: PrivateTables) => {
  const offers = privateTable<StationOffer>(database, 'offer', {
    codeHash: 'code_hash',
    station: 'station',
    kind: 'kind',
    table: 'at_table',
    place: 'place',
    by: 'made_by',
    untilMs: 'until_ms',
  });
  return {
    offer: (offer: StationOffer) => offers.put(offer),
    /** Answers an offer once, and only in time. */
    takeOffer: async (codeHash: string, nowMs: number): Promise<StationOffer | undefined> => {
      await database.ask('DELETE FROM offer WHERE until_ms < ?', nowMs);
      const offer = await offers.take(codeHash);
      return offer && { ...offer, untilMs: Number(offer.untilMs) }; // PostgreSQL sends it as text.
    },
  };
};

const membersIn = (database: PrivateTables) => {
  const members = privateTable<MemberRecord>(database, 'member', {
    member: 'member',
    card: 'card',
    name: 'name',
    born: 'born',
    email: 'email',
    phone: 'phone',
    address: 'address',
    photo: 'photo',
    pinHash: 'pin_hash',
  });
  return {
    put: (record: MemberRecord) => members.put(record, { sought: soughtAs(record.name) }),
    of: (member: string) => members.by('member', member),
    /** Those of these ids who have a record. */
    those: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : members.select(`WHERE member IN (${ids.map(() => '?').join(', ')})`, ...ids),
    byCard: (card: string) => members.by('card', card),
    /** Whose name has these words in it, in any case of letters; so many at most. */
    named: (words: string, most: number) => {
      const signs = soughtAs(words).replaceAll(/[\\%_]/g, String.raw`\$&`); // They mean themselves.
      const text = String.raw`WHERE sought LIKE ? ESCAPE '\' ORDER BY sought, member LIMIT ?`;
      return members.select(text, `%${signs}%`, most);
    },
    all: members.all,
    erase: members.erase,
  };
};

/** Names, badges and PIN hashes by person, and the club's records by member, beside the journal and apart from it. */
export type PrivateStore = Awaited<ReturnType<typeof openPrivate>>;

/** Names as they are compared: without case and accents. */
const soughtAs = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
