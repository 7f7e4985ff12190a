// Writes the rule sheet of every approval beside its file, for people to read and review: `<key>.sheet.txt`.
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Activity, wholeOffering } from '#core/rulebook';
import { ruleSheet } from '#core/sheet';
import { JURISDICTIONS, RULEBOOK } from '../rulebook/index.ts';
import { sheetText } from '../src/sheets/index.ts';

const root = path.join(import.meta.dirname, '..');

export type PostedSheet = { readonly file: string; readonly text: string };

/** Each with everything chosen that must be: the first chart of each group and the lower end of each range. SHT-9 */
export const postedSheets = (): readonly PostedSheet[] =>
  RULEBOOK.map(activity => ({ file: fileOf(activity), text: textOf(activity) }));

const textOf = (activity: Activity): string => {
  const place = JURISDICTIONS.find(({ key }) => key === activity.jurisdiction) ?? JURISDICTIONS[0];
  const posting = { times: [], drawings: [], pools: {} };
  const sheet = ruleSheet(activity, wholeOffering(activity), posting, place);
  if (!sheet.ok) throw new Error(`${activity.id}: ${sheet.message}`);
  return sheetText(sheet.value, 'en');
};

/** Beside the approval; an amendment has its day in the name, as its file does. */
const fileOf = ({ key, approved }: Activity): string => {
  const names = [`${key}.${approved?.from}`, key];
  const [file] = names.flatMap(name => globSync(`rulebook/*/${name}.ts`, { cwd: root }));
  if (file === undefined) throw new Error(`No file in rulebook is called ${names.join(' or ')}.ts.`);
  return file.split(path.sep).join('/').replace(/\.ts$/, '.sheet.txt');
};

if (process.argv[1] === import.meta.filename)
  for (const { file, text } of postedSheets()) writeFileSync(path.join(root, file), text);
