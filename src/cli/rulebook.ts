import { parseArgs } from 'node:util';
import type { Activity } from '#core/rulebook';
import { JURISDICTIONS, RULEBOOK } from '../../rulebook/index.ts';
import { activityJsonSchema, readActivityFile } from '../rulebook-files/index.ts';
import { activitiesWith, activityNamed, problemLines } from './activities.ts';
import { inWords } from './show-activity.ts';
import { textTable } from './table.ts';
import { EXIT, type Exit, misuse, printJson, type Terminal, type Verb } from './terminal.ts';

export const rulebook: Verb = {
  help: `Usage: houseway rulebook list [--own FOLDER] [--json]
       houseway rulebook show ID [--on DAY] [--own FOLDER] [--json]
       houseway rulebook export --json [--own FOLDER]
       houseway rulebook check FILE...
       houseway rulebook schema

The approved activities: what a house may offer, within what, and by which clause. An activity is named by the
regulator's id or its key. "check" reads a house's own activities and names every problem with its place;
"schema" prints the JSON Schema that they follow. Amounts in JSON are whole cents.

  --on DAY       by the texts that held on a day, as in 2026-03-01; today's where nothing is said
  --own FOLDER   with the house's own activities, the .json files of a folder
  --json         for programs

Examples:
  houseway rulebook show no-limit-bad-beat
  houseway rulebook check docs/examples/own/harbor-bad-beat.json
Exit codes: 0 yes, 1 a file has problems, 2 not understood.`,

  run: async (args, terminal) => {
    const options = { own: { type: 'string' }, on: { type: 'string' }, json: { type: 'boolean' } } as const;
    let read: { values: { own?: string; on?: string; json?: boolean }; positionals: string[] };
    try {
      read = parseArgs({ args: [...args], options, allowPositionals: true });
    } catch {
      return misuse(terminal, USAGE);
    }
    const { values, positionals } = read;
    const [what, ...names] = positionals;
    if (what === 'check') return check(names, terminal);
    if (what === 'schema') {
      printJson(terminal, activityJsonSchema());
      return EXIT.ok;
    }
    const activities = await activitiesWith(values.own, values.on);
    if (typeof activities === 'string') return misuse(terminal, activities);
    if (what === 'list') return list(activities, values.json === true, terminal);
    if (what === 'show') return show(activities, names[0], values.json === true, terminal);
    if (what !== 'export') return misuse(terminal, USAGE);
    if (values.json !== true) return misuse(terminal, 'The export is JSON: houseway rulebook export --json.');
    printJson(terminal, activities);
    return EXIT.ok;
  },
};

const USAGE = 'Usage: houseway rulebook list, show ID, export --json, check FILE... or schema. "--help" explains each.';

const list = (activities: readonly Activity[], asJson: boolean, terminal: Terminal): Exit => {
  const rows = activities.map(({ id, name, house, kind }) => ({ id, name, house, kind }));
  if (asJson) printJson(terminal, rows);
  else terminal.print(textTable(rows));
  return EXIT.ok;
};

const show = (activities: readonly Activity[], name: string | undefined, asJson: boolean, terminal: Terminal): Exit => {
  if (name === undefined) return misuse(terminal, 'Name the activity: houseway rulebook show ID.');
  const activity = activityNamed(activities, name);
  if (typeof activity === 'string') return misuse(terminal, activity);
  if (asJson) printJson(terminal, activity);
  else terminal.print(inWords(activity));
  return EXIT.ok;
};

const check = async (files: readonly string[], terminal: Terminal): Promise<Exit> => {
  if (files.length === 0) return misuse(terminal, 'Name at least one file: houseway rulebook check FILE...');
  let isGood = true;
  const known = [...RULEBOOK];
  for (const file of files) {
    const read = await readActivityFile(file, known, JURISDICTIONS);
    if (Array.isArray(read)) {
      isGood = false;
      terminal.print(problemLines(file, read));
    } else {
      known.push(read);
      terminal.print(`${file}: ${read.name} (${read.id}) is well formed.`);
    }
  }
  return isGood ? EXIT.ok : EXIT.no;
};
