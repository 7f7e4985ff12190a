import type { Activity } from '#core/rulebook';
import { JURISDICTIONS, RULEBOOK } from '../../rulebook/index.ts';
import { activityJsonSchema, readActivityFile } from '../rulebook-files/index.ts';
import { activitiesWith, activityNamed, FROM_RULEBOOK, problemLines } from './activities.ts';
import { inWords } from './show-activity.ts';
import { textTable } from './table.ts';
import { EXIT, type Exit } from './terminal.ts';
import { HELP } from './texts/en.ts';
import { FOR_PROGRAMS, type Said, verb } from './verb.ts';

export const rulebook = verb({
  ...HELP.rulebook,
  options: { ...FROM_RULEBOOK, ...FOR_PROGRAMS },
  wordsMax: Number.POSITIVE_INFINITY,
  run: async ({ words: [what, ...names], values }) => {
    if (what === 'check') return check(names);
    if (what === 'schema') return [JSON.stringify(activityJsonSchema(), null, 2)];
    const activities = await activitiesWith(values.own, values.on);
    if (typeof activities === 'string') return activities;
    if (what === 'list') return list(activities);
    if (what === 'show') return show(activities, names[0]);
    if (what !== 'export') return undefined;
    return values.json === true
      ? { json: activities, lines: [] }
      : 'The export is JSON: houseway rulebook export --json.';
  },
});

const list = (activities: readonly Activity[]): Said => {
  const rows = activities.map(({ id, name, house, kind }) => ({ id, name, house, kind }));
  return { json: rows, lines: [textTable(rows)] };
};

const show = (activities: readonly Activity[], name: string | undefined): Said => {
  if (name === undefined) return 'Name the activity: houseway rulebook show ID.';
  const activity = activityNamed(activities, name);
  return typeof activity === 'string' ? activity : { json: activity, lines: [inWords(activity)] };
};

const check = async (files: readonly string[]): Promise<Said> => {
  if (files.length === 0) return 'Name at least one file: houseway rulebook check FILE...';
  const known = [...RULEBOOK];
  const lines: string[] = [];
  let exit: Exit = EXIT.ok;
  for (const file of files) {
    const read = await readActivityFile(file, known, JURISDICTIONS);
    if (Array.isArray(read)) {
      exit = EXIT.no;
      lines.push(problemLines(file, read));
    } else {
      known.push(read);
      lines.push(`${file}: ${read.name} (${read.id}) is well formed.`);
    }
  }
  return { lines, exit };
};
