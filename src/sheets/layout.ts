import { createHash } from 'node:crypto';
import { canonicalJson } from '#core/base';
import { approved, openItems, partsFor, type RuleSheet, say, unmarked, type Words, words } from '#core/sheet';
import type { Language } from '#core/words';
import { named, plainIn } from './words.ts';

/** A sheet in one language, as every form of it shows it: the same words in the same order. SHT-5 */
type Layout = {
  readonly house: string;
  readonly title: string;
  /** On every page of a demonstration. */
  readonly mark?: string;
  /** Lines under the title: the approved name and the regulator's id. */
  readonly approval: readonly string[];
  /** When it was posted, its revision, and the code by which two papers are compared. SHT-14 */
  readonly posted: readonly string[];
  /** That it is a draft, and that the English sheet governs, in any other language. */
  readonly notes: readonly string[];
  readonly banner?: string;
  readonly summary: string;
  readonly sections: readonly Section[];
  readonly listTitle: string;
  readonly list: readonly string[];
};

/** A sheet as it hangs in a house; that of a demonstration says so, and a draft says what it still lacks. REG-A6 */
export type HungSheet = RuleSheet & { readonly isDemo?: boolean; readonly isDraft?: boolean };
export type Section = { readonly title: string; readonly blocks: readonly Block[] };
export type Block =
  | { readonly type: 'lines'; readonly lines: readonly string[] }
  | { readonly type: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Approved words are marked for a form that can show the marks. */
export const layOut = (sheet: HungSheet, language: Language, form: 'marked' | 'plain'): Layout => {
  const isMarked = form === 'marked' && language !== 'en';
  const spoken = (said: Words): string => (isMarked ? say(said, language) : unmarked(say(said, language)));
  const demo = plainIn(language)(named('paper.demo'));
  const title = spoken(approved(sheet.title));
  const { regulatorId: id, approvedAs: name } = sheet;
  return {
    house: sheet.house,
    title: sheet.isDemo === true ? `${demo}: ${title}` : title,
    ...(sheet.isDemo === true ? { mark: demo } : {}),
    approval: [
      ...(name === undefined ? [] : [spoken(words('sheet.also-known', { name: approved(name) }))]),
      ...(id === undefined ? [] : [spoken(words('sheet.regulator-id', { id }))]),
    ],
    posted: postedWords(sheet).map(spoken),
    notes: [...draftWords(sheet), ...(language === 'en' ? [] : [words('sheet.courtesy')])].map(spoken),
    ...(sheet.saysNoPurchase ? { banner: spoken(words('sheet.no-purchase')) } : {}),
    summary: spoken(approved(sheet.summary)),
    sections: sheet.sections.map(({ part, lines }) => ({
      title: spoken(words(`part.${part}`)),
      blocks: blocksOf(lines, spoken),
    })),
    listTitle: spoken(words('sheet.posting-list')),
    list: sheet.items.map(item => {
      const places = partsFor(sheet, item).map(part => sheet.sections.findIndex(each => each.part === part) + 1);
      return `${spoken(approved(item.words))} (${places.join(', ')})`;
    }),
  };
};

const postedWords = (sheet: HungSheet): readonly Words[] => {
  if (sheet.posted === undefined) return [];
  const { at, revision } = sheet.posted;
  const posted = words('sheet.posted-at', { at: { moment: at }, revision: `${revision}` });
  return [posted, words('sheet.code', { code: checkCode(sheet) })];
};

/** Of everything that it says, in any language: two papers with the same code are the same sheet. */
export const checkCode = ({ isDemo: _, isDraft: __, ...said }: HungSheet): string =>
  createHash('sha256').update(canonicalJson(said)).digest('hex').slice(0, 12);

const draftWords = (sheet: HungSheet): readonly Words[] => {
  if (sheet.isDraft !== true) return [];
  const open = openItems(sheet).map(item => approved(item.words));
  return [words('sheet.draft'), ...(open.length === 0 ? [] : [words('sheet.open', { items: { list: open } })])];
};

/** Neighboring lines become one block; empty columns of a table are left out. */
const blocksOf = (lines: RuleSheet['sections'][number]['lines'], spoken: (said: Words) => string): readonly Block[] => {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.type === 'table') {
      blocks.push(
        withoutEmptyColumns(
          line.head.map(spoken),
          line.rows.map(row => row.map(spoken)),
        ),
      );
    } else if (last?.type === 'lines') {
      blocks[blocks.length - 1] = { type: 'lines', lines: [...last.lines, spoken(line.words)] };
    } else {
      blocks.push({ type: 'lines', lines: [spoken(line.words)] });
    }
  }
  return blocks;
};

const withoutEmptyColumns = (head: readonly string[], rows: readonly (readonly string[])[]): Block => {
  const isUsed = head.map((_, column) => rows.some(row => row[column] !== ''));
  const kept = (cells: readonly string[]): readonly string[] => cells.filter((_, column) => isUsed[column]);
  return { type: 'table', head: kept(head), rows: rows.map(kept) };
};
