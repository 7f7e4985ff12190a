import type { Activity } from '#core/rulebook';
import { JURISDICTIONS, RULEBOOK } from '../../rulebook/index.ts';
import { activityJsonSchema, readActivityFile } from '../rulebook-files/index.ts';
import { activitiesWith, activityNamed, FROM_RULEBOOK, problemLines } from './activities.ts';
import { said } from './said.ts';
import { inWords } from './show-activity.ts';
import { textTable } from './table.ts';
import { EXIT, type Exit } from './terminal.ts';
import { HELP } from './texts/en.ts';
import { FOR_PROGRAMS, type Said, verb, whole } from './verb.ts';

export const rulebook = verb({
  ...HELP.rulebook,
  options: { ...FROM_RULEBOOK, ...FOR_PROGRAMS },
  wordsMax: Number.POSITIVE_INFINITY,
  run: async ({ words: [what, ...names], values }) => {
    if (what === 'check') return check(names);
    if (what === 'schema') return whole(activityJsonSchema());
    const activities = await activitiesWith(values.own, values.on);
    if (typeof activities === 'string') return activities;
    if (what === 'list') return list(activities);
    if (what === 'show') return show(activities, names[0]);
    if (what !== 'export') return undefined;
    return values.json === true ? { json: activities, lines: [] } : said('export-is-json', {});
  },
});

const list = (activities: readonly Activity[]): Said => {
  const rows = activities.map(({ id, name, house, kind }) => ({ id, name, house, kind }));
  return { json: rows, lines: [textTable(rows)] };
};

const show = (activities: readonly Activity[], name: string | undefined): Said => {
  if (name === undefined) return said('activity-missing', {});
  const activity = activityNamed(activities, name);
  return typeof activity === 'string' ? activity : { json: activity, lines: [inWords(activity)] };
};

const check = async (files: readonly string[]): Promise<Said> => {
  if (files.length === 0) return said('files-missing', {});
  const known = [...RULEBOOK];
  const lines: string[] = [];
  const json: object[] = [];
  let exit: Exit = EXIT.ok;
  for (const file of files) {
    const read = await readActivityFile(file, known, JURISDICTIONS);
    if (Array.isArray(read)) {
      exit = EXIT.no;
      lines.push(problemLines(file, read));
      json.push({ file, isRight: false, problems: read });
    } else {
      known.push(read);
      lines.push(said('file-right', { file, name: read.name, id: read.id }));
      json.push({ file, isRight: true, id: read.id, name: read.name });
    }
  }
  return { lines, json, exit };
};
