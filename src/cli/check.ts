import { readFile } from 'node:fs/promises';
import { checkScenario, type Verdict } from '../conformance/index.ts';
import { Houses, isThrough, THROUGHS, type Through, WITHOUT_HOUSE } from '../measure/index.ts';
import { progressBar } from './progress.ts';
import { said } from './said.ts';
import { EXIT, type Terminal } from './terminal.ts';
import { HELP } from './texts/en.ts';
import { FOR_PROGRAMS, verb } from './verb.ts';

export const check = verb({
  ...HELP.check,
  options: {
    kind: { value: 'KIND', words: 'only scenarios of this kind' },
    through: { value: 'WAY', words: `${THROUGHS.join(', ')}; core when left out` },
    ...FOR_PROGRAMS,
  },
  wordsMax: Number.POSITIVE_INFINITY,
  run: async ({ words: files, values, terminal }) => {
    if (files.length === 0) return said('scenarios-missing', {});
    const through = values.through ?? 'core';
    if (!isThrough(through)) return said('through-unknown', { through, ways: THROUGHS.join(', ') });
    const all: unknown[] = [];
    for (const file of files) {
      const list = await readScenarios(file);
      if (typeof list === 'string') return list;
      all.push(...list);
    }
    const scenarios = all.filter(scenario => values.kind === undefined || kindOf(scenario) === values.kind);
    const verdicts = await verdictsOf(through, scenarios, all, terminal);
    const failed = verdicts.filter(({ differences }) => differences.length > 0).length;
    const passed = verdicts.length - failed;
    const byKind = countsOf(verdicts);
    return {
      json: { through, passed, failed, kinds: Object.fromEntries(byKind), verdicts },
      lines: [
        ...verdicts.map(lineOf),
        ...(through === 'core'
          ? []
          : [...byKind].map(([kind, of]) => `# ${kind}: ${of.passed} of ${of.passed + of.failed}`)),
        `${passed} passed, ${failed} failed`,
      ],
      exit: failed === 0 ? EXIT.ok : EXIT.no,
    };
  },
});

/** The core answers at once; a house is started for each scenario, so that a person sees how far it is. */
const verdictsOf = async (
  through: Through,
  scenarios: readonly unknown[],
  all: readonly unknown[],
  terminal: Terminal,
): Promise<readonly Verdict[]> => {
  if (through === 'core') return Promise.all(scenarios.map(checkScenario));
  const played = scenarios.filter(scenario => !WITHOUT_HOUSE.includes(String(kindOf(scenario))));
  const houses = new Houses({ through, examples: all });
  const bar = progressBar(terminal, 'Playing');
  try {
    const verdicts: Verdict[] = [];
    for (const scenario of played) {
      verdicts.push(await houses.play(scenario));
      bar.step(verdicts.length, played.length);
    }
    return verdicts;
  } finally {
    bar.end();
    await houses.end();
  }
};

const countsOf = (verdicts: readonly Verdict[]) =>
  new Map(
    [...Map.groupBy(verdicts, ({ kind }) => kind)].map(([kind, own]) => {
      const failed = own.filter(({ differences }) => differences.length > 0).length;
      return [kind, { passed: own.length - failed, failed }] as const;
    }),
  );

const lineOf = ({ id, differences, notEntered }: Verdict): string => {
  if (differences.length > 0) return `not ok ${id}: ${differences.join('; ')}`;
  return notEntered === undefined ? `ok ${id}` : `ok ${id} # nobody can enter it: ${notEntered}`;
};

const kindOf = (scenario: unknown): unknown =>
  typeof scenario === 'object' && scenario !== null && 'kind' in scenario ? scenario.kind : undefined;

/** The scenarios of a file, or the sentence that says why there are none. */
const readScenarios = async (file: string): Promise<readonly unknown[] | string> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return said('not-read', { file });
  }
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : said('scenarios-no-array', { file });
  } catch {
    return said('scenarios-not-json', { file });
  }
};
