import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, pipeline as streamPipeline } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { type Anchor, BEGINNING, type Head, type Place, type Row, readJournal, readRows } from '#server/journal';
import { requireNext } from './chain.ts';
import { CheckFailed } from './check-failed.ts';
import { wordsOf } from './words-of.ts';

/**
 * A backup is the whole journal in one file, the same from either database and for either: JSON Lines under zstd with
 * its checksum. The first line says where the journal ends, each other is one event with its hash. OPS-10
 */
const FORMAT = 1;
const LINES_AT_ONCE = 2_000;

const Header = z.object({
  houseway: z.literal('backup'),
  format: z.int(),
  head: z.object({ seq: z.int().nonnegative(), hash: z.string() }),
  anchors: z.array(z.object({ seq: z.int(), hash: z.string(), atMs: z.int(), signature: z.string() })),
});

export type BackupSummary = { readonly head: Head; readonly anchors: readonly Anchor[] };
type Progress = (done: number, of: number) => void;

/**
 * Copies the journal up to its present end, beside a writer or not, and reads the copy back before it gets its name.
 */
export const writeBackup = async (place: Place, file: string, onProgress: Progress): Promise<BackupSummary> => {
  const part = `${file}.part`;
  try {
    // Half of the work is the copy, half the check of it.
    await copy(place, part, (done, of) => onProgress(done, 2 * of));
    const summary = await checkBackup(part, (done, of) => onProgress(of + done, 2 * of));
    await rename(part, file);
    return summary;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

const copy = async (place: Place, file: string, onProgress: Progress): Promise<void> => {
  const rows = await readRows(place);
  const journal = await readJournal(place);
  try {
    const { head } = rows;
    const header = { houseway: 'backup', format: FORMAT, head, anchors: await anchorsUpTo(journal, head) };
    const lines = async function* (): AsyncGenerator<string> {
      yield `${JSON.stringify(header)}\n`;
      let last = BEGINNING;
      for await (const page of rows.pages({ from: 1, to: head.seq })) {
        for (const row of page) last = requireNext(row, last);
        onProgress(last.seq, head.seq);
        yield `${page.map(lineOf).join('\n')}\n`;
      }
    };
    const zstd = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    await pipeline(Readable.from(lines()), zstd, createWriteStream(file, { flush: true }));
  } finally {
    await Promise.all([rows.close(), journal.close()]);
  }
};

const anchorsUpTo = async (journal: { anchors: () => Promise<readonly Anchor[]> }, head: Head) =>
  (await journal.anchors()).filter(({ seq }) => seq <= head.seq);

/** Reads a backup to its end; throws at the first place that is not what was written. */
export const checkBackup = async (file: string, onProgress: Progress): Promise<BackupSummary> => {
  const { head, anchors, pages } = await readBackup(file);
  for await (const page of pages) onProgress(page.at(-1)!.seq, head.seq);
  return { head, anchors };
};

/** What a backup says of itself, and its events, each checked as it comes. */
export const readBackup = async (file: string): Promise<BackupSummary & { pages: AsyncIterable<readonly Row[]> }> => {
  const lines = linesOf(file);
  const first = await lines.next();
  const header = Header.safeParse(first.done === true ? undefined : jsonOf(first.value));
  if (!header.success) throw new CheckFailed([`${file} is not a backup of Houseway.`]);
  const { format, head, anchors } = header.data;
  if (format > FORMAT) throw new CheckFailed([`${file} was made by a newer Houseway (format ${format}).`]);
  return { head, anchors, pages: checkedPages(lines, head) };
};

async function* checkedPages(lines: AsyncIterable<string>, end: Head): AsyncGenerator<readonly Row[]> {
  let head = BEGINNING;
  let page: Row[] = [];
  for await (const line of lines) {
    const row = rowOf(line, head);
    head = requireNext(row, head);
    page.push(row);
    if (page.length < LINES_AT_ONCE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
  if (head.seq === end.seq && head.hash === end.hash) return;
  throw new CheckFailed([`The backup ends at event ${head.seq}; it should go on to event ${end.seq}.`]);
}

/** What cannot be read is told like what does not hold: the file was damaged or cut off. */
async function* linesOf(file: string): AsyncGenerator<string> {
  // Whatever fails on the way comes out of the last stream, where it is read.
  const unpacked = streamPipeline(createReadStream(file), createZstdDecompress(), () => undefined).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of unpacked as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    throw new CheckFailed([`${file} cannot be read: ${wordsOf(error)}.`], { cause: error });
  }
}

const lineOf = ({ seq, epoch, atMs, actor, station, command, event, result, hash }: Row): string =>
  JSON.stringify([seq, epoch, atMs, actor, station, command, event, result, hash]);

/** Its hash, which speaks of every field, is checked next. */
const rowOf = (line: string, { seq: before }: Head): Row => {
  const fields = jsonOf(line);
  if (!Array.isArray(fields) || fields.length !== 9) {
    throw new CheckFailed([`What stands after event ${before} is no event.`]);
  }
  const [seq, epoch, atMs, actor, station, command, event, result, hash] = fields as readonly unknown[];
  return { seq, epoch, atMs, actor, station, command, event, result, hash } as Row;
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
