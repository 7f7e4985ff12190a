import path from 'node:path';
import { sqliteFault } from '#server/journal';
import {
  type MemberRow,
  memberValues,
  type OfferRow,
  offerValues,
  type RecordRow,
  recordValues,
  soughtAs,
  toMember,
  toOffer,
  toRecord,
} from './rows.ts';
import { openPrivateFile } from './sqlite-file.ts';
import type { PrivateStore } from './store.ts';

export const privateFile = (folder: string): string => path.join(folder, 'private.sqlite');

const TABLES = `
CREATE TABLE IF NOT EXISTS record (
  person TEXT PRIMARY KEY, name TEXT NOT NULL, badge TEXT NOT NULL UNIQUE, pin_hash TEXT
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS offer (
  code_hash TEXT PRIMARY KEY, station TEXT NOT NULL, kind TEXT NOT NULL, at_table INTEGER, place TEXT,
  made_by TEXT NOT NULL, until_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS member (
  member TEXT PRIMARY KEY, card TEXT NOT NULL UNIQUE, name TEXT NOT NULL, born TEXT NOT NULL, email TEXT, phone TEXT,
  address TEXT, photo TEXT, pin_hash TEXT, sought TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** A file of its own beside the journal, which only this user may read. */
export const sqlitePrivate = (folder: string): PrivateStore => {
  const file = privateFile(folder);
  const on = <Value>(work: () => Value): Value => {
    try {
      return work();
    } catch (error) {
      throw sqliteFault(file, error);
    }
  };
  const database = on(() => openPrivateFile(file, TABLES));
  const all = <Row>(text: string, ...values: readonly (string | number | null)[]): readonly Row[] =>
    on(() => database.prepare(text).all(...values) as Row[]); // The tables are strict.
  const run = (text: string, ...values: readonly (string | number | null)[]): void =>
    on(() => void database.prepare(text).run(...values));
  return {
    put: async record =>
      run('INSERT OR REPLACE INTO record (person, name, badge, pin_hash) VALUES (?, ?, ?, ?)', ...recordValues(record)),
    of: async person => all<RecordRow>('SELECT * FROM record WHERE person = ?', person).map(toRecord)[0],
    byBadge: async badge => all<RecordRow>('SELECT * FROM record WHERE badge = ?', badge).map(toRecord)[0],
    all: async () => all<RecordRow>('SELECT * FROM record ORDER BY person').map(toRecord),
    erase: async person => run('DELETE FROM record WHERE person = ?', person),
    offer: async offer => run('INSERT INTO offer VALUES (?, ?, ?, ?, ?, ?, ?)', ...offerValues(offer)),
    takeOffer: async (codeHash, nowMs) => {
      run('DELETE FROM offer WHERE until_ms < ?', nowMs);
      return all<OfferRow>('DELETE FROM offer WHERE code_hash = ? RETURNING *', codeHash).map(toOffer)[0];
    },
    members: {
      put: async record =>
        run('INSERT OR REPLACE INTO member VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', ...memberValues(record)),
      of: async member => all<MemberRow>('SELECT * FROM member WHERE member = ?', member).map(toMember)[0],
      byCard: async card => all<MemberRow>('SELECT * FROM member WHERE card = ?', card).map(toMember)[0],
      named: async (words, most) => {
        const text = 'SELECT * FROM member WHERE instr(sought, ?) > 0 ORDER BY sought, member LIMIT ?';
        return all<MemberRow>(text, soughtAs(words), most).map(toMember);
      },
      all: async () => all<MemberRow>('SELECT * FROM member ORDER BY member').map(toMember),
      erase: async member => run('DELETE FROM member WHERE member = ?', member),
    },
    close: async () => database.close(),
  };
};
