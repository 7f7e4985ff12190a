import { readFile, writeFile } from 'node:fs/promises';
import { DrawRecord, pointsIn, recordObjection } from '#core/draws';
import { exactly, fromJson, object, optional } from '#core/shape';
import { drawRecord, roundRecord } from '#server/draws';
import { isDemoPlace, onRows, placeInWords } from '#server/house';
import type { Place } from '#server/journal';
import { placeVerb } from './place.ts';
import { said } from './said.ts';
import { HELP } from './texts/en.ts';
import type { Said } from './verb.ts';

export const draw = placeVerb({
  ...HELP.draw,
  options: { out: { value: 'FILE', words: 'file to write the record to; printed when left out' } },
  wordsMax: 2,
  run: ({ words: [what, which], values, place }) => {
    if (which === undefined) return undefined;
    if (what === 'verify') return verify(which);
    return what === 'export' ? exportDraw(which, place, values.out) : undefined;
  },
});

/** What a house publishes; that of a demonstration says so. REG-A6 */
const Published = object({ demo: optional(exactly('DEMO')), ...DrawRecord.fields });

/** Needs nothing but the file. LOT-6 */
const verify = async (file: string): Promise<Said> => {
  const record = fromJson(Published, await readFile(file, 'utf8'));
  if (record === undefined) {
    return { refused: said('not-a-draw', { file }) };
  }
  const objection = recordObjection(record);
  return objection === undefined
    ? {
        json: { draw: record.draw, holds: true, winners: record.winners, ...hashesOf(record) },
        lines: [inWords(record)],
      }
    : { refused: said('draw-fails', { draw: record.draw, reason: objection.message }) };
};

const hashesOf = ({ entriesHash, commitment }: DrawRecord) => ({ entriesHash, commitment });

const inWords = ({
  draw: number,
  promotion,
  entries,
  entriesHash,
  commitment,
  beacon,
  winners,
}: DrawRecord): string => {
  const drawn = { draw: number, promotion, winners, count: entries.length, points: pointsIn(entries) };
  const held = said('draw-holds', { ...drawn, entries: entriesHash, commitment });
  return beacon === undefined ? held : `${held}\n${said('draw-beacon', { name: beacon.name, value: beacon.value })}`;
};

/** A draw by its number, that of a round of a table game by table and round. */
const exportDraw = async (which: string, place: Place, out: string | undefined): Promise<Said> => {
  const [, table, round] = /^(\d+)\/(\d+)$/.exec(which) ?? [];
  const number = Number(which);
  const isRound = table !== undefined;
  if (!isRound && (!Number.isSafeInteger(number) || number < 1)) return said('draws-numbered', {});
  const record = await onRows(place, rows =>
    isRound ? roundRecord(rows, Number(table), Number(round)) : drawRecord(rows, number),
  );
  if (record === undefined) return { refused: said('draw-not-over', { draw: which, place: placeInWords(place) }) };
  // REG-A6: the record of a demonstration says so.
  const json = (await isDemoPlace(place)) ? { demo: 'DEMO', ...record } : record;
  const text = JSON.stringify(json);
  if (out === undefined) return { json, lines: [text] };
  await writeFile(out, `${text}\n`, { flush: true });
  return [said('draw-written', { draw: which, file: out })];
};
