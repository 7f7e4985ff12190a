import { readFile, writeFile } from 'node:fs/promises';
import type { Activity } from '#core/rulebook';
import { type RuleSheet, ruleSheet } from '#core/sheet';
import type { Language } from '#core/words';
import { type OfferingFile, readOfferingFile } from '../rulebook-files/index.ts';
import { sheetHtml, sheetPdf, sheetText } from '../sheets/index.ts';
import { activitiesWith, activityNamed, FROM_RULEBOOK, placeOf, problemLines } from './activities.ts';
import { IN_LANGUAGE, languageAsked } from './language.ts';
import { said } from './said.ts';
import { HELP } from './texts/en.ts';
import { type Said, type Values, verb } from './verb.ts';

const OPTIONS = {
  offering: { value: 'FILE', words: 'the choices of the house' },
  out: { value: 'FILE', words: 'file to write, ending in .pdf, .html or .txt' },
  ...IN_LANGUAGE,
  ...FROM_RULEBOOK,
} as const;

export const sheet = verb({
  ...HELP.sheet,
  options: OPTIONS,
  wordsMax: 1,
  run: async ({ words: [name], values }) => {
    if (name === undefined) return undefined;
    const request = await requestFor(name, values);
    if (typeof request === 'string') return request;
    const { activity, file, language } = request;
    const made = ruleSheet(activity, file.offering, file.posting, placeOf(activity));
    if (!made.ok) return { refused: `${made.message} (${made.clause})` };
    return values.out === undefined
      ? [sheetText(made.value, language).trimEnd()]
      : write(made.value, language, values.out);
  },
});

type Request = { readonly activity: Activity; readonly file: OfferingFile; readonly language: Language };

/** What is asked for, or the sentence that says why that cannot be understood. */
const requestFor = async (name: string, values: Values<typeof OPTIONS>): Promise<Request | string> => {
  const language = languageAsked(values.language);
  if (typeof language !== 'string') return language.why;
  if (values.out !== undefined && formOf(values.out) === undefined)
    return said('sheet-form-unknown', { file: `${values.out}` });
  const activities = await activitiesWith(values.own, values.on);
  if (typeof activities === 'string') return activities;
  const activity = activityNamed(activities, name);
  if (typeof activity === 'string') return activity;
  const file = await readOffering(activity, values.offering);
  return typeof file === 'string' ? file : { activity, file, language };
};

const readOffering = async (activity: Activity, file: string | undefined): Promise<OfferingFile | string> => {
  if (file === undefined) return said('offering-missing', {});
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return said('offering-not-json', { file });
  }
  const read = readOfferingFile(activity, json);
  return read.ok ? read : problemLines(file, read.problems);
};

const FORMS = ['pdf', 'html', 'txt'] as const;
const formOf = (file: string): (typeof FORMS)[number] | undefined => FORMS.find(form => file.endsWith(`.${form}`));

const write = async (made: RuleSheet, language: Language, out: string): Promise<Said> => {
  const form = formOf(out)!; // It was looked at when the request was read.
  const content = await contentOf(made, language, form);
  try {
    await writeFile(out, content);
  } catch {
    return said('not-written', { file: out });
  }
  return [said('sheet-made', { file: out, title: made.title })];
};

const contentOf = (made: RuleSheet, language: Language, form: (typeof FORMS)[number]) => {
  switch (form) {
    case 'pdf':
      return sheetPdf(made, language, Temporal.Now.instant());
    case 'html':
      return sheetHtml(made, language);
    case 'txt':
      return sheetText(made, language);
  }
};
