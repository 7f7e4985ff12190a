import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkScenario, type Verdict } from '../conformance/index.ts';
import { EXIT, type Exit, misuse, printJson, type Terminal, type Verb } from './terminal.ts';

export const check: Verb = {
  help: `Usage: houseway check FILE... [--kind KIND] [--json]

Runs conformance scenarios through the same core that serves the floor and prints a line for each:
"ok ID", or "not ok ID" with the difference. A kind that is not built yet fails.

  --kind KIND   only scenarios of this kind
  --json        the verdicts as JSON

Example: houseway check test/fixtures/conformance/games-public.json --kind hand
Exit codes: 0 all passed, 1 some failed, 2 a file cannot be read.`,

  run: async (args, terminal) => {
    const options = { kind: { type: 'string' }, json: { type: 'boolean' } } as const;
    let read: { values: { kind?: string; json?: boolean }; positionals: string[] };
    try {
      read = parseArgs({ args: [...args], options, allowPositionals: true });
    } catch {
      return misuse(terminal, 'Usage: houseway check FILE... [--kind KIND] [--json].');
    }
    const { values, positionals: files } = read;
    if (files.length === 0) return misuse(terminal, 'Name at least one file of scenarios: houseway check FILE...');
    const scenarios: unknown[] = [];
    for (const file of files) {
      const list = await readScenarios(file);
      if (typeof list === 'string') return misuse(terminal, list);
      scenarios.push(...list.filter(scenario => values.kind === undefined || kindOf(scenario) === values.kind));
    }
    return report(scenarios.map(checkScenario), values.json === true, terminal);
  },
};

const report = (verdicts: readonly Verdict[], asJson: boolean, terminal: Terminal): Exit => {
  const failed = verdicts.filter(verdict => verdict.differences.length > 0).length;
  if (asJson) printJson(terminal, { passed: verdicts.length - failed, failed, verdicts });
  else {
    for (const verdict of verdicts) terminal.print(lineOf(verdict));
    terminal.print(`${verdicts.length - failed} passed, ${failed} failed`);
  }
  return failed === 0 ? EXIT.ok : EXIT.no;
};

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
    return `${file} cannot be read. Name a file that exists and may be opened.`;
  }
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : `${file} does not hold a JSON array of scenarios.`;
  } catch {
    return `${file} is not JSON. A file of scenarios is a JSON array.`;
  }
};
