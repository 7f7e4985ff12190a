import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { READ_NAMES, READS, type ReadName } from '#api';
import { READ_PERMISSIONS } from '#core/house';
import type { StationKind } from '#core/people';
import { HOUSE_TOPICS, type Topic } from '#core/views';
import { type Serving, serve } from '../src/server/main.ts';
import { ADA } from './api/floor.ts';
import { TestServer } from './api/server.ts';
import { CHEAP_PINS } from './cheap-pins.ts';
import { folderFor } from './demo/house.ts';
import { Listener } from './feed/listener.ts';
import { noDefect } from './feed/no-defect.ts';
import { until } from './runtime/until.ts';
import { isWhole } from './whole.ts';

/** A house that is served while the test lasts, however it ends. */
const served = async (
  t: TestContext,
  demo?: { readonly isFresh: boolean; readonly speed: number },
): Promise<Serving> => {
  let serving: Serving | undefined;
  t.after(() => serving?.stop()); // Before its folder goes: what is asked for first is done first.
  const folder = folderFor(t);
  const [screensFolder, data] = [path.join(folder, 'web'), path.join(folder, 'data')];
  for (const made of [screensFolder, data]) mkdirSync(made, { recursive: true });
  const place = { type: 'sqlite', folder: data } as const;
  const house = { place, file: path.join(data, 'house.json'), mayFollow: false, ...(demo && { demo }) };
  const checks = { checksAnswers: true, say: noDefect, log: TOLD };
  serving = await serve({ port: 0, screensFolder, house, pinCost: CHEAP_PINS, ...checks });
  return serving;
};

/** What is wrong with an answer is printed where the tests run. */
const TOLD = pino({ level: 'error' }, pino.destination(2));

