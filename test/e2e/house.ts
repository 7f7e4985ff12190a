import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { HouseCommand } from '#core/house';
import { dollars } from '#core/money';
import type { StationKind } from '#core/people';
import type { ServeOptions } from '../../src/server/main.ts';
import { ADA, STAFF } from '../api/floor.ts';
import { accepted, clock, enrollAt, FOUNDER, jsonIn, type Person, TestServer, TestStation } from '../api/server.ts';
import {
  BEAT,
  BEAT_OFFERING,
  BONUS,
  BONUS_OFFERING,
  HOLDEM,
  SENSOR,
  SENSOR_OFFERING,
  ULTIMATE,
} from '../house/room.ts';

/** Screens that were built elsewhere can be named, so that several people can try theirs at once. */
export const SCREENS = process.env['HOUSEWAY_SCREENS'] ?? fileURLToPath(new URL('../../dist/web', import.meta.url));

/** What a test needs besides: settings of the house file, and commands for either moment. */
type More = {
  readonly settings?: object;
  readonly announced?: readonly HouseCommand[];
  readonly opened?: readonly HouseCommand[];
  /** Besides those of STAFF. */
  readonly staff?: readonly Person[];
  /** How its server is told to run. */
  readonly server?: Partial<ServeOptions>;
};

/** A house in service, with real time, for pages in a real browser. */
export class LiveHouse {
  readonly server: TestServer;
  readonly office: TestStation;
  readonly #port: number;

  private constructor(server: TestServer, office: TestStation) {
    this.server = server;
    this.office = office;
    this.#port = Number(new URL(server.address).port);
  }

  /**
   * Poker with its two jackpots at table 7, a sensor progressive at tables 8 and 9, everybody of STAFF engaged. What
   * was announced two hours ago started one hour ago.
   */
  static async open({
    settings = {},
    announced = [],
    opened = [],
    staff = [],
    server: told = {},
  }: More = {}): Promise<LiveHouse> {
    const server = new TestServer({ name: 'Harbor Card Club', ...settings });
    ahead.seconds = secondsUntilAfternoon();
    const now = LIVE.now();
    clock.now = now.subtract({ hours: 2 });
    const named = [...staff, ...Object.values(STAFF)].map(one => ({ ...one, name: `Name of ${one.id}` }));
    const key = await server.found(ADA, named);
    await server.seed(async house => {
      let done = 0;
      const all = async (commands: readonly HouseCommand[]) => {
        for (const command of commands) accepted(await house.handle(command, FOUNDER(`seed-${done++}`)));
      };
      await all([...ANNOUNCED, ...announced]);
      clock.now = now.subtract({ hours: 1 });
      await all([...OPENED, ...opened]);
    });
    await server.start({ ...LIVE, ...told });
    const office = new TestStation(server, 'office-1', key);
    await office.signOn(ADA);
    return new LiveHouse(server, office);
  }

  get address(): string {
    return this.server.address;
  }

  /** A device of the floor for the other side of a test; the page has one of its own. */
  station(name: string, kind: StationKind, table?: number): Promise<TestStation> {
    return enrollAt(this.office, name, kind, table);
  }

  /** Opens a page as a new station: its code is typed in as an administrator has read it out. */
  async enter(page: Page, path: string, station: string, kind: StationKind, table?: number): Promise<void> {
    const offer = { station, kind, ...(table === undefined ? {} : { table }) };
    const { code } = jsonIn(await this.office.post('/station-offers', offer));
    await page.goto(new URL(path, this.address).href);
    await page.getByRole('textbox').fill(String(code));
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /code/i }).waitFor({ state: 'detached' });
  }

  /** As `enter` and a sign-on, without typing: for pages that are not about them. The page is at the house already. */
  async begin(page: Page, station: string, kind: StationKind, person?: Person, table?: number): Promise<void> {
    const offer = { station, kind, ...(table === undefined ? {} : { table }) };
    const { code } = jsonIn(await this.office.post('/station-offers', offer));
    const name = ['houseway-station', kind, ...(table === undefined ? [] : [table])].join('-');
    const { badge, pin } = person ?? {};
    await page.evaluate(`(async () => {
      const rest = seconds => new Promise(done => setTimeout(done, seconds * 1_000));
      const post = async (path, body, headers) => {
        const answer = await fetch('/api/v1' + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
          body: JSON.stringify(body),
        });
        if (answer.ok) return;
        if (answer.status !== 429) throw new Error(path + ': ' + answer.status);
        // More devices at once than the house takes: it says when to ask again.
        await rest(Number(answer.headers.get('retry-after') ?? 1));
        await post(path, body, headers);
      };
      await post('/enrollment', ${JSON.stringify({ code, keeps: 'cookie' })});
      localStorage.setItem('${name}', '${station}');
      const signOn = ${JSON.stringify({ badge, pin })};
      if (signOn.badge !== undefined) await post('/session/sign-on', signOn, { 'x-station': '${station}' });
    })()`);
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** Serves again at the same address. */
  restart(): Promise<void> {
    return this.server.start({ ...LIVE, port: this.#port });
  }

  async end(): Promise<void> {
    await this.server.end();
    ahead.seconds = secondsUntilAfternoon();
  }
}

const ZONE = 'America/Los_Angeles';

/** From now to two in the afternoon; below zero when it has passed. */
const secondsUntilAfternoon = (): number => {
  const now = Temporal.Now.zonedDateTimeISO(ZONE);
  return Math.round(now.until(now.with({ hour: 14, minute: 0, second: 0 })).total('seconds'));
};

/**
 * How far the clock of the house is ahead of this machine's: minutes need not be waited for. A house opens in the
 * middle of its gaming day, whenever the tests run.
 */
export const ahead = { seconds: secondsUntilAfternoon() };

/** What the clock of the house shows. */
export const houseTime = (): Temporal.ZonedDateTime =>
  Temporal.Now.zonedDateTimeISO(ZONE).add({ seconds: ahead.seconds });

const LIVE = { screensFolder: SCREENS, now: () => houseTime().toInstant() };

/** Everything that its checklist asks for. */
export const CHECKED = { deckCounted: true, checked: ['cards shown', 'deck counted', 'player identified'] };

const player = { type: 'anonymous' } as const;

const seats = (table: number, count: number): readonly HouseCommand[] =>
  Array.from({ length: count }, (_, place) => ({
    type: 'SeatPlayer',
    table,
    seated: { seat: place + 1, position: 1, player, role: 'player' },
  }));

const ANNOUNCED: readonly HouseCommand[] = [BONUS_OFFERING, BEAT_OFFERING, SENSOR_OFFERING].map(offering => ({
  type: 'AnnounceOffering',
  offering,
  tables: 'all',
}));

const OPENED: readonly HouseCommand[] = [
  {
    type: 'TakeOverFund',
    activity: SENSOR,
    holds: { pools: { main: dollars(25_000) }, reserve: dollars(20_000), advance: dollars(0) },
  },
  ...[BONUS, BEAT, SENSOR].map(activity => ({ type: 'StartOffering', activity }) as const),
  { type: 'OpenTable', table: 7, plays: HOLDEM },
  { type: 'OpenTable', table: 8, plays: ULTIMATE },
  { type: 'OpenTable', table: 9, plays: ULTIMATE },
  ...seats(7, 6),
  ...seats(8, 4),
  ...seats(9, 4),
];
