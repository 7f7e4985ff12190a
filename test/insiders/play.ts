import type { StaffRole } from '#core/people';
import { type Heard, jsonIn, problemIn, type TestServer } from '../api/server.ts';
import type { Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';
import { copyOf, INSIDERS, stationOf, type Templates, type Who } from './world.ts';

/** What came of it for one person at one kind of station. */
export type Outcome = Who & ({ readonly refused: string } | { readonly told: string | undefined });

/** Reports in which others see what one person has done. The one that says most is first. */
const REPORTS = ['paid-alone', 'by-one-person', 'slips', 'cage'] as const;

/** Everybody at every station tries it, each in the same evening; where somebody got anywhere, it begins anew. */
export const playAll = async (
  templates: Templates,
  scenarios: readonly Scenario[] = SCENARIOS,
  insiders: readonly Who[] = INSIDERS,
): Promise<ReadonlyMap<Scenario, readonly Outcome[]>> => {
  const all = new Map<Scenario, readonly Outcome[]>();
  for (const scenario of scenarios) {
    const template = scenario.isDrawn === true ? templates.drawn : templates.plain;
    const before = namedBefore(template);
    let server: TestServer | undefined;
    const outcomes: Outcome[] = [];
    for (const who of insiders) {
      server ??= await copyOf(template);
      const { outcome, isChanged } = await play(server, scenario, who, await before);
      outcomes.push(outcome);
      if (!isChanged) continue;
      await server.end();
      server = undefined;
    }
    await server?.end();
    all.set(scenario, outcomes);
  }
  return all;
};

let keys = 0;

const play = async (server: TestServer, { steps }: Scenario, who: Who, before: Named) => {
  const station = stationOf(server, who);
  const me = who.role ?? 'nobody';
  let done = 0;
  let answer: Readonly<Record<string, unknown>> = {};
  for (const step of steps(me)) {
    const [path, body = {}] = typeof step === 'function' ? step(answer) : step;
    const heard = await station.post(path, body, `insider-${String(keys++).padStart(8, '0')}`);
    if (heard.status !== 200) {
      const isCounted = path.startsWith('/session/');
      return { outcome: { ...who, refused: problemIn(heard).code }, isChanged: done > 0 || isCounted };
    }
    answer = jsonIn(heard);
    done += 1;
  }
  return { outcome: { ...who, told: await toldBy(server, me, who.role, before) }, isChanged: true };
};

/** How often each report names whom. */
type Named = Readonly<Record<(typeof REPORTS)[number], readonly string[]>>;

const namedIn = async (server: TestServer, reader: StaffRole): Promise<Named> => {
  const watching = stationOf(server, { kind: 'office', role: reader });
  const read = REPORTS.map(async name => [name, namesOf(await watching.get(`/reports/${name}`))] as const);
  return Object.fromEntries(await Promise.all(read)) as Named; // Each of them.
};

const KNOWN = new WeakMap<TestServer, Promise<Named>>();

/** Before anybody has done anything. */
const namedBefore = (template: TestServer): Promise<Named> => {
  const known = KNOWN.get(template) ?? namedInCopy(template);
  KNOWN.set(template, known);
  return known;
};

const namedInCopy = async (template: TestServer): Promise<Named> => {
  const server = await copyOf(template);
  const named = await namedIn(server, 'surveillance');
  await server.end();
  return named;
};

/** The report in which somebody of another role finds this person's name once more than before. */
const toldBy = async (
  server: TestServer,
  me: string,
  role: StaffRole | undefined,
  before: Named,
): Promise<string | undefined> => {
  const now = await namedIn(server, role === 'surveillance' ? 'compliance' : 'surveillance');
  const times = (named: Named, report: (typeof REPORTS)[number]) => named[report].filter(name => name === me).length;
  return REPORTS.find(report => times(now, report) > times(before, report));
};

type Row = Readonly<Record<string, string | number | null>>;

const namesOf = (heard: Heard): readonly string[] =>
  (jsonIn(heard)['rows'] as unknown as readonly Row[]).flatMap(row =>
    ['person', 'cashier', 'paid by'].flatMap(column => (typeof row[column] === 'string' ? [row[column]] : [])),
  );
