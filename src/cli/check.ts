import { readFile } from 'node:fs/promises';
import { checkScenario, type Verdict } from '../conformance/index.ts';
import { said } from './said.ts';
import { EXIT } from './terminal.ts';
import { HELP } from './texts/en.ts';
import { FOR_PROGRAMS, verb } from './verb.ts';

export const check = verb({
  ...HELP.check,
  options: { kind: { value: 'KIND', words: 'only scenarios of this kind' }, ...FOR_PROGRAMS },
  wordsMax: Number.POSITIVE_INFINITY,
  run: async ({ words: files, values }) => {
    if (files.length === 0) return said('scenarios-missing', {});
    const scenarios: unknown[] = [];
    for (const file of files) {
      const list = await readScenarios(file);
      if (typeof list === 'string') return list;
      scenarios.push(...list.filter(scenario => values.kind === undefined || kindOf(scenario) === values.kind));
    }
    const verdicts = await Promise.all(scenarios.map(checkScenario));
    const failed = verdicts.filter(({ differences }) => differences.length > 0).length;
    const passed = verdicts.length - failed;
    return {
      json: { passed, failed, verdicts },
      lines: [...verdicts.map(lineOf), `${passed} passed, ${failed} failed`],
      exit: failed === 0 ? EXIT.ok : EXIT.no,
    };
  },
});

const lineOf = ({ id, differences }: Verdict): string =>
  differences.length === 0 ? `ok ${id}` : `not ok ${id}: ${differences.join('; ')}`;

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
