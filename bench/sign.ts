import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../test/e2e/browser.ts';
import { count, show } from './journal.ts';
import type { Section } from './measure.ts';

/** A day of a busy room is told to a sign in a few minutes; afterwards it must hold no more than it did at first. */
export const section: Section = async () => {
  const feed = await serveFeed();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 480, height: 270 } });
    // The page is a sign already: it remembers the name of its station.
    await page.addInitScript(`localStorage.setItem('houseway-station-sign', 'sign-1')`);
    await page.goto(`http://localhost:${feed.port}/sign/?show=meters,winners,board&every=5`);
    const devtools = await page.context().newCDPSession(page);
    await feed.isHeard;
    const held: Held[] = [];
    for (let batch = 1; batch <= BATCHES; batch++) {
      await feed.tell(DELTAS / BATCHES);
      await heard(page, feed.told());
      const now = await heldBy(devtools);
      held.push(now);
      const deltas = count((batch * DELTAS) / BATCHES);
      show(`after ${deltas} deltas`, `${(now.heap / 1e6).toFixed(2)} MB, ${count(now.nodes)} nodes`);
    }
    const [first, last] = [held[WARM]!, held.at(-1)!];
    const isFlat = last.heap <= first.heap * GROWTH_MOST && last.nodes <= first.nodes * GROWTH_MOST;
    show('a sign holds as much at the end of the day as in the morning', isFlat ? 'yes' : 'no');
    const goals = [
      { name: 'memory of a sign over a day', atLeast: 1, reached: (first.heap * GROWTH_MOST) / last.heap },
    ];
    return { goals, wrongAnswers: isFlat ? [] : ['a sign grows'] };
  } finally {
    await browser.close();
    feed.close();
  }
};

const DELTAS = 200_000;
const BATCHES = 10;
/** By then everything has been compiled that ever will be. */
const WARM = 1;
const GROWTH_MOST = 1.05;
const WINS_KEPT = 25;

type Held = { readonly heap: number; readonly nodes: number };

const heldBy = async (devtools: CDPSession): Promise<Held> => {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { heap, nodes };
};

const heard = async (page: Page, dollars: string): Promise<void> => {
  while (!(await page.locator('main').innerText()).includes(dollars)) await sleep(100);
};

const SCREENS = process.env['HOUSEWAY_SCREENS'] ?? path.join(import.meta.dirname, '..', 'dist', 'web');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const ME = { station: { station: 'sign-1', kind: 'sign' }, isDemo: false, zone: 'America/Los_Angeles' };

/** The built page, and a feed that tells as fast as the page can hear. */
const serveFeed = async () => {
  const listening = Promise.withResolvers<ServerResponse>();
  const answer = async (pathname: string, response: ServerResponse): Promise<void> => {
    if (pathname === '/api/v1/me') return void response.end(JSON.stringify({ ...ME, now: new Date().toISOString() }));
    if (pathname === '/api/v1/feed') return listening.resolve(response.writeHead(200, EVENTS));
    const file = path.join(SCREENS, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const bytes = await readFile(file).catch(() => undefined);
    response.writeHead(bytes === undefined ? 404 : 200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' });
    response.end(bytes);
  };
  const server = createServer(({ url }, response) => void answer(new URL(url ?? '', 'http://feed').pathname, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const telling = new Telling(listening.promise);
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address of this kind.
  const close = (): void => {
    telling.stop();
    server.closeAllConnections();
    server.close();
  };
  return {
    port,
    isHeard: listening.promise.then(() => telling.begin()),
    tell: (deltas: number) => telling.tell(deltas),
    told: () => telling.dollars(),
    close,
  };
};

const EVENTS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
const BEAT_MS = 2_000;
const DELTAS_A_BEAT = 200;

class Telling {
  readonly #line: Promise<ServerResponse>;
  #beats: NodeJS.Timeout | undefined;
  #seq = 0;
  #wins = 0;

  constructor(line: Promise<ServerResponse>) {
    this.#line = line;
  }

  async begin(): Promise<void> {
    await this.#send('snapshot', { meters: meters(0), winners: {}, boards: {}, clock: { house: { zone: ME.zone } } });
    await this.#beat();
    this.#beats = setInterval(() => void this.#beat(), BEAT_MS);
  }

  /** Mostly a meter that moved; now and then somebody has won, and the oldest win leaves the list. */
  async tell(deltas: number): Promise<void> {
    for (let delta = 1; delta <= deltas; delta++) {
      this.#seq += 1;
      const won = delta % 500 === 0 ? { winners: this.#win() } : {};
      const hasRoom = await this.#send('delta', { meters: { set: meters(this.#seq) }, ...won });
      // Heartbeats stand in the same line as the deltas, and a page that hears none for five seconds hangs up.
      if (delta % DELTAS_A_BEAT === 0) await this.#beat();
      if (!hasRoom) await this.#drained();
    }
  }

  /** What the meter shows when everything has been heard. */
  dollars(): string {
    return shown(this.#seq);
  }

  stop(): void {
    clearInterval(this.#beats);
  }

  #win() {
    this.#wins += 1;
    const gives = { type: 'money', amount: 20_000 };
    const win = { activity: 'jackpot', name: 'Jackpot', table: 7, seat: 2, hand: 'Four of a kind', startsAgain: [] };
    const set = { [this.#wins]: { award: this.#wins, ...win, gives, amount: 20_000, wonAt: new Date().toISOString() } };
    return { set, gone: this.#wins > WINS_KEPT ? [String(this.#wins - WINS_KEPT)] : [] };
  }

  #beat(): Promise<boolean> {
    const service = { type: 'writing' };
    return this.#send('beat', { at: Date.now(), seq: this.#seq, gamingDay: '2026-11-15', service });
  }

  /** Whether the line takes more at once. */
  async #send(event: string, data: object): Promise<boolean> {
    const line = await this.#line;
    return line.write(`event: ${event}\nid: ${this.#seq}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  async #drained(): Promise<void> {
    const line = await this.#line;
    await once(line, 'drain');
  }
}

const amountAt = (seq: number): number => 2_500_000 + seq;
const shown = (seq: number): string =>
  (amountAt(seq) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const meters = (seq: number) => {
  const pool = { label: 'Royal flush', reseed: 500_000, cap: 10_000_000, shares: [] };
  const pays = [{ row: 'royal', label: 'Royal flush', percent: 100, sharing: 'split' }];
  const one = { pool: 'main', amount: amountAt(seq), ...pool, pays };
  return { jackpot: { activity: 'jackpot', name: 'Jackpot', state: 'running', pools: [one], fundsNext: true } };
};
