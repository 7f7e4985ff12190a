// Writes docs/papers: the rule sheet of every approval in five languages, and the sentences for each posting item.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Activity, Offering } from '#core/rulebook';
import { fulfilledBy, partsFor, type RuleSheet, ruleSheet, type SheetLine, say, toHang, unmarked } from '#core/sheet';
import { LANGUAGES, type Language } from '#core/words';
import { JURISDICTIONS, RULEBOOK } from '../rulebook/index.ts';
import { sheetText } from '../src/sheets/index.ts';
import { postedExample } from './posted-examples.ts';

const FOLDER = path.join(import.meta.dirname, '..', 'docs', 'papers');

/** As it would hang; refused while an item of the posting list is open. SHT-13 */
export const exampleSheet = (activity: Activity, chosen: Partial<Offering> = {}): RuleSheet => {
  const { offering: example, posting } = postedExample(activity);
  const offering = { ...example, ...chosen };
  const place = JURISDICTIONS.find(({ key }) => key === activity.jurisdiction) ?? JURISDICTIONS[0];
  const sheet = ruleSheet(activity, offering, posting, place);
  const hung = sheet.ok ? toHang(sheet.value, activity) : sheet;
  if (!hung.ok) throw new Error(`${activity.id}: ${hung.message}`);
  return hung.value;
};

export const paperFile = ({ key }: Activity, language: Language): string => `sheets/${key}.${language}.txt`;

/** One row for each item of each posting list: where the sheet says it, and in which words. SHT-1 */
export const itemsPage = (): string =>
  [
    '# What approvals require to be posted, and the sentences that say it',
    '',
    'Written by `npm run sheets` from the rule sheets in [sheets](sheets). Each row is an item of the posting list of an',
    'approval, as the approval words it, the section of the rule sheet that shows it, and its sentences.',
    ...RULEBOOK.flatMap(activity => itemRows(activity)),
    '',
  ].join('\n');

const itemRows = (activity: Activity): readonly string[] => {
  const sheet = exampleSheet(activity);
  return [
    '',
    `## ${activity.name} (${activity.id})`,
    '',
    '| item | section | sentences |',
    '| --- | --- | --- |',
    ...sheet.items.map(item => {
      const sections = partsFor(sheet, item).map(part => sheet.sections.findIndex(each => each.part === part) + 1);
      return `| ${item.words} | ${sections.join(', ')} | ${fulfilledBy(sheet, item).map(sentence).join(' ')} |`;
    }),
  ];
};

const sentence = (line: SheetLine): string =>
  line.type === 'text'
    ? spoken(line.words)
    : `${line.rows.map(row => row.map(spoken).filter(Boolean).join(', ')).join('; ')}.`;

const spoken = (words: Parameters<typeof say>[0]): string => unmarked(say(words, 'en')).replaceAll('|', '/');

if (process.argv[1] === import.meta.filename) {
  mkdirSync(path.join(FOLDER, 'sheets'), { recursive: true });
  for (const activity of RULEBOOK) {
    const sheet = exampleSheet(activity);
    for (const language of LANGUAGES)
      writeFileSync(path.join(FOLDER, paperFile(activity, language)), sheetText(sheet, language));
  }
  writeFileSync(path.join(FOLDER, 'posting-items.txt'), itemsPage());
}