const post = (
  to: Pick<Serving, 'address'>,
  where: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(`${to.address}api/v1${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('[DEM-4] a browser becomes a station without a code, and signs on with badge and PIN', async t => {
  const demo = await served(t, { isFresh: false, speed: 0 });
  const enrolled = await post(demo, '/demo/stations', { kind: 'keypad', table: 7 });
  const { station } = (await enrolled.json()) as { station: string };
  assert.match(station, /^visitor-keypad-7-/);
  const cookie = enrolled.headers.get('set-cookie')!.split(';')[0]!;
  assert.ok(cookie.startsWith(`station.${station}=`));
  const headers = { cookie, 'x-station': station, 'idempotency-key': 'sign-on-1' };
  const wrong = await post(demo, '/session/sign-on', { badge: '1001', pin: '0000' }, headers);
  assert.equal(wrong.ok, false);
  const right = await post(demo, '/session/sign-on', { badge: '1001', pin: '4711' }, headers);
  assert.equal(right.status, 200);
  assert.equal((await post(demo, '/demo/stations', { kind: 'keypad' })).ok, false);
});

test('[DEM-3] the speed is read and set while it runs', async t => {
  const demo = await served(t, { isFresh: false, speed: 0 });
  const speed = async (): Promise<unknown> => (await fetch(`${demo.address}api/v1/demo/speed`)).json();
  assert.deepEqual(await speed(), { speed: 0 });
  assert.equal((await post(demo, '/demo/speed', { speed: 2.5 })).status, 200);
  assert.deepEqual(await speed(), { speed: 2.5 });
  for (const wrong of [-1, 101, 'fast']) assert.equal((await post(demo, '/demo/speed', { speed: wrong })).status, 400);
});

test('[DEM-5] a real house has none of these addresses', async t => {
  const real = new TestServer();
  t.after(() => real.end());
  await real.found(ADA);
  await real.start();
  assert.equal((await post(real, '/demo/stations', { kind: 'office' })).status, 404);
  assert.equal((await post(real, '/demo/speed', { speed: 1 })).status, 404);
  assert.equal((await fetch(`${real.address}api/v1/demo/speed`)).status, 404);
});

/** A browser that has become a station of this kind and signed somebody on there. */
const visiting = async (to: Serving, kind: StationKind, role: string): Promise<Readonly<Record<string, string>>> => {
  const { people } = (await (await fetch(`${to.address}api/v1/demo`)).json()) as {
    people: readonly { roles: readonly string[]; badge: string; pin: string }[];
  };
  const { badge, pin } = people.find(({ roles }) => roles.includes(role))!;
  const enrolled = await post(to, '/demo/stations', { kind, ...(kind === 'keypad' ? { table: 7 } : {}) });
  const { station } = (await enrolled.json()) as { station: string };
  const cookie = enrolled.headers.get('set-cookie')!.split(';')[0]!;
  const headers = { cookie, 'x-station': station, 'idempotency-key': `sign-on-${station}` };
  const signedOn = await post(to, '/session/sign-on', { badge, pin }, headers);
  assert.equal(signedOn.status, 200, await signedOn.text());
  return { ...headers, cookie: `${cookie}; ${signedOn.headers.get('set-cookie')!.split(';')[0]!}` };
};

test('[DEM-5] what the club desk of a demonstration gives out says DEMO: the list for mail on every line, a record at its head', async t => {
  const demo = await served(t, { isFresh: false, speed: 0 });
  const headers = await visiting(demo, 'promotions', 'promotions');
  const asked = async <Answer>(where: string): Promise<Answer> => {
    const heard = await post(demo, where, {}, { ...headers, 'idempotency-key': `asked-${where.length}-0001` });
    assert.equal(heard.status, 200, await heard.clone().text());
    return (await heard.json()) as Answer;
  };
  type List = { readonly demo: string; readonly rows: readonly { readonly member: string }[]; readonly csv: string };
  const { demo: mark, rows, csv } = await asked<List>('/members/mailing-list');
  assert.equal(mark, 'DEMO');
  const [heading, ...lines] = csv.trim().split('\r\n');
  assert.equal(heading, '"demo","member","name","email","address"');
  assert.ok(lines.length > 0 && lines.every(line => line.startsWith('"DEMO",')), csv);
  const kept = await asked<object>(`/members/${rows[0]!.member}/export`);
  assert.deepEqual(Object.entries(kept)[0], ['demo', 'DEMO'], 'it stands first, also on paper');
});

/** What has to follow "?" for these. */
const QUESTIONS: Readonly<Partial<Record<ReadName, string>>> = {
  tournamentLevels: '?players=100&chips=10000&minutes=300',
  tournamentPayout: '?entries=100',
  tournamentWorth: '?stacks=1,2&prizes=300',
  sheet: '?form=text',
  slip: '?form=html',
};

/** What a few seconds of play need not bring: a member at a kiosk, a draw, prizes that are paid, a table game. */
const PERHAPS_NONE: readonly ReadName[] = [
  'tableGame',
  'account',
  'draw',
  'award',
  'slip',
  'tournament',
  'tournamentLog',
  'tournamentSlip',
];

/** The lists from which names in an address are taken. */
const NAMES: Readonly<Record<string, readonly [list: ReadName, field: string]>> = {
  table: ['tables', 'table'],
  award: ['awards', 'award'],
  activity: ['offerings', 'activity'],
  promotion: ['promotions', 'promotion'],
  draw: ['draws', 'draw'],
  report: ['reports', 'report'],
  paper: ['papers', 'paper'],
  member: ['members', 'member'],
};

/** The sheet of an offering before it is announced: here of one that is offered already. */
const draftOf = (row: { readonly offering?: object }): string =>
  `?form=text&offering=${encodeURIComponent(JSON.stringify(row.offering))}`;

const deltasOf = ({ messages }: Listener): number => messages.filter(({ event }) => event === 'delta').length;

test('[API-16] whatever is asked of a house that has played is answered as it is described', async t => {
  const demo = await served(t, { isFresh: false, speed: 100 });
  const watching = new Listener(`${demo.address}api/v1/feed?topics=meters`, {
    headers: await visiting(demo, 'office', 'compliance'),
  });
  await until(() => deltasOf(watching) > 50);
  watching.cut();
  assert.equal((await post(demo, '/demo/speed', { speed: 0 })).status, 200);
  const asking = new Map<string, Readonly<Record<string, string>>>();
  const ask = async (
    name: ReadName,
    named: Readonly<Record<string, string>> = {},
    question = QUESTIONS[name] ?? '',
  ): Promise<Response> => {
    const contract = READS[name];
    const { roles, stations } = 'read' in contract ? READ_PERMISSIONS[contract.read] : READ_PERMISSIONS.meters;
    const [kind, role] = [
      stations.includes('office') ? 'office' : stations[0]!,
      roles.includes('compliance') ? 'compliance' : roles[0]!,
    ];
    const who = `${kind} ${role}`;
    asking.set(who, asking.get(who) ?? (await visiting(demo, kind, role)));
    const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(named[field] ?? '1'));
    const heard = await fetch(`${demo.address}api/v1${path}${question}`, { headers: asking.get(who)! });
    if (heard.status !== 429 && heard.status !== 503) return heard;
    // Too many questions at once, or the reports are behind the play on a busy machine.
    await sleep(1_000 * Number(heard.headers.get('retry-after') ?? 1));
    return ask(name, named, question);
  };
  const answered = new Set<ReadName>();
  for (const name of READ_NAMES) {
    const inPath = [...READS[name].path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field!);
    const [list, field] = NAMES[inPath[0] ?? ''] ?? [];
    const rows = list === undefined ? [{}] : ((await (await ask(list)).json()) as { rows: readonly object[] }).rows;
    for (const row of rows.slice(0, isWhole ? 20 : 4)) {
      const value = field === undefined ? '' : String((row as Readonly<Record<string, unknown>>)[field]);
      const question = name === 'draftSheet' ? draftOf(row) : undefined;
      const heard = await ask(name, { [inPath[0] ?? '']: value }, question);
      if (heard.ok) answered.add(name);
      const said = await heard.text();
      // A sheet with something still to be posted; a paper that is about one activity.
      const isOpen = heard.status === 409 && /"code":"(sheet-items-open|paper-needs-activity)"/.test(said);
      assert.ok(isOpen || [200, 401, 404].includes(heard.status), `${name} ${value}: ${heard.status} ${said}`);
    }
  }
  const unanswered = READ_NAMES.filter(name => !answered.has(name) && !PERHAPS_NONE.includes(name));
  assert.deepEqual(unanswered, []);
});

test('[API-16] [FED-2] whatever the feed says of a house that plays is said as it is described', async t => {
  const demo = await served(t, { isFresh: false, speed: 100 });
  const headers = await visiting(demo, 'office', 'compliance');
  const topics: readonly Topic[] = [...HOUSE_TOPICS, 'table.1', 'table.7'];
  const listener = new Listener(`${demo.address}api/v1/feed?topics=${topics.join()}`, { headers });
  await until(() => deltasOf(listener) > 50 || listener.isOver);
  assert.equal(listener.isOver, false, 'nobody was hung up on');
  listener.cut();
  assert.deepEqual(Object.keys(listener.views).sort(), topics.toSorted());
});
