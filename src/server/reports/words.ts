import { type Facts, type Language, say } from '#core/words';
import type { ReportName } from './list.ts';
import { HITS_SHOWN } from './report.ts';
import { TERMS as en, type Texts } from './texts/en.ts';
import { TERMS as es } from './texts/es.ts';
import { TERMS as vi } from './texts/vi.ts';
import { TERMS as hans } from './texts/zh-hans.ts';
import { TERMS as hant } from './texts/zh-hant.ts';

const TEXTS: Readonly<Record<Language, Texts>> = { en, es, vi, 'zh-Hans': hans, 'zh-Hant': hant };

type Code = keyof Texts;

const said = (code: Code, facts: Facts, language: Language): string => say(TEXTS[language][code], facts, language);

export const titleOf = (report: ReportName, language: Language, isDemo = false): string => {
  const title = said(`report.${report}.title`, { count: HITS_SHOWN }, language);
  return isDemo ? said('report.demo', { title }, language) : title;
};

/** What a report says, in one line to choose by. */
export const summaryOf = (report: ReportName, language: Language): string =>
  said(`report.${report}.summary`, { count: HITS_SHOWN }, language);

/** Said where a report has no rows. */
export const nothingIn = (report: ReportName, language: Language): string =>
  said(`report.${report}.nothing`, {}, language);

export const totalIn = (language: Language): string => said('report.total', {}, language);

type Days = { readonly first: string; readonly last: string };
type Covered = { readonly from?: string; readonly to?: string; readonly event: number; readonly zone: string };

/** Which days a report covers. */
export const coverageOf = ({ from, to, ...reached }: Covered, days: Days | undefined, language: Language): string => {
  const [first, last] = [from ?? days?.first, to ?? days?.last];
  if (first === undefined || last === undefined) return said('report.no-days', reached, language);
  return said('report.days', { ...reached, from: first, to: last }, language);
};

/** When there is something to report. */
export const whenMoneyMoved = (days: Days | undefined, language: Language): string =>
  days === undefined ? said('report.no-money-yet', {}, language) : said('report.money-moved', days, language);

/** The heading of a column, whose key is for programs. */
export const headingOf = (column: string, language: Language): string => wordOf('column', column, language) ?? column;

/** What stands in a cell, in words where it is one of ours; names and what people wrote stay. */
export const cellInWords = (column: string, cell: string, language: Language): string => {
  if (column === 'prize') return prizeInWords(cell, language);
  if (column === 'account') return accountInWords(cell, language);
  if (column === 'from place' || column === 'to place') return placeInWords(cell, language);
  const kind = WORDED[column];
  if (kind === undefined) return cell;
  const words = cell.split(', ').map(word => wordOf(`cell.${kind}`, word, language) ?? word);
  return words.join(', ');
};

/** Columns in which words of ours stand, and the kind of words. */
const WORDED: Readonly<Record<string, string>> = {
  state: 'state',
  claim: 'state',
  what: 'what',
  act: 'act',
  field: 'field',
  detail: 'detail',
  method: 'method',
  share: 'share',
  cause: 'variance',
};

const wordOf = (kind: string, name: string, language: Language): string | undefined => {
  const code = `${kind}.${name.replaceAll(' ', '-')}`;
  return isCode(code) ? said(code, {}, language) : undefined;
};

const isCode = (code: string): code is Code => Object.hasOwn(en, code);

/** A thing has the name that the giver typed. */
const prizeInWords = (prize: string, language: Language): string => {
  if (prize === 'money') return said('cell.prize.money', {}, language);
  if (prize === 'an entry') return said('cell.prize.entry', {}, language);
  const [, each, count, kind] = /^(?:money for (\d+)|(\d+) (tickets|points))$/.exec(prize) ?? [];
  if (each !== undefined) return said('cell.prize.money-each', { count: Number(each) }, language);
  if (kind === undefined) return prize;
  return said(kind === 'tickets' ? 'cell.prize.tickets' : 'cell.prize.points', { count: Number(count) }, language);
};

/** An account by its key, `pool:GEGA-1:main`, or as a fund statement names it, `pool main`. */
const accountInWords = (account: string, language: Language): string => {
  const [, pool] = /^pool (.+)$/.exec(account) ?? [];
  if (pool !== undefined) return said('cell.account.pool', { pool }, language);
  if (account === "day's fees") return said('cell.account.days-fees', {}, language);
  if (account === 'owed to the house') return said('cell.account.advance', {}, language);
  const [kind = '', owner = '', part = ''] = account.split(':');
  const code = `cell.account.${kind}`;
  if (!isCode(code)) return account;
  if (kind === 'tray' || kind === 'tray-fill') return said(code, { table: owner }, language);
  if (kind === 'drawer') return said(code, { window: owner }, language);
  const named = said(code, { pool: part, table: part, event: part }, language);
  return owner === '' ? named : said('cell.account.of-activity', { activity: owner, account: named }, language);
};

/** Where cash lies: `vault`, `drawer cage-1`, `tray 7`, `bank`. */
const placeInWords = (place: string, language: Language): string => {
  const [kind = '', owner = ''] = place.split(' ');
  const code = `cell.place.${kind}`;
  return isCode(code) ? said(code, { window: owner, table: owner }, language) : place;
};
