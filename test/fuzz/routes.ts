import { type AskedName, COMMANDS } from '#api/schemas';
import { type Seeded, seeded } from '#core/base';
import { MECHANISM_NAMES, POSTED, RUN } from '#core/house';
import { STAFF_ROLES } from '#core/people';
import { routesOf } from '../../src/server/http/routes/list.ts';
import { ACT_SAMPLES } from '../api/acts.ts';
import { ADA, type Floor, openFloor, STAFF } from '../api/floor.ts';
import { samplesOf } from '../api/sampled.ts';
import { ASKED, addressed } from '../api/samples.ts';
import { at, clock, type Heard, type Person, person, type TestStation } from '../api/server.ts';
import { HOLDEM } from '../house/room.ts';
import { asJson, spoiled, spoiledValue } from './inputs.ts';
import { workedSince } from './parsers.ts';

/** A request as it is sent, so that it can be kept and sent again. */
export type Asked = {
  readonly station: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

const MAX = person('max', 'systems', ...STAFF_ROLES.filter(role => role !== 'auditor'));
const STATIONS = [
  'floor-1',
  'floor-2',
  'accounting-1',
  'compliance-1',
  'cage-1',
  'promo-1',
  'tournament-1',
  'keypad-7',
  'sensor-7',
  'sign-1',
  'kiosk-1',
  'office-1',
] as const;
const ROUTES = routesOf({ version: '0' });

/** Who is signed on where: nearly everywhere somebody who may ask for almost everything. */
export const PEOPLE_AT: Readonly<Record<string, Person>> = {
  'floor-1': STAFF.fay,
  'floor-2': MAX,
  'accounting-1': MAX,
  'promo-1': MAX,
  'tournament-1': MAX,
  'compliance-1': MAX,
  'cage-1': STAFF.cora,
  'keypad-7': STAFF.dee,
  'office-1': ADA,
};

/** A house with its people at their stations. */
export const openFuzzed = async (): Promise<Floor> => {
  at('2026-03-02T18:00:00Z');
  const floor = await openFloor({}, [...Object.values(STAFF), MAX]);
  await floor.at('floor-1').signOn(STAFF.fay);
  await floor.at('floor-1').do('/tables/7/open', { plays: HOLDEM });
  for (const [station, person] of Object.entries(PEOPLE_AT))
    if (station !== 'floor-1') await floor.at(station).signOn(person);
  return floor;
};

const BODIES: readonly (readonly [path: string, sample: object])[] = [
  ...ASKED.map(([type, sample]) => {
    const { path, body } = addressed(COMMANDS[type as AskedName].path, sample);
    return [path, body] as const;
  }),
  ...ASKED.map(([type, sample]) => ['/commands', { type, ...sample }] as const),
  ...ASKED.map(([type, sample]) => ['/preview', { type, ...sample }] as const),
  ...ACT_SAMPLES.map(([, { path, body }]) => [path, body] as const),
  ...MECHANISM_NAMES.flatMap(mechanism => [
    ...samplesOf(RUN[mechanism]).map(command => ['/promotions/none/run', { mechanism, command }] as const),
    ...samplesOf(POSTED[mechanism]).map(
      posted => ['/promotions/none/open', { activity: 'none', mechanism, posted }] as const,
    ),
  ]),
  ['/enrollment', { code: 'none', keeps: 'key' }],
  ['/sensors', { table: 7, seat: 1, amount: 100 }],
];
const READ = ROUTES.filter(({ method, path }) => method === 'GET' && path !== '/feed').map(({ path }) => path);
const NAMES = [
  '7',
  '1',
  '0',
  '999',
  'none',
  'ada',
  'office-1',
  'wins',
  'bad-beat-jackpot',
  '-1',
  '1e3',
  '%00',
  '..%2f',
  '__proto__',
] as const;
const QUESTIONS = [
  'limit=1',
  'after=1',
  'form=pdf',
  'form=csv',
  'form=html',
  'language=es',
  'from=2026-03-02',
  'to=2026-02-30',
  'find=a',
  'offering={}',
  'table=7',
  'day=x',
] as const;
const HEADERS: readonly (readonly [string, string])[] = [
  ['cookie', 'station.office-1=a; session.office-1=b'],
  ['x-station', 'office-1'],
  ['accept-language', 'es-MX,es;q=0.9'],
  ['if-none-match', '"1.x"'],
  ['origin', 'https://a.example'],
  ['x-session', 'abc'],
  ['x-member', 'abc'],
  ['content-type', 'application/json; charset=utf-8'],
];

const headersFor = (chance: Seeded): Record<string, string> => {
  const headers: Record<string, string> = {};
  while (chance.below(3) === 0) {
    const [name, value] = HEADERS[chance.below(HEADERS.length)]!;
    // Node lets no other letters out.
    headers[name] = spoiled(chance, value, [value])
      .replaceAll(/[^\x20-\x7e]/g, '')
      .slice(0, 500);
  }
  return headers;
};

/** The request of a turn: the same for the same seed. */
export const requestFor = (seed: string, turn: number): Asked => {
  const chance = seeded(`${seed} request ${turn}`);
  const station = STATIONS[chance.below(STATIONS.length)]!;
  const headers = headersFor(chance);
  if (chance.below(4) === 0) {
    const path = READ[chance.below(READ.length)]!.replaceAll(/\{\w+\}/g, () => NAMES[chance.below(NAMES.length)]!);
    const asked = Array.from({ length: chance.below(4) }, () =>
      spoiled(chance, QUESTIONS[chance.below(QUESTIONS.length)]!, QUESTIONS),
    );
    const question = asked.map(one => encodeURI(one.toWellFormed())).join('&');
    return { station, method: 'GET', path: asked.length === 0 ? path : `${path}?${question}`, headers };
  }
  const [path, sample] = BODIES[chance.below(BODIES.length)]!;
  const body =
    chance.below(6) === 0 ? spoiled(chance, asJson(sample), [asJson(sample)]) : asJson(spoiledValue(chance, sample));
  return { station, method: 'POST', path, headers, body };
};

const SLOWEST_MS = 1_000;

const heardFrom = (floor: Floor, { station, method, path, headers = {}, body }: Asked, key: string): Promise<Heard> => {
  const sender: TestStation = floor.at(station);
  const all = { ...sender.headers, ...(method === 'POST' ? { 'idempotency-key': key } : {}), ...headers };
  return floor.server.ask(method, path, { headers: all, ...(body === undefined ? {} : { raw: Buffer.from(body) }) });
};

/** What went wrong with a request; nothing where all is well. A refusal has changed nothing. API-2 */
export const troubleWithRequest = async (floor: Floor, asked: Asked, key: string): Promise<string | undefined> => {
  const before = await headOf(floor);
  // Slowly: nobody is signed off meanwhile, and nothing else falls due.
  clock.now = clock.now.add({ milliseconds: 10 });
  const begun = process.cpuUsage();
  const heard = await heardFrom(floor, asked, key);
  const ms = workedSince(begun);
  if (heard.status >= 500 && !heard.text.includes('reports-behind')) return `${heard.status}: ${heard.text}`;
  if (heard.status >= 400 && !(heard.headers.get('content-type') ?? '').startsWith('application/problem+json'))
    return `no problem: ${heard.text.slice(0, 300)}`;
  if (ms > SLOWEST_MS) return `took ${Math.round(ms)} ms`;
  const refused = heard.status >= 400 && !FAILURES.some(code => heard.text.includes(`"code":"${code}"`));
  if (refused && (await headOf(floor)) !== before)
    return `refused, and yet something happened: ${heard.status} ${heard.text}`;
  return undefined;
};

/** A wrong PIN is refused and counted: that is an event, and meant to be one. PPL-6, CLB-10 */
const FAILURES = ['badge-or-pin-wrong', 'card-or-pin-wrong', 'too-many-wrong-pins'];

const headOf = async ({ server }: Floor): Promise<string> =>
  (await fetch(`${server.address}metrics`)).text().then(text => /houseway_durable_event (\d+)/.exec(text)?.[1] ?? '');
