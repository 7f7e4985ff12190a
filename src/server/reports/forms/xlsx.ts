import { crc32 } from 'node:zlib';
import type { Language } from '#core/words';
import type { Cell, ColumnKind } from '../report.ts';
import type { Reported } from '../reported.ts';
import { cellInWords, headingOf, titleOf } from '../words.ts';
import { shownCell } from './shown-cell.ts';

/**
 * A workbook of one sheet: headings in the language, texts as texts, amounts and counts as numbers that add up. Nothing
 * in it is a formula. RPT-24
 */
export const reportXlsx = (reported: Reported, language: Language): Uint8Array => {
  const { report, isDemo, columns, rows, clock } = reported;
  const kinds = Object.entries(columns);
  const head = kinds.map(([name]) => textCell(headingOf(name, language), true));
  const body = rows.map(row =>
    kinds.map(([name, kind]) => {
      const cell = row[name] ?? null;
      const said = typeof cell === 'string' ? cellInWords(name, cell, language) : cell;
      return cellOf(kind, said, clock);
    }),
  );
  const lines = [head, ...body].map((cells, at) => `<row r="${at + 1}">${cells.join('')}</row>`);
  const title = titleOf(report, language, isDemo)
    .slice(0, 31)
    .replace(/[[\]:*?/\\]/g, ' ');
  return zipped([
    ['[Content_Types].xml', CONTENT_TYPES],
    ['_rels/.rels', RELATIONS],
    ['xl/workbook.xml', workbook(title)],
    ['xl/_rels/workbook.xml.rels', WORKBOOK_RELATIONS],
    ['xl/styles.xml', STYLES],
    [
      'xl/worksheets/sheet1.xml',
      `${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
    ],
  ]);
};

const cellOf = (kind: ColumnKind, cell: Cell, clock: Reported['clock']): string => {
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') return textCell(cell, false);
  if (kind === 'money') return `<c s="2"><v>${cell / 100}</v></c>`;
  // A day is twenty-four hours of a spreadsheet, so that durations add up.
  if (kind === 'duration') return `<c s="3"><v>${cell / 86_400_000}</v></c>`;
  return kind === 'number' || kind === 'count'
    ? `<c><v>${cell}</v></c>`
    : textCell(shownCell(kind, cell, clock), false);
};

const textCell = (text: string, isHead: boolean): string =>
  `<c t="inlineStr"${isHead ? ' s="1"' : ''}><is><t xml:space="preserve">${safe(text)}</t></is></c>`;

/** Signs that XML cannot carry are left out. */
const safe = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, one => `&#${one.charCodeAt(0)};`);

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPES}.styles+xml"/></Types>`;
const RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const WORKBOOK_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="[h]:mm:ss"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;
const workbook = (title: string): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${safe(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** A ZIP of files as they are, without compression and without a moment: the same rows give the same bytes. */
const zipped = (files: readonly (readonly [name: string, text: string])[]): Uint8Array => {
  const parts: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const [name, text] of files) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2); // Names are UTF-8.
    common.writeUInt16LE(0x21, 8); // The first of January 1980.
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(path.length, 22);
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), common, path, data);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(at, 10);
    listed.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, end, path);
    at += 30 + path.length + data.length;
  }
  const list = Buffer.concat(listed);
  const last = Buffer.alloc(18);
  last.writeUInt16LE(files.length, 4);
  last.writeUInt16LE(files.length, 6);
  last.writeUInt32LE(list.length, 8);
  last.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\u0005\u0006', 'latin1'), last]);
};
