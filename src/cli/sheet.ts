import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Activity } from '#core/rulebook';
import { type RuleSheet, ruleSheet, SHEET_LANGUAGES, type SheetLanguage } from '#core/sheet';
import { type OfferingFile, readOfferingFile } from '../rulebook-files/index.ts';
import { sheetHtml, sheetPdf, sheetText } from '../sheets/index.ts';
import { activitiesWith, activityNamed, placeOf, problemLines } from './activities.ts';
import { EXIT, type Exit, misuse, type Terminal, type Verb } from './terminal.ts';

export const sheet: Verb = {
  help: `Usage: houseway sheet ID --offering FILE [--out FILE.pdf|.html|.txt] [--lang en|es] [--on DAY] [--own FOLDER]

The rule sheet that must hang on the floor while an activity is offered. The offering is a JSON file with what the
house chose (charts, payouts, prizes, seed, reseed, times ...; amounts in whole cents). Without --out the sheet is
printed as plain text. An offering outside the approval gets no sheet, but the clause.

  --offering FILE   what the house chose
  --out FILE        where to write; the ending says how: .pdf, .html or .txt
  --lang LANGUAGE   en (English) or es (Spanish)
  --on DAY          by the text that held on a day, as in 2026-03-01; today's where nothing is said
  --own FOLDER      with the house's own activities, the .json files of a folder

Example: houseway sheet harbor-bad-beat --own docs/examples/own --offering docs/examples/harbor-offering.json
Exit codes: 0 made, 1 not approved or not complete, 2 not understood.`,

  run: async (args, terminal) => {
    const request = await readRequest(args);
    if (typeof request === 'string') return misuse(terminal, request);
    const { activity, file, language, out } = request;
    const made = ruleSheet(activity, file.offering, file.posting, placeOf(activity));
    if (!made.ok) {
      terminal.complain(`${made.message} (${made.clause})`);
      return EXIT.no;
    }
    return write(made.value, language, out, terminal);
  },
};

const USAGE = 'Usage: houseway sheet ID --offering FILE [--out FILE.pdf|.html|.txt] [--lang en|es].';

type Request = {
  readonly activity: Activity;
  readonly file: OfferingFile;
  readonly language: SheetLanguage;
  readonly out: string | undefined;
};

/** What is asked for, or the sentence that says why that cannot be understood. */
const readRequest = async (args: readonly string[]): Promise<Request | string> => {
  const text = { type: 'string' } as const;
  const options = { offering: text, out: text, lang: text, on: text, own: text };
  let read: { values: Partial<Record<keyof typeof options, string>>; positionals: string[] };
  try {
    read = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return USAGE;
  }
  const { values, positionals } = read;
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) return USAGE;
  const language = SHEET_LANGUAGES.find(known => known === (values.lang ?? 'en'));
  if (language === undefined) return `There is no sheet in "${values.lang}". There are: ${SHEET_LANGUAGES.join(', ')}.`;
  if (values.out !== undefined && formOf(values.out) === undefined)
    return `${values.out} does not say how to write the sheet. Let it end in .pdf, .html or .txt.`;
  const activities = await activitiesWith(values.own, values.on);
  if (typeof activities === 'string') return activities;
  const activity = activityNamed(activities, name);
  if (typeof activity === 'string') return activity;
  const file = await readOffering(activity, values.offering);
  return typeof file === 'string' ? file : { activity, file, language, out: values.out };
};

const readOffering = async (activity: Activity, file: string | undefined): Promise<OfferingFile | string> => {
  if (file === undefined) return 'Name the file with what the house chose: --offering FILE.';
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return `${file} cannot be read as JSON. Name a file with an offering.`;
  }
  const read = readOfferingFile(activity, json);
  return read.ok ? read : problemLines(file, read.problems);
};

const FORMS = ['pdf', 'html', 'txt'] as const;
const formOf = (file: string): (typeof FORMS)[number] | undefined => FORMS.find(form => file.endsWith(`.${form}`));

const write = async (
  made: RuleSheet,
  language: SheetLanguage,
  out: string | undefined,
  terminal: Terminal,
): Promise<Exit> => {
  if (out === undefined) {
    terminal.print(sheetText(made, language).trimEnd());
    return EXIT.ok;
  }
  const form = formOf(out)!; // It was looked at when the request was read.
  const content = await contentOf(made, language, form);
  try {
    await writeFile(out, content);
  } catch {
    return misuse(terminal, `${out} cannot be written. Name a file in a folder that exists.`);
  }
  terminal.print(`${out}: the rule sheet of ${made.title}.`);
  return EXIT.ok;
};

const contentOf = (made: RuleSheet, language: SheetLanguage, form: (typeof FORMS)[number]) => {
  switch (form) {
    case 'pdf':
      return sheetPdf(made, language, Temporal.Now.instant());
    case 'html':
      return sheetHtml(made, language);
    case 'txt':
      return sheetText(made, language);
  }
};
