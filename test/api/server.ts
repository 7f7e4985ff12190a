import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import pino from 'pino';
import type { Done, Problem } from '#api';
import type { Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import type { Department, StaffRole, StationKind } from '#core/people';
import { type Asked, type Handled, type OpenHouse, openHouse, readHouseFile } from '#server/house';
import { engage, enroll, offerEnrollment } from '#server/people';
import { openPrivate, pinsWith, readPepper } from '#server/private';
import { type ServeOptions, type Serving, serve } from '../../src/server/main.ts';
import { CHEAP_PINS } from '../cheap-pins.ts';
import { noDefect } from '../feed/no-defect.ts';
import { keepReportsHere } from './reports-here.ts';

/** What is wrong with an answer is printed where the tests run. */
const TOLD = pino({ level: 'error' }, pino.destination(2));

/** A clock that a test sets. */
export const clock = { now: Temporal.Instant.from('2026-03-02T18:00:00Z') };
export const at = (moment: string): void => {
  clock.now = Temporal.Instant.from(moment);
};

/** A house of its own on a disk of its own, served on this machine. */
export class TestServer {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'houseway-api-'));
  readonly place = { type: 'sqlite', folder: path.join(this.folder, 'data') } as const;
  #serving: Pick<Serving, 'address' | 'stop'> | undefined;
  #clockFile: string | undefined;
  readonly #lines = new Agent({ keepAlive: true, maxSockets: 16 });
  #keys = 0;

  constructor(house: object = {}) {
    mkdirSync(path.join(this.folder, 'web'));
    mkdirSync(this.place.folder);
    // Rounds follow each other at once: the clock of a test doesn't move.
    const settings = { bounds: { roundSecondsMin: 0 }, ...house };
    writeFileSync(path.join(this.place.folder, 'house.json'), JSON.stringify(settings));
  }

  get address(): string {
    return this.#serving!.address;
  }

  async start(options: Partial<ServeOptions> = {}): Promise<void> {
    const house = { place: this.place, file: path.join(this.place.folder, 'house.json'), mayFollow: false };
    const screensFolder = path.join(this.folder, 'web');
    this.#serving = await serve({
      port: 0,
      screensFolder,
      house,
      now: () => clock.now,
      stationRate: 10_000,
      pinCost: CHEAP_PINS,
      checksAnswers: true,
      keepReports: keepReportsHere,
      say: noDefect,
      log: TOLD,
      ...options,
    });
  }

  /** In a process of its own, which `stop` kills: nothing is put in order. */
  async startApart(): Promise<void> {
    this.#clockFile = path.join(this.folder, 'clock');
    writeFileSync(this.#clockFile, clock.now.toString());
    const child = fork(path.join(import.meta.dirname, 'child.ts'), [this.folder, this.#clockFile], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    const started = await Promise.race([once(child, 'message'), ended.then(() => assert.fail('it did not start'))]);
    const stop = async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended;
      this.#clockFile = undefined;
    };
    this.#serving = { address: started[0] as string, stop }; // As the child says it.
  }

  async stop(): Promise<void> {
    this.#lines.destroy();
    await this.#serving?.stop();
    this.#serving = undefined;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }

  /** As `houseway init` leaves it, and with more people: the first station is enrolled. Before the start; its key. */
  async found(first: Person, others: readonly Person[] = []): Promise<string> {
    const store = await openPrivate(this.place);
    const pins = pinsWith(await readPepper(this.place, {}), CHEAP_PINS);
    const nowMs = clock.now.epochMilliseconds;
    let key = '';
    await this.seed(async house => {
      for (const { id, name = id, roles, department, badge, pin } of [first, ...others]) {
        const command = { type: 'EngagePerson', person: id, roles, department, isOwnPin: true } as const;
        accepted(await engage({ house, store, pins }, command, { name, badge, pin }, FOUNDER(`found-${id}`)));
      }
      const { code } = await offerEnrollment(store, { station: 'office-1', kind: 'office' }, first.id, nowMs);
      const enrolled = await enroll(house, store, code, nowMs);
      key = enrolled.ok ? enrolled.key : assert.fail(enrolled.message);
    });
    await store.close();
    return key;
  }

  /** Works on the house itself while it is not served. */
  async seed(work: (house: OpenHouse) => Promise<void>): Promise<void> {
    const settings = await readHouseFile(path.join(this.place.folder, 'house.json'));
    const now = () => clock.now;
    const options = {
      place: this.place,
      settings,
      mayFollow: false,
      now,
      snapshotEvery: 1_000_000,
      say: () => undefined,
    };
    await (await openPrivate(this.place)).close();
    await readPepper(this.place, {});
    const { house } = await openHouse(options);
    await work(house);
    await house.close();
  }

  /** Time first, as stations make their keys. */
  newKey(): string {
    this.#keys += 1;
    return `k${String(this.#keys).padStart(9, '0')}`;
  }

  ask(method: string, where: string, options: Sent = {}): Promise<Heard> {
    const { headers = {}, body, raw } = options;
    if (this.#clockFile !== undefined) writeFileSync(this.#clockFile, clock.now.toString());
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const type =
      sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
    const url = new URL(where.replace(/^\//, ''), `${this.address}api/v1/`);
    return new Promise((resolve, reject) => {
      const asked = request(url, { method, agent: this.#lines, headers: { ...type, ...headers } }, response => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(heard(response, Buffer.concat(chunks))));
      });
      asked.on('error', reject);
      asked.end(sent);
    });
  }
}

const heard = ({ statusCode, rawHeaders }: IncomingMessage, bytes: Buffer): Heard => {
  const pairs = rawHeaders.flatMap((name, place) => (place % 2 === 0 ? [[name, rawHeaders[place + 1]!] as const] : []));
  return {
    status: statusCode!,
    headers: new Headers(pairs.map(([name, value]) => [name, value])),
    bytes,
    text: bytes.toString(),
  };
};

export const FOUNDER = (key: string): Asked => ({
  key,
  station: 'console',
  actor: { id: 'founder', role: 'founder' },
  second: { id: 'regulator', role: 'founder' },
});

export const accepted = (done: Handled | Refusal): void => assert.ok(done.ok, done.ok ? '' : done.message);

export type Sent = {
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly raw?: string | Buffer;
};
export type Heard = {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
};
export const problemIn = ({ text }: Heard): Problem => JSON.parse(text) as Problem;
export const jsonIn = ({ text }: Heard): Record<string, never> => JSON.parse(text) as Record<string, never>;

export type Person = {
  readonly id: string;
  readonly name?: string;
  readonly roles: readonly StaffRole[];
  readonly department: Department;
  readonly badge: string;
  readonly pin: string;
};

export const person = (id: string, department: Department, ...roles: readonly StaffRole[]): Person => ({
  id,
  department,
  roles,
  badge: `badge-${id}`,
  pin: '270591',
});

/** A device of the floor with its key, and the token of the person signed on there. */
const REPORTS_WITHIN_MS = 120_000;

type DualCommand = Extract<HouseCommand, { type: 'AskSecond' }>['command'];

export class TestStation {
  readonly server: TestServer;
  readonly station: string;
  readonly key: string;
  token: string | undefined;
  #pin: string | undefined;

  constructor(server: TestServer, station: string, key: string) {
    this.server = server;
    this.station = station;
    this.key = key;
  }

  get headers(): Record<string, string> {
    const session = this.token === undefined ? {} : { 'x-session': this.token };
    return { authorization: `Bearer ${this.station}.${this.key}`, ...session };
  }

  /** On a busy machine the reports may be behind the house; then the test asks again. */
  async get(where: string, headers: Record<string, string> = {}): Promise<Heard> {
    for (const end = performance.now() + REPORTS_WITHIN_MS; ; ) {
      const heard = await this.server.ask('GET', where, { headers: { ...this.headers, ...headers } });
      if (!heard.text.includes('"reports-behind"') || performance.now() > end) return heard;
    }
  }

  /** Whoever is signed on types the PIN again where the house asks for it, as at a screen. PPL-22 */
  async post(where: string, body: unknown = {}, key = this.server.newKey()): Promise<Heard> {
    const heard = await this.postOnce(where, body, key);
    if (heard.status !== 403 || this.#pin === undefined || problemIn(heard).code !== 'pin-again') return heard;
    const typed = await this.postOnce('/session/pin', { pin: this.#pin });
    return typed.status === 200 ? this.postOnce(where, body, key) : typed;
  }

  postOnce(where: string, body: unknown = {}, key = this.server.newKey()): Promise<Heard> {
    return this.server.ask('POST', where, { headers: { ...this.headers, 'idempotency-key': key }, body });
  }

  async signOn({ badge, pin }: Person): Promise<void> {
    this.#pin = pin;
    const heard = await this.post('/session/sign-on', { badge, pin });
    assert.equal(heard.status, 200, heard.text);
    this.token = jsonIn(heard)['token'];
  }

  /** Does what must be accepted. */
  async do(where: string, body: object = {}): Promise<Done> {
    const heard = await this.post(where, body);
    assert.equal(heard.status, 200, `${where}: ${heard.text}`);
    return JSON.parse(heard.text) as Done;
  }

  /** Asks, and the second person gives beside with badge and PIN. */
  async byTwo(command: DualCommand, { badge, pin }: Person): Promise<Done> {
    const { events } = await this.do('/commands', { type: 'AskSecond', command });
    const asked = events.find(event => event.type === 'SecondAsked');
    assert.ok(asked !== undefined);
    return this.do(`/requests/${asked.request}/give-beside`, { badge, pin });
  }

  command(command: HouseCommand): Promise<Heard> {
    return this.post('/commands', command);
  }

  /** Asks for a second person, who is beside and gives. */
  async both(command: HouseCommand, { badge, pin }: Person): Promise<Done> {
    const { events } = await this.do('/requests', { command });
    const asked = events.find(event => event.type === 'SecondAsked');
    return this.do(`/requests/${asked?.request}/give-beside`, { badge, pin });
  }

  async refused(where: string, body: object = {}): Promise<string> {
    const heard = await this.post(where, body);
    assert.notEqual(heard.status, 200, where);
    return problemIn(heard).code;
  }
}

/** A house that gets more devices at once than it takes says when to ask again. */
const patient = async (ask: () => Promise<Heard>, tries = 5): Promise<Heard> => {
  const reply = await ask();
  if (reply.status !== 429 || tries === 0) return reply;
  await rest(Number(reply.headers.get('retry-after') ?? 1) * 1_000);
  return patient(ask, tries - 1);
};

/** Offers a station at the office and enrolls it. */
export const enrollAt = async (
  office: TestStation,
  station: string,
  kind: StationKind,
  table?: number,
): Promise<TestStation> => {
  const offered = await office.post('/station-offers', { station, kind, ...(table === undefined ? {} : { table }) });
  assert.equal(offered.status, 200, offered.text);
  const body = { code: jsonIn(offered)['code'], keeps: 'key' };
  const enrolled = await patient(() => office.server.ask('POST', '/enrollment', { body }));
  assert.equal(enrolled.status, 200, enrolled.text);
  return new TestStation(office.server, station, jsonIn(enrolled)['key']!);
};
