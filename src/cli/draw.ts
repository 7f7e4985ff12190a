import { readFile, writeFile } from 'node:fs/promises';
import { DrawRecord, pointsIn, recordObjection } from '#core/draws';
import { exactly, fromJson, object, optional } from '#core/shape';
import { drawRecord } from '#server/draws';
import { isDemoPlace, onRows, placeInWords } from '#server/house';
import type { Place } from '#server/journal';
import { placeVerb } from './place.ts';
import { HELP } from './texts/en.ts';
import type { Said } from './verb.ts';

export const draw = placeVerb({
  ...HELP.draw,
  options: { out: { value: 'FILE', words: 'where to write the record; it is printed when left out' } },
  wordsMax: 2,
  run: ({ words: [what, which], values, place }) => {
    if (which === undefined) return undefined;
    if (what === 'verify') return verify(which);
    return what === 'export' ? exportDraw(Number(which), place, values.out) : undefined;
  },
});

/** What a house publishes; that of a demonstration says so. REG-A6 */
const Published = object({ demo: optional(exactly('DEMO')), ...DrawRecord.fields });

/** Needs nothing but the file. LOT-6 */
const verify = async (file: string): Promise<Said> => {
  const record = fromJson(Published, await readFile(file, 'utf8'));
  if (record === undefined) {
    return { refused: `${file} is not the record of a draw. Take one that houseway draw export wrote.` };
  }
  const objection = recordObjection(record);
  return objection === undefined
    ? [inWords(record)]
    : { refused: `Draw ${record.draw} does not hold. ${objection.message}` };
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

const exportDraw = async (number: number, place: Place, out: string | undefined): Promise<Said> => {
  if (!Number.isSafeInteger(number) || number < 1) return 'Draws are numbered from 1.';
  const record = await onRows(place, rows => drawRecord(rows, number));
  if (record === undefined) return { refused: `No draw ${number} by computer is over in ${placeInWords(place)}.` };
  // REG-A6: the record of a demonstration says so.
  const text = JSON.stringify((await isDemoPlace(place)) ? { demo: 'DEMO', ...record } : record);
  if (out === undefined) return [text];
  await writeFile(out, `${text}\n`, { flush: true });
  return [`Draw ${number} is in ${out}.`];
};
