import { hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, pipeline as streamPipeline } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import {
  anything,
  exactly,
  fromJson,
  list,
  object,
  objectWith,
  optional,
  record,
  Text,
  Whole,
  whole,
  yes,
} from '#core/shape';
import {
  type Anchor,
  BEGINNING,
  closing,
  type Head,
  type Marking,
  type Place,
  type Row,
  readJournal,
  readRows,
  type Seal,
} from '#server/journal';
import { requireNext } from './chain.ts';
import { CheckFailed } from './check-failed.ts';
import { speak } from './refusals.ts';
import { wordsOf } from './words-of.ts';

/**
 * A backup is a whole house in one file, the same from either database and for either: JSON Lines under zstd with its
 * checksum. The first line says where the journal ends and how the house is set up; then comes each event with its
 * hash; then what is kept beside the journal, a hash of that, and last the mark of the house over all lines before,
 * by a key that is in no backup. OPS-10, SEA-5
 */
const FORMAT = 3;
/** The second had no mark of the house; a journal without a house has none today. */
const UNMARKED = 2;
/** The first held the journal alone. */
const JOURNAL_ONLY = 1;
const LINES_AT_ONCE = 2_000;

/** By which a backup of any version is known. */
const MARKS = { houseway: exactly('backup'), format: Whole };
const Marked = objectWith(MARKS, Text, anything);
const Header = object({
  ...MARKS,
  head: object({ seq: whole({ min: 0 }), hash: Text }),
  anchors: list(object({ seq: Whole, hash: Text, atMs: Whole, signature: Text })),
  isDemo: optional(yes),
  houseFile: optional(Text),
});

/** Private records and secrets of draws, as their stores write them. */
export type KeptBeside = Readonly<Record<string, unknown>>;

/** What belongs to a house besides its journal. */
export type Besides = {
  readonly isDemo: boolean;
  /** The text of its `house.json`, where it has one. */
  readonly houseFile?: string;
  /** The key of the house, which marks the whole file. */
  readonly seal?: Seal;
  /** Called once all events are copied: their records are kept by then. */
  readonly kept: () => Promise<readonly KeptBeside[]>;
};

/**
 * Who made a backup: this house, as its mark says; somebody without its key, or it was changed; somebody unknown, since
 * it has no mark; or nobody can say, without the key.
 */
export type BackupProof = 'this-house' | 'not-this-house' | 'no-mark' | 'no-key';

export type BackupSummary = {
  readonly proof: BackupProof;
  readonly head: Head;
  readonly anchors: readonly Anchor[];
  readonly isDemo: boolean;
  readonly houseFile?: string;
  readonly kept: readonly KeptBeside[];
};
type Progress = (done: number, of: number) => void;

/**
 * Copies the journal up to its present end, beside a writer or not, and reads the copy back before it gets its name.
 */
