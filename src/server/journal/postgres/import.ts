import { closing } from '../closing.ts';
import { commandsOf } from '../commands-of.ts';
import { fault } from '../fault.ts';
import type { Row } from '../hash-chain.ts';
import type { Imported } from '../imported.ts';
import { databaseName, onDatabase, schemaPlace } from './faults.ts';
import { takeLease } from './lease.ts';
import { connect, type Line, ourName, type PostgresPlace, requireDurable } from './line.ts';
import { prepareSchema, upgradeSchema } from './schema.ts';

export const importPostgres = async (place: PostgresPlace, imported: Imported): Promise<void> => {
  const name = ourName();
  // What is lost here fails the next question.
  await using line = closing(await connect(place, name, () => undefined));
  await requireDurable(line, databaseName(place.url));
  await onDatabase(databaseName(place.url), () => prepareSchema(line.client, place.schema));
  await line.ask('', `SET search_path TO ${place.schema}`);
  await takeLease(line, place, name);
  await onDatabase(databaseName(place.url), () => upgradeSchema(line.client, place.schema));
  await fill(line, place, imported);
};

/** What is not committed when the line closes is rolled back. The lease ends with it: the next writer may begin. */
const fill = async (line: Line, place: PostgresPlace, { pages, anchors }: Imported): Promise<void> => {
  const [there] = await line.ask('', 'SELECT count(*) FROM journal');
  const events = Number(there![0]);
  if (events > 0) throw fault('journal-there', { place: schemaPlace(place), events });
  await line.ask('', 'BEGIN');
  const commands = commandsOf(1);
  for await (const page of pages) {
    await line.ask('import-rows', ADD_ROWS, columnsOf(page));
    const done = commands(page);
    const lists = [done.map(({ key }) => key), done.map(({ first }) => first), done.map(({ last }) => last)];
    await line.ask('import-commands', ADD_COMMANDS, lists);
  }
  for (const { seq, atMs, hash, signature } of anchors) {
    await line.ask('import-anchor', 'INSERT INTO anchor VALUES ($1, $2, $3, $4)', [seq, atMs, hash, signature]);
  }
  await line.ask('', END_EPOCH);
  await line.ask('', 'COMMIT');
};

const ADD_ROWS = `INSERT INTO journal (seq, epoch, at_ms, actor, station, command, event, result, hash)
  SELECT seq, epoch, at_ms, actor, station, command, event, result, decode(hash, 'hex')
  FROM unnest($1::bigint[], $2::integer[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
    $9::text[]) AS row (seq, epoch, at_ms, actor, station, command, event, result, hash)`;
const ADD_COMMANDS = `INSERT INTO command (key, first, last)
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[])`;
const END_EPOCH = `UPDATE writer SET expires_at = clock_timestamp(),
  epoch = greatest(epoch, (SELECT coalesce(max(epoch), 0) FROM journal)),
  listed = (SELECT coalesce(max(last), 0) FROM command)`;

const columnsOf = (page: readonly Row[]): readonly unknown[] =>
  (['seq', 'epoch', 'atMs', 'actor', 'station', 'command', 'event', 'result', 'hash'] as const).map(column =>
    page.map(row => row[column]),
  );
