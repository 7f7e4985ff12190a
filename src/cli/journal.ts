import { createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { houseEventFrom, type Settings } from '#core/house';
import { parseMoment } from '#core/time';
import { copyObjections } from '#server/elsewhere';
import { beginning, CheckFailed, checkedReplay, isDemoPlace, onRows, placeInWords, replay } from '#server/house';
import { closing, folderOf, type Place, type Row, readJournal, verifyJournal } from '#server/journal';
import { openPrivate, privateFile } from '#server/private';
import { heal, openReports } from '#server/reports';
import { secondPlacesIn } from '../server/main.ts';
import { anchor, anchorsAt, anchorsIn } from './journal-anchor.ts';
import { type AskedAt, placeVerb } from './place.ts';
import { progressBar } from './progress.ts';
import { said } from './said.ts';
import { SHOWN, shown } from './show-house.ts';
import { EXIT } from './terminal.ts';
import { HELP } from './texts/en.ts';
import { FOR_PROGRAMS, type Said } from './verb.ts';

const OPTIONS = {
  until: { value: 'TIME', words: 'the last moment to replay' },
  show: { value: 'WHAT', words: SHOWN.join(', ') },
  from: { value: 'N', words: 'the first event to export' },
  to: { value: 'N', words: 'the last one' },
  out: { value: 'FILE', words: '"export" overwrites the file, "anchor" adds a line to it' },
  anchor: { value: 'FILE', words: 'anchors to check the journal against' },
  key: { value: 'FILE', words: 'an Ed25519 private key as PEM, to sign the anchor with' },
  'public-key': { value: 'FILE', words: 'the key that must have signed every anchor' },
  ...FOR_PROGRAMS,
} as const;
type Asked = AskedAt<typeof OPTIONS>;

export const journal = placeVerb({
  ...HELP.journal,
  usage: [
    'journal verify [--anchor FILE] [--public-key FILE] [--json]',
    `journal replay [--until TIME] [--show ${SHOWN.join('|')}] [--json]`,
    'journal export [--from N] [--to N] [--out FILE]',
    'journal anchor [--key FILE] [--out FILE]',
  ],
  options: OPTIONS,
  wordsMax: 1,
  run: asked => {
    switch (asked.words[0]) {
      case 'verify':
        return verify(asked);
      case 'replay':
        return showReplay(asked);
      case 'export':
        return exportRows(asked);
      case 'anchor':
        return anchor(asked);
      default:
        return undefined;
    }
  },
});

const verify = async ({ place, houseFile, settings, values, terminal }: Asked): Promise<Said> => {
  const given = await anchorsIn(values);
  if (typeof given === 'string') return given;
  const second = secondPlacesIn(houseFile);
  const anchors = [...given, ...(await anchorsAt(second.anchorTo))];
  const bar = progressBar(terminal, 'Verifying');
  const { findings, head, events, commands } = await verifyJournal(place, {
    anchors,
    onProgress: (done, of) => bar.step(done, 2 * of),
  });
  const messages = findings.map(({ message }) => message);
  const objections = messages.length > 0 ? [] : await objectionsOf(place, await settings(), bar.step);
  const healed = messages.length + objections.length > 0 ? [] : await healedReports(place);
  const { copyTo } = second;
  const records = objections.length > 0 ? [] : await changedRecords(place);
  const copied = copyTo === undefined ? [] : await copyObjections(copyTo, place);
  bar.end();
  const found = [...messages, ...objections, ...records, ...copied];
  const isWhole = found.length === 0;
  const books = [
    ...objections.map(message => ({ kind: 'books', message })),
    ...records.map(message => ({ kind: 'records', message })),
    ...copied.map(message => ({ kind: 'copy', message })),
  ];
  const reports = healed.map(message => ({ kind: 'reports', message }));
  const json = { isWhole, head, events, commands, findings: [...findings, ...books, ...reports] };
  if (!isWhole) {
    const isRead = values.json !== true;
    if (isRead) terminal.complain(said('journal-changed', { place: placeInWords(place) }));
    return { json, lines: found, exit: EXIT.no };
  }
  const anchored = said('journal-anchored', { count: anchors.length });
  return {
    json,
    lines: [
      said('journal-whole', { events, commands, place: placeInWords(place) }),
      ...(anchors.length > 0 ? [anchored] : []),
      said('books-agree', { hash: head.hash }),
      ...healed,
    ],
    exit: healed.length === 0 ? EXIT.ok : EXIT.no,
  };
};

/** What a replay from the beginning has against the books; a chain that holds proves only that nobody edited it. */
const objectionsOf = async (
  place: Place,
  settings: Settings,
  onProgress: (done: number, of: number) => void,
): Promise<readonly string[]> => {
  const check = { onProgress: (done: number, of: number) => onProgress(of + done, 2 * of) };
  try {
    await onRows(place, rows => checkedReplay(rows, beginning(settings), check));
    return [];
  } catch (error) {
    if (error instanceof CheckFailed) return error.findings;
    throw error;
  }
};

/** Private records that this house has not written so, members included; in a folder that has them. SEA-4 */
const changedRecords = async (place: Place): Promise<readonly string[]> => {
  const folder = folderOf(place);
  if (folder === undefined || !existsSync(privateFile(folder))) return [];
  await using store = closing(await openPrivate(place));
  const changed = await store.changed(['record', 'former', 'member']);
  return changed.length === 0 ? [] : [said('records-changed', { records: changed })];
};

/** What was wrong with the reports; they are made anew then. */
const healedReports = async (place: Place): Promise<readonly string[]> => {
  await using reader = closing(await readJournal(place, houseEventFrom));
  await using reports = closing(await openReports(place));
  const told: string[] = [];
  await heal(reports, reader, sentence => told.push(sentence));
  return told;
};

const showReplay = async ({ place, settings, values, terminal }: Asked): Promise<Said> => {
  const what = SHOWN.find(known => known === (values.show ?? 'meters'));
  if (what === undefined) return said('cannot-show', { what: `${values.show}`, known: SHOWN });
  const house = await settings();
  const until = values.until === undefined ? undefined : parseMoment(house.clock, values.until);
  if (until?.ok === false) return until.message;
  const bar = progressBar(terminal, 'Replaying');
  const untilMs = until?.value.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  const standing = await onRows(place, rows => replay(rows, beginning(house), { untilMs, onProgress: bar.step }));
  bar.end();
  const { head } = standing;
  const { table, json } = shown(standing.house, what);
  return { json: { head, [what]: json }, lines: [said('after-event', { event: head.seq }), table] };
};

const exportRows = async ({ place, values, terminal }: Asked): Promise<Said> => {
  const [from, to] = [values.from ?? '1', values.to ?? `${Number.MAX_SAFE_INTEGER}`].map(Number) as [number, number];
  if (![from, to].every(number => Number.isSafeInteger(number) && number > 0)) {
    return said('events-are-numbered', {});
  }
  const bar = progressBar(terminal, 'Exporting');
  // REG-A6: every line of a demonstration says so.
  const mark = (await isDemoPlace(place)) ? { demo: 'DEMO' } : {};
  await onRows(place, async rows => {
    const last = Math.min(to, rows.head.seq);
    const lines = async function* (): AsyncGenerator<string> {
      for await (const page of rows.pages({ from, to: last })) {
        bar.step(page.at(-1)!.seq - from + 1, last - from + 1);
        yield `${page.map(row => lineOf(row, mark)).join('\n')}\n`;
      }
    };
    const source = Readable.from(lines());
    if (values.out === undefined) await pipeline(source, process.stdout, { end: false });
    else await pipeline(source, createWriteStream(values.out, { flush: true }));
  });
  bar.end();
  return [];
};

/** The event is in it as the exact text that was hashed. */
const lineOf = ({ event, result, ...row }: Row, mark: { readonly demo?: string }): string =>
  `${JSON.stringify({ ...mark, ...row }).slice(0, -1)},"event":${event},"result":${result}}`;
