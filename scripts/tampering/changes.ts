import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Found = 'stops-start' | 'told-at-start' | 'verify' | 'use' | 'passed-over';

/** One change in the folder of a stopped house, and what finds it. */
export type Change = {
  readonly file: string;
  readonly what: string;
  readonly found: Found;
  /** The sentence by which it is told. */
  readonly sentence: RegExp;
  readonly make: (folder: string) => void;
};

const sql =
  (file: string, ...statements: readonly string[]) =>
  (folder: string): void => {
    const database = new DatabaseSync(path.join(folder, file));
    try {
      for (const table of ['journal', 'command', 'anchor', 'start'])
        for (const guard of ['keeps_rows', 'keeps_all']) database.exec(`DROP TRIGGER IF EXISTS ${table}_${guard}`);
      for (const statement of statements) database.exec(statement);
    } finally {
      database.close();
    }
  };

const inJournal = (what: string, found: Found, sentence: RegExp, ...statements: readonly string[]): Change => ({
  file: '`journal.sqlite`',
  what,
  found,
  sentence,
  make: sql('journal.sqlite', ...statements),
});

const inRecords = (what: string, found: Found, sentence: RegExp, statement: string): Change => ({
  file: '`private.sqlite`',
  what,
  found,
  sentence,
  make: sql('private.sqlite', statement),
});

const RECORDS = /private records aren't as this house wrote them/;
const LAST = '(SELECT max(seq) FROM journal)';

export const CHANGES: readonly Change[] = [
  inJournal(
    'the newest event (table `journal`)',
    'stops-start',
    /isn't what was written/,
    `UPDATE journal SET event = replace(event, '"type":"', '"type": "') WHERE seq = ${LAST}`,
  ),
  inJournal(
    'who did the newest thing (table `journal`)',
    'stops-start',
    /isn't what was written/,
    `UPDATE journal SET actor = 'somebody' WHERE seq = ${LAST}`,
  ),
  inJournal(
    'an event before the snapshot (table `journal`)',
    'verify',
    /Event 2 isn't what was written/,
    "UPDATE journal SET actor = 'somebody' WHERE seq = 2",
  ),
  inJournal(
    'an event taken out (table `journal`)',
    'verify',
    /Event 2 is missing/,
    'DELETE FROM journal WHERE seq = 2',
  ),
  inJournal(
    'the newest command cut off with its events (tables `journal`, `command`, `writer`)',
    'stops-start',
    /but event \d+ was saved in it/,
    `DELETE FROM journal WHERE command = (SELECT command FROM journal WHERE seq = ${LAST})`,
    `DELETE FROM command WHERE last > ${LAST}`,
    `UPDATE writer SET listed = ${LAST}`,
  ),
  inJournal(
    'one command (table `command`)',
    'verify',
    /isn't listed/,
    'DELETE FROM command WHERE key = (SELECT command FROM journal WHERE seq = 2)',
  ),
  inJournal('all commands (table `command`)', 'stops-start', /in the middle of the command/, 'DELETE FROM command'),
  inJournal(
    'the state of the house (table `snapshot`)',
    'passed-over',
    /Self-check passed in [\d.]+ s: \d+ events, chain intact/,
    "UPDATE snapshot SET state = replace(state, 'note 7', 'note 8')",
  ),
  inJournal(
    'an anchor (table `anchor`)',
    'verify',
    /The anchor of .* doesn't match/,
    "INSERT INTO anchor VALUES (2, 0, 'f', '')",
  ),
  inJournal(
    'which program began (table `start`)',
    'told-at-start',
    /It is not the program of the last start/,
    "UPDATE start SET program = 'other'",
  ),
  inRecords(
    'a PIN moved to another badge (table `record`)',
    'stops-start',
    RECORDS,
    "UPDATE record SET pin_hash = (SELECT pin_hash FROM record WHERE person = 'pam') WHERE person = 'ada'",
  ),
  inRecords(
    'a whole row copied, mark and all (table `record`)',
    'stops-start',
    RECORDS,
    "UPDATE record SET (pin_hash, mark) = (SELECT pin_hash, mark FROM record WHERE person = 'pam') WHERE person = 'ada'",
  ),
  inRecords(
    'a mark taken away (table `record`)',
    'stops-start',
    RECORDS,
    "UPDATE record SET mark = NULL WHERE person = 'ada'",
  ),
  inRecords(
    'a former name (table `former`)',
    'stops-start',
    RECORDS,
    "INSERT INTO former (id, person, name, badge) VALUES ('pam.000001', 'pam', 'Somebody', '1')",
  ),
  inRecords(
    'a member of the club (table `member`)',
    'verify',
    RECORDS,
    "INSERT INTO member (member, card, name, born, sought) VALUES ('m-9', '1', 'Somebody', '1980-01-01', 'somebody')",
  ),
  inRecords(
    'an offer to enroll a station (table `offer`)',
    'use',
    /record/,
    "INSERT INTO offer (code_hash, station, kind, made_by, until_ms) VALUES ('OFFERED', 'office-9', 'office', 'ada', 9007199254740991)",
  ),
  {
    file: '`pepper`',
    what: 'another key',
    found: 'stops-start',
    sentence: RECORDS,
    make: folder => writeFileSync(path.join(folder, 'pepper'), Buffer.alloc(32, 9)),
  },
  {
    file: '`house.json`',
    what: 'a limit for two people lifted',
    found: 'told-at-start',
    sentence: /The amount that takes two people stays 100000/,
    make: folder => {
      const file = path.join(folder, 'house.json');
      const house = JSON.parse(readFileSync(file, 'utf8')) as object;
      writeFileSync(file, JSON.stringify({ ...house, secondPersonFrom: 99_999_999 }));
    },
  },
  {
    file: '`journal.mark`',
    what: 'taken away',
    found: 'told-at-start',
    sentence: /journal\.mark is missing or was changed/,
    make: folder => rmSync(path.join(folder, 'journal.mark')),
  },
  {
    file: '`journal.mark`',
    what: 'written anew without the key',
    found: 'told-at-start',
    sentence: /journal\.mark is missing or was changed/,
    make: folder => writeFileSync(path.join(folder, 'journal.mark'), `${'1'.padStart(30)} ${'0'.repeat(64)}\n`),
  },
  {
    file: '`reports.sqlite`',
    what: 'an amount',
    found: 'verify',
    sentence: /reports didn't agree with the journal/,
    make: sql('reports.sqlite', "INSERT INTO ledger_day VALUES ('house', '2026-03-02', 'cash', 'house', '', 100, 0)"),
  },
];
