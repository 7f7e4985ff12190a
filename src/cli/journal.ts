import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseMoment } from '#core/time';
import { beginning, CheckFailed, checkedReplay, isDemoPlace, onRows, placeInWords, replay } from '#server/house';
import { type Place, type Row, verifyJournal } from '#server/journal';
import { anchor, anchorsIn } from './journal-anchor.ts';
import { type Asked, onJournal, PLACE_HELP, readAsked } from './place.ts';
import { progressBar } from './progress.ts';
import { SHOWN, shown } from './show-house.ts';
import { EXIT, type Exit, misuse, printJson, type Terminal, type Verb } from './terminal.ts';

export const journal: Verb = {
  help: `Usage: houseway journal verify [--anchor FILE] [--public-key FILE] [--json]
       houseway journal replay [--until TIME] [--show ${SHOWN.join('|')}] [--json]
       houseway journal export [--from N] [--to N] [--out FILE]
       houseway journal anchor [--key FILE] [--out FILE]

"verify" reads every event, checks numbers, hashes, epochs and commands, replays the house and holds its books against
its funds; it names each event that is not what was written. "replay" shows the house as it stood at a moment of its
own time, for example 2026-03-02T18:00. "export" writes the events with their hashes as JSON Lines. "anchor" writes the
number and hash of the last event, to be kept where nobody who can reach the journal can reach it; "verify --anchor"
then shows whether the journal is still the one that was anchored, and if not, between which events it departs.
None of them changes anything, and all may run beside the server.

${PLACE_HELP}
  --house FILE         how the house is set up; house.json in the data folder where nothing is said
  --out FILE           "export" writes the file anew, "anchor" adds a line to it
  --key FILE           an Ed25519 private key as PEM, to sign the anchor with
  --public-key FILE    every anchor must be signed by it
  --json               for programs

Examples:
  houseway journal verify --data data
  houseway journal replay --until 2026-03-02T18:00 --show meters
  houseway journal export --from 1 --to 100 --out first.jsonl
  houseway journal anchor --out /mnt/elsewhere/anchors.jsonl
  houseway journal verify --anchor /mnt/elsewhere/anchors.jsonl
Exit codes: 0 whole, 1 not whole or not to be read, 2 not understood.`,

  run: async (args, terminal) => {
    const asked = readAsked<Values>(args, OPTIONS, USAGE);
    if (typeof asked === 'string') return misuse(terminal, asked);
    const [what, ...others] = asked.positionals;
    if (others.length > 0) return misuse(terminal, USAGE);
    if (what === 'verify') return onJournal(terminal, () => verify(asked, terminal));
    if (what === 'replay') return onJournal(terminal, () => showReplay(asked, terminal));
    if (what === 'export') return onJournal(terminal, () => exportRows(asked, terminal));
    if (what === 'anchor') return onJournal(terminal, () => anchor(asked, terminal));
    return misuse(terminal, USAGE);
  },
};

const USAGE =
  'Usage: houseway journal verify, replay --until TIME --show meters, export, or anchor. "houseway journal --help" explains each.';

const text = { type: 'string' } as const;
const OPTIONS = {
  until: text,
  show: text,
  from: text,
  to: text,
  out: text,
  anchor: text,
  key: text,
  'public-key': text,
  json: { type: 'boolean' },
} as const;
type Values = { [Option in Exclude<keyof typeof OPTIONS, 'json'>]?: string } & { json?: boolean };

const verify = async ({ place, settings, values }: Asked<Values>, terminal: Terminal): Promise<Exit> => {
  const anchors = await anchorsIn(values);
  if (typeof anchors === 'string') return misuse(terminal, anchors);
  const bar = progressBar(terminal, 'Verifying');
  const { findings, head, events, commands } = await verifyJournal(place, {
    anchors,
    onProgress: (done, of) => bar.step(done, 2 * of),
  });
  const messages = findings.map(({ message }) => message);
  const objections = messages.length > 0 ? [] : await objectionsOf(place, await settings(), bar.step);
  bar.end();
  const found = [...messages, ...objections];
  if (values.json === true) {
    const books = objections.map(message => ({ kind: 'books', message }));
    printJson(terminal, { isWhole: found.length === 0, head, events, commands, findings: [...findings, ...books] });
  } else if (found.length === 0) {
    terminal.print(`Whole: ${count(events)} events of ${count(commands)} commands in ${placeInWords(place)}.`);
    if (anchors.length > 0) terminal.print(`It is the journal that was anchored, ${count(anchors.length)} times.`);
    terminal.print(`The books agree with the funds. The last hash is ${head.hash}.`);
  } else {
    for (const message of found) terminal.print(message);
    terminal.complain(`The journal in ${placeInWords(place)} is not what was written. Keep it as it is.`);
  }
  return found.length === 0 ? EXIT.ok : EXIT.no;
};

/** What a replay from the beginning has against the books; a chain that holds proves only that nobody edited it. */
const objectionsOf = async (
  place: Place,
  settings: Awaited<ReturnType<Asked<Values>['settings']>>,
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

const showReplay = async ({ place, settings, values }: Asked<Values>, terminal: Terminal): Promise<Exit> => {
  const what = SHOWN.find(known => known === (values.show ?? 'meters'));
  if (what === undefined) return misuse(terminal, `"${values.show}" cannot be shown. There are: ${SHOWN.join(', ')}.`);
  const house = await settings();
  const until = values.until === undefined ? undefined : parseMoment(house.clock, values.until);
  if (until?.ok === false) return misuse(terminal, until.message);
  const bar = progressBar(terminal, 'Replaying');
  const untilMs = until?.value.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  const standing = await onRows(place, rows => replay(rows, beginning(house), { untilMs, onProgress: bar.step }));
  bar.end();
  const { head } = standing;
  const { table, json } = shown(standing.house, what);
  if (values.json === true) printJson(terminal, { head, [what]: json });
  else {
    terminal.print(`After event ${count(head.seq)}:`);
    terminal.print(table);
  }
  return EXIT.ok;
};

const exportRows = async ({ place, values }: Asked<Values>, terminal: Terminal): Promise<Exit> => {
  const [from, to] = [values.from ?? '1', values.to ?? `${Number.MAX_SAFE_INTEGER}`].map(Number) as [number, number];
  if (![from, to].every(number => Number.isSafeInteger(number) && number > 0)) {
    return misuse(terminal, 'Events have numbers: --from 1 --to 100.');
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
  return EXIT.ok;
};

/** The event stands in it as the very text that was hashed. */
const lineOf = ({ event, result, ...row }: Row, mark: { readonly demo?: string }): string =>
  `${JSON.stringify({ ...mark, ...row }).slice(0, -1)},"event":${event},"result":${result}}`;

const count = (number: number): string => number.toLocaleString('en');