export const writeBackup = async (
  place: Place,
  file: string,
  besides: Besides,
  onProgress: Progress,
): Promise<BackupSummary> => {
  const part = `${file}.part`;
  try {
    // Half of the work is the copy, half the check of it.
    await copy(place, part, besides, (done, of) => onProgress(done, 2 * of));
    const summary = await checkBackup(part, (done, of) => onProgress(of + done, 2 * of), besides.seal);
    await rename(part, file);
    return summary;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

const copy = async (
  place: Place,
  file: string,
  { kept, seal, ...setUp }: Besides,
  onProgress: Progress,
): Promise<void> => {
  await using rows = closing(await readRows(place));
  await using journal = closing(await readJournal(place));
  const { head } = rows;
  const anchors = (await journal.anchors()).filter(({ seq }) => seq <= head.seq);
  const header = { houseway: 'backup', format: seal === undefined ? UNMARKED : FORMAT, head, anchors, ...setUp };
  const lines = async function* (): AsyncGenerator<string> {
    yield `${JSON.stringify(header)}\n`;
    let last = BEGINNING;
    for await (const page of rows.pages({ from: 1, to: head.seq })) {
      for (const row of page) last = requireNext(row, last);
      onProgress(last.seq, head.seq);
      yield `${page.map(lineOf).join('\n')}\n`;
    }
    const beside = (await kept()).map(one => JSON.stringify(one));
    yield [...beside, JSON.stringify({ keptHash: hashOf(beside) }), ''].join('\n');
  };
  const zstd = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  await pipeline(Readable.from(marked(lines(), seal)), zstd, createWriteStream(file, { flush: true, mode: 0o600 }));
};

/** The lines, and after the last one the mark over all of them. */
async function* marked(lines: AsyncIterable<string>, seal: Seal | undefined): AsyncGenerator<string> {
  const marking = seal?.marking('backup');
  for await (const text of lines) {
    marking?.add(text);
    yield text;
  }
  if (marking !== undefined) yield `${JSON.stringify({ mark: marking.mark() })}\n`;
}

/** Reads a backup to its end; throws at the first place that is not what was written. */
export const checkBackup = async (file: string, onProgress: Progress, seal?: Seal): Promise<BackupSummary> => {
  const { pages, proof, ...summary } = await readBackup(file, seal);
  for await (const page of pages) onProgress(page.at(-1)!.seq, summary.head.seq);
  return { ...summary, proof: proof() };
};

type Reading = Omit<BackupSummary, 'proof'> & {
  readonly pages: AsyncIterable<readonly Row[]>;
  /** Once all pages have come. */
  readonly proof: () => BackupProof;
};

/** What a backup says of itself, and its events, each checked as it comes; `kept` is filled once they have come. */
export const readBackup = async (file: string, seal?: Seal): Promise<Reading> => {
  const marking = seal?.marking('backup');
  const lines = allButLast(linesOf(file), marking);
  const first = await lines.next();
  const line = first.done === true ? '' : first.value;
  const made = Number(fromJson(Marked, line)?.['format'] ?? 0);
  if (made > FORMAT) throw new CheckFailed([speak('check.backup-newer', { file, format: made }).message]);
  const header = fromJson(Header, line);
  if (header === undefined) throw new CheckFailed([speak('check.not-a-backup', { file }).message]);
  const { format, houseway: _, isDemo = false, ...rest } = header;
  const summary = { ...rest, isDemo };
  const kept: KeptBeside[] = [];
  let proof: BackupProof = marking === undefined ? 'no-key' : 'not-this-house';
  const take = (beside: readonly string[]): void => {
    const last = beside.at(-1) ?? '';
    const isMarked = format >= FORMAT;
    if (!isMarked) proof = 'no-mark';
    else if (marking !== undefined && fromJson(MarkLine, last)?.mark === marking.mark()) proof = 'this-house';
    if (format !== JOURNAL_ONLY) kept.push(...keptIn(isMarked ? beside.slice(0, -1) : beside));
  };
  return { ...summary, kept, proof: () => proof, pages: checkedPages(lines, summary.head, take) };
};

const MarkLine = object({ mark: Text });

/** Hands on every line; what is marked are all but the last. */
async function* allButLast(lines: AsyncIterable<string>, marking: Marking | undefined): AsyncGenerator<string> {
  let held: string | undefined;
  for await (const line of lines) {
    if (held !== undefined) marking?.add(`${held}\n`);
    held = line;
    yield line;
  }
}

async function* checkedPages(
  lines: AsyncIterable<string>,
  end: Head,
  takeBeside: (lines: readonly string[]) => void,
): AsyncGenerator<readonly Row[]> {
  let head = BEGINNING;
  let page: Row[] = [];
  const beside: string[] = [];
  for await (const line of lines) {
    if (head.seq === end.seq) {
      beside.push(line);
      continue;
    }
    const row = rowOf(line, head);
    head = requireNext(row, head);
    page.push(row);
    if (page.length < LINES_AT_ONCE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
  if (head.seq !== end.seq || head.hash !== end.hash) {
    throw new CheckFailed([speak('check.backup-short', { end: head.seq, known: end.seq }).message]);
  }
  takeBeside(beside);
}

const KeptLine = record(Text, anything);
const LastLine = object({ keptHash: Text });

/** What is kept beside the journal, if all of it is there as it was written. */
const keptIn = (lines: readonly string[]): readonly KeptBeside[] => {
  const beside = lines.slice(0, -1);
  const last = fromJson(LastLine, lines.at(-1) ?? '');
  const kept = beside.map(line => fromJson(KeptLine, line)).filter(one => one !== undefined);
  const isWhole = last?.keptHash === hashOf(beside) && kept.length === beside.length;
  if (!isWhole) throw new CheckFailed([speak('check.beside-changed', {}).message]);
  return kept;
};

const hashOf = (lines: readonly string[]): string => hash('sha256', lines.join('\n'), 'hex');

/** An unreadable part is reported like a failed check: the file was damaged or cut off. */
async function* linesOf(file: string): AsyncGenerator<string> {
  // A failure on the way comes out of the last stream, where it is read.
  const unpacked = streamPipeline(createReadStream(file), createZstdDecompress(), () => undefined).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of unpacked as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    throw new CheckFailed([speak('check.not-read', { file, reason: wordsOf(error) }).message], { cause: error });
  }
}

const lineOf = ({ seq, epoch, atMs, actor, station, command, event, result, hash }: Row): string =>
  JSON.stringify([seq, epoch, atMs, actor, station, command, event, result, hash]);

/** Its hash, which covers every field, is checked next. */
const rowOf = (line: string, { seq: before }: Head): Row => {
  const fields = fromJson(RowLine, line);
  if (fields === undefined) throw new CheckFailed([speak('check.not-an-event', { event: before }).message]);
  const [seq, epoch, atMs, actor, station, command, event, result, hash] = fields;
  return { seq, epoch, atMs, actor, station, command, event, result, hash } as Row;
};

const RowLine = list(anything, { min: 9, max: 9 });
