import { readFile } from 'node:fs/promises';
import { checkScenario, type Verdict } from '../conformance/index.ts';
import { CANNOT, Houses, isThrough, THROUGHS, type Through, WITHOUT_HOUSE } from '../measure/index.ts';
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
    // Where nobody watches a bar, each line comes as soon as its turn comes.
    const isTold = through !== 'core' && !terminal.isLive && values.json !== true;
    const tell = isTold ? terminal.print : undefined;
    const verdicts = await verdictsOf(through, scenarios, all, { terminal, tell });
    const sum = countOf(verdicts);
    const byKind = new Map(
      [...Map.groupBy(verdicts, ({ kind }) => kind)].map(([kind, own]) => [kind, countOf(own)] as const),
    );
    return {
      json: { through, ...sum, kinds: Object.fromEntries(byKind), verdicts },
      lines: [
        ...(isTold ? [] : verdicts.map(lineOf)),
        ...(through === 'core' ? [] : [...byKind].map(([kind, of]) => kindLine(kind, of))),
        `${sum.passed} passed, ${sum.failed} failed`,
      ],
      exit: sum.failed === 0 ? EXIT.ok : EXIT.no,
    };
  },
});

type Watched = { readonly terminal: Terminal; readonly tell: ((line: string) => void) | undefined };

/** The core answers at once; a house is started for each scenario, so that a person sees how far it is. */
const verdictsOf = async (
  through: Through,
  scenarios: readonly unknown[],
  all: readonly unknown[],
  { terminal, tell }: Watched,
): Promise<readonly Verdict[]> => {
  if (through === 'core') return Promise.all(scenarios.map(checkScenario));
  const played = scenarios.filter(scenario => !WITHOUT_HOUSE.includes(String(kindOf(scenario))));
  const houses = new Houses({ through, examples: all });
  const bar = progressBar(terminal, 'Playing');
  const inOrder = tell && inTurn<Verdict>(verdict => tell(lineOf(verdict)));
  let done = 0;
  try {
    return await houses.playAll(played, (verdict, place) => {
      done += 1;
      bar.step(done, played.length);
      inOrder?.(verdict, place);
    });
  } finally {
    bar.end();
    await houses.end();
  }
};

/** Several are played at once: each is told when those before it are. */
const inTurn = <One>(tell: (one: One) => void) => {
  const waiting = new Map<number, One>();
  let next = 0;
  return (one: One, place: number): void => {
    waiting.set(place, one);
    for (let due = waiting.get(next); due !== undefined; due = waiting.get(next)) {
      tell(due);
      next += 1;
    }
  };
};

type Count = {
  readonly passed: number;
  readonly failed: number;
  /** Of those that failed: something that no screen can enter. */
  readonly cannotBeEntered: number;
  /** Of those that passed: the house refuses what no deck can deal. */
  readonly nobodyCan: number;
};

const countOf = (verdicts: readonly Verdict[]): Count => {
  const failed = verdicts.filter(({ differences }) => differences.length > 0);
  return {
    passed: verdicts.length - failed.length,
    failed: failed.length,
    cannotBeEntered: failed.filter(({ differences }) => differences.some(words => words.startsWith(CANNOT))).length,
    nobodyCan: verdicts.filter(({ notEntered }) => notEntered !== undefined).length,
  };
};

const kindLine = (kind: string, { passed, failed, cannotBeEntered, nobodyCan }: Count): string => {
  const parts = [
    `${passed} of ${passed + failed}`,
    cannotBeEntered > 0 && `${cannotBeEntered} cannot be entered`,
    nobodyCan > 0 && `${nobodyCan} that nobody can enter`,
  ];
  return `# ${kind}: ${parts.filter(part => part !== false).join(', ')}`;
};

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
