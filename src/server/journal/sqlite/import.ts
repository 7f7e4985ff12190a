import type { DatabaseSync } from 'node:sqlite';
import { commandsOf } from '../commands-of.ts';
import { fault } from '../fault.ts';
import type { Row } from '../hash-chain.ts';
import type { Imported } from '../imported.ts';
import { onFile } from './faults.ts';
import { journalFile, openForWriting, takeLock } from './files.ts';

export const importSqlite = async (folder: string, imported: Imported): Promise<void> => {
  using _ = takeLock(folder);
  using database = openForWriting(folder);
  await fill(database, journalFile(folder), imported);
};

/** What is not committed when the connection closes is rolled back. */
const fill = async (database: DatabaseSync, file: string, { pages, anchors }: Imported): Promise<void> => {
  const numbers = database.prepare('SELECT count(*) FROM journal').get()!;
  const events = Number(Object.values(numbers)[0]);
  if (events > 0) throw fault('journal-there', { place: file, events });
  const add = adder(database);
  onFile(file, () => database.exec('BEGIN IMMEDIATE'));
  for await (const page of pages) onFile(file, () => add(page));
  onFile(file, () => {
    const addAnchor = database.prepare('INSERT INTO anchor VALUES (?, ?, ?, ?)');
    for (const { seq, atMs, hash, signature } of anchors) addAnchor.run(seq, atMs, hash, signature);
    database.exec(`${END_EPOCH}; COMMIT`);
  });
};

const END_EPOCH = `UPDATE writer SET epoch = max(epoch, (SELECT coalesce(max(epoch), 0) FROM journal)),
  listed = (SELECT coalesce(max(last), 0) FROM command)`;

const adder = (database: DatabaseSync): ((page: readonly Row[]) => void) => {
  const addRow = database.prepare('INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const addDone = database.prepare('INSERT INTO command VALUES (?, ?, ?)');
  const commands = commandsOf(1);
  return page => {
    for (const { seq, epoch, atMs, actor, station, command, event, result, hash } of page) {
      addRow.run(seq, epoch, atMs, actor, station, command, event, result, Buffer.from(hash, 'hex'));
    }
    for (const { key, first, last } of commands(page)) addDone.run(key, first, last);
  };
};
