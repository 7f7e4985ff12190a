import { readFile, writeFile } from 'node:fs/promises';
import { DrawRecord, pointsIn, recordObjection } from '#core/draws';
import { exactly, fromJson, object, optional } from '#core/shape';
import { drawRecord } from '#server/draws';
import { isDemoPlace, onRows, placeInWords } from '#server/house';
import { type Asked, onJournal, PLACE_HELP, readAsked } from './place.ts';
import { EXIT, type Exit, misuse, type Terminal, type Verb } from './terminal.ts';

export const draw: Verb = {
  help: `Usage: houseway draw verify FILE
       houseway draw export N [--out FILE]

"export" writes the record of a draw that is over: its entries, the secret, the public value and what came out.
"verify" repeats the draw from such a file, on any machine and without a journal: the entries and the secret have to be
those that were announced, and the same has to come out. Hold the two hashes that it prints against those that stood on
the sign before the draw. Neither changes anything, and both may run beside the server.

${PLACE_HELP}
  --out FILE           where to write the record; it is printed when left out

Examples:
  houseway draw export 12 --out draw-12.json
  houseway draw verify draw-12.json
Exit codes: 0 it holds, 1 it does not or is not to be read, 2 not understood.`,

  run: async (args, terminal) => {
    const asked = readAsked<Values>(args, { out: { type: 'string' } }, USAGE);
    if (typeof asked === 'string') return misuse(terminal, asked);
    const [what, which, ...others] = asked.positionals;
    if (which === undefined || others.length > 0) return misuse(terminal, USAGE);
    if (what === 'verify') return onJournal(terminal, () => verify(which, terminal));
    if (what === 'export') return onJournal(terminal, () => exportDraw(Number(which), asked, terminal));
    return misuse(terminal, USAGE);
  },
};

const USAGE = 'Usage: houseway draw verify FILE, or export N [--out FILE]. "houseway draw --help" explains both.';
type Values = { readonly out?: string };

/** What a house publishes; that of a demonstration says so. REG-A6 */
const Published = object({ demo: optional(exactly('DEMO')), ...DrawRecord.fields });

/** Needs nothing but the file. LOT-6 */
const verify = async (file: string, terminal: Terminal): Promise<Exit> => {
  const record = fromJson(Published, await readFile(file, 'utf8'));
  if (record === undefined) {
    terminal.complain(`${file} is not the record of a draw. Take one that houseway draw export wrote.`);
    return EXIT.no;
  }
  const objection = recordObjection(record);
  if (objection !== undefined) {
    terminal.complain(`Draw ${record.draw} does not hold. ${objection.message}`);
    return EXIT.no;
  }
  terminal.print(inWords(record));
  return EXIT.ok;
};

const inWords = ({
  draw: number,
  promotion,
  entries,
  entriesHash,
  commitment,
  beacon,
  winners,
}: DrawRecord): string => {
  const [count, points] = [entries.length, pointsIn(entries)].map(n => n.toLocaleString('en'));
  const mixed = beacon === undefined ? '' : `\n  public value ${beacon.name}: ${beacon.value}`;
  return `Draw ${number} of ${promotion} holds: ${winners.join(', ')}, out of ${count} entries with ${points} points.
Hold these against what was posted before it:
  entries      ${entriesHash}
  commitment   ${commitment}${mixed}`;
};

const exportDraw = async (number: number, { place, values }: Asked<Values>, terminal: Terminal): Promise<Exit> => {
  if (!Number.isSafeInteger(number) || number < 1) return misuse(terminal, 'Draws are numbered from 1.');
  const record = await onRows(place, rows => drawRecord(rows, number));
  if (record === undefined) {
    terminal.complain(`No draw ${number} by computer is over in ${placeInWords(place)}.`);
    return EXIT.no;
  }
  // REG-A6: the record of a demonstration says so.
  const text = JSON.stringify((await isDemoPlace(place)) ? { demo: 'DEMO', ...record } : record);
  if (values.out === undefined) terminal.print(text);
  else {
    await writeFile(values.out, `${text}\n`, { flush: true });
    terminal.print(`Draw ${number} is in ${values.out}.`);
  }
  return EXIT.ok;
};
