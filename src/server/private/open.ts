import { fault, type Place, type Seal, sealWith } from '#server/journal';
import type { AddedColumn, Dialect, PrivateTables } from './database.ts';
import { hasPepper, readPepper } from './pins.ts';
import type {
  FormerRecord,
  HolderRecord,
  MemberRecord,
  PrivateRecord,
  StagedList,
  StationOffer,
  WinnerRecord,
} from './records.ts';
import { privateTable } from './table.ts';
import { openPrivateTables } from './tables.ts';
import { inTurns } from './turns.ts';

const tables = ({ text, big, end }: Dialect): string => `
CREATE TABLE IF NOT EXISTS record (
  person ${text} PRIMARY KEY, name ${text} NOT NULL, badge ${text} NOT NULL UNIQUE, pin_hash ${text}, mark ${text}
) ${end};
CREATE TABLE IF NOT EXISTS former (
  id ${text} PRIMARY KEY, person ${text} NOT NULL, name ${text} NOT NULL, badge ${text} NOT NULL, mark ${text}
) ${end};
CREATE TABLE IF NOT EXISTS offer (
  code_hash ${text} PRIMARY KEY, station ${text} NOT NULL, kind ${text} NOT NULL, at_table integer, place ${text},
  made_by ${text} NOT NULL, until_ms ${big} NOT NULL, mark ${text}
) ${end};
CREATE TABLE IF NOT EXISTS member (
  member ${text} PRIMARY KEY, card ${text} NOT NULL UNIQUE, name ${text} NOT NULL, born ${text} NOT NULL,
  email ${text}, phone ${text}, address ${text}, photo ${text}, pin_hash ${text}, sought ${text} NOT NULL,
  mark ${text}
) ${end};
CREATE TABLE IF NOT EXISTS list (
  list ${text} PRIMARY KEY, kind ${text} NOT NULL, at_ms ${big} NOT NULL, rows ${text} NOT NULL, mark ${text}
) ${end};
CREATE TABLE IF NOT EXISTS winner (
  award ${text} PRIMARY KEY, name ${text} NOT NULL, paper ${text} NOT NULL, paper_number ${text} NOT NULL,
  tax_id ${text}, address ${text}, mark ${text}
) ${end};
CREATE TABLE IF NOT EXISTS holder (
  holder ${text} PRIMARY KEY, name ${text} NOT NULL, at_ms ${big} NOT NULL, mark ${text}
) ${end};
`;

/** Opens the private records of a house, beside its journal. */
export const openPrivate = async (place: Place) => {
  const database = await openPrivateTables(place, 'private', tables, ADDED);
  try {
    return opened(database, await sealOf(place, database));
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** The tables whose rows are marked with the key of the house. */
const MARKED = ['record', 'former', 'offer', 'member', 'winner', 'holder'];

/** What houses that are older get when they are opened. */
const ADDED: readonly AddedColumn[] = [...MARKED.map(table => [table, 'mark'] as const), ['member', 'document']];

/** Records without the pepper they were written under say nothing for sure: another one is never made for them. */
const sealOf = async (place: Place, database: PrivateTables): Promise<Seal> => {
  if (!hasPepper(place, process.env)) {
    const [any] = await database.ask('SELECT person FROM record UNION SELECT member FROM member LIMIT 1');
    if (any !== undefined) throw fault('pepper-missing', {});
  }
  return sealWith(await readPepper(place, process.env));
};

const opened = (database: PrivateTables, seal: Seal) => {
  const staff = staffIn(database, seal);
  const members = membersIn(database, seal);
  const winners = winnersIn(database, seal);
  const holders = holdersIn(database, seal);
  const sealed = { ...staff.tables, member: members.table, winner: winners.table, holder: holders.table };
  return {
    /** What is done to one record waits for what was begun before it. */
    inTurn: inTurns(),
    ...staff.store,
    ...offersIn(database, seal),
    /** The player club. */
    members: members.store,
    /** Lists that are being imported. */
    lists: listsIn(database, seal),
    /** Winners of prizes, by the number of the prize. HSE-22 */
    winners: winners.store,
    /** People without a club card, by their ids. DRW-14 */
    holders: holders.store,
    /** The records that are not as this house wrote them, by their tables. SEA-4 */
    changed: async (of: readonly (keyof typeof sealed)[]): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const name of of) found.push(...(await sealed[name].changed()).map(key => `${name} ${key}`));
      return found;
    },
    /** Marks the records of a house that is older than marks; how many. Once in the life of a house. */
    seal: async (): Promise<number> => {
      let count = 0;
      for (const table of Object.values(sealed)) count += await table.seal();
      return count;
    },
    close: database.close,
  };
};

const staffIn = (database: PrivateTables, seal: Seal) => {
  const records = privateTable<PrivateRecord>(database, seal, 'record', {
    person: 'person',
    name: 'name',
    badge: 'badge',
    pinHash: 'pin_hash',
  });
  const former = privateTable<FormerRecord>(database, seal, 'former', {
    id: 'id',
    person: 'person',
    name: 'name',
    badge: 'badge',
  });
  const store = {
    put: (record: PrivateRecord) => records.put(record),
    add: (all: readonly PrivateRecord[]) => records.add(all, () => ({})),
    of: (person: string) => records.by('person', person),
    byBadge: (badge: string) => records.by('badge', badge),
    all: records.all,
    /** Whether anything of the person is kept, whoever wrote it. */
    holds: async (person: string): Promise<boolean> =>
      (await database.ask('SELECT person FROM record WHERE person = ?', person)).length > 0,
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
  return { store, tables: { record: records, former } };
};

const offersIn = (database: PrivateTables, seal: Seal) => {
  const offers = privateTable<StationOffer>(database, seal, 'offer', {
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
    /** What is offered under a code; the offer stays. */
    offerUnder: async (codeHash: string): Promise<StationOffer | undefined> =>
      (await offers.select('WHERE code_hash = ?', codeHash))[0],
    /** Answers an offer once, and only in time. */
    takeOffer: async (codeHash: string, nowMs: number): Promise<StationOffer | undefined> => {
      await database.ask('DELETE FROM offer WHERE until_ms < ?', nowMs);
      const offer = await offers.take(codeHash);
      return offer && { ...offer, untilMs: Number(offer.untilMs) }; // PostgreSQL sends it as text.
    },
  };
};

const winnersIn = (database: PrivateTables, seal: Seal) => {
  const winners = privateTable<WinnerRecord>(database, seal, 'winner', {
    award: 'award',
    name: 'name',
    paper: 'paper',
    paperNumber: 'paper_number',
    taxId: 'tax_id',
    address: 'address',
  });
  const store = {
    put: (record: WinnerRecord) => winners.put(record),
    of: (award: string) => winners.by('award', award),
    all: winners.all,
    erase: winners.erase,
  };
  return { store, table: winners };
};

const holdersIn = (database: PrivateTables, seal: Seal) => {
  const holders = privateTable<HolderRecord>(database, seal, 'holder', {
    holder: 'holder',
    name: 'name',
    atMs: 'at_ms',
  });
  const store = {
    put: (record: HolderRecord) => holders.put(record),
    all: async () => (await holders.all()).map(one => ({ ...one, atMs: Number(one.atMs) })), // PostgreSQL sends it as text.
    erase: holders.erase,
  };
  return { store, table: holders };
};

const listsIn = (database: PrivateTables, seal: Seal) => {
  const lists = privateTable<StagedList>(database, seal, 'list', {
    list: 'list',
    kind: 'kind',
    atMs: 'at_ms',
    rows: 'rows',
  });
  const read = (list: StagedList): StagedList => ({ ...list, atMs: Number(list.atMs) }); // PostgreSQL sends it as text.
  return {
    put: (list: StagedList) => lists.put(list),
    of: async (name: string) => {
      const list = await lists.by('list', name);
      return list && read(list);
    },
    all: async () => (await lists.all()).map(read),
    erase: lists.erase,
  };
};

const membersIn = (database: PrivateTables, seal: Seal) => {
  const members = privateTable<MemberRecord>(
    database,
    seal,
    'member',
    {
      member: 'member',
      card: 'card',
      name: 'name',
      born: 'born',
      email: 'email',
      phone: 'phone',
      address: 'address',
      photo: 'photo',
      pinHash: 'pin_hash',
      document: 'document',
    },
    ['document'],
  );
  const store = {
    put: (record: MemberRecord) => members.put(record, { sought: soughtAs(record.name) }),
    add: (all: readonly MemberRecord[]) => members.add(all, ({ name }) => ({ sought: soughtAs(name) })),
    /** Everybody, without contact and photograph. */
    papers: () =>
      database.ask<Pick<MemberRecord, 'member' | 'card' | 'name' | 'born'> & { readonly document: string | null }>(
        'SELECT member, card, name, born, document FROM member ORDER BY member',
      ),
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
    byDocument: (document: string) => members.by('document', document),
    all: members.all,
    erase: members.erase,
  };
  return { store, table: members };
};

/** Names, badges and PIN hashes by person, and the club's records by member, beside the journal and apart from it. */
export type PrivateStore = Awaited<ReturnType<typeof openPrivate>>;

/** Names as they are compared: without case and accents. */
const soughtAs = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
