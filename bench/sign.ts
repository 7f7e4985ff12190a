import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../test/e2e/browser.ts';
import { count, show } from './journal.ts';
import type { Section } from './measure.ts';

/** A sign lives through a whole day of a busy room, second by second of its own clock; then it must hold no more. */
export const section: Section = async () => {
  const feed = await serveFeed();
  const browser = await openBrowser(NO_COMPILERS);
  try {
    const page = await browser.newPage({ viewport: { width: 480, height: 270 } });
    // The page is a sign already: it remembers the name of its station.
    await page.addInitScript(`localStorage.setItem('houseway-station-sign', 'sign-1')`);
    await page.addInitScript(CLOCK);
    await page.addInitScript(EARS);
    await page.goto(`http://localhost:${feed.port}/sign/?show=meters,winners,board&every=5`);
    await heard(page, feed.telling);
    const devtools = await page.context().newCDPSession(page);
    const held: Held[] = [];
    for (let hour = 1; hour <= HOURS; hour++) {
      await liveAnHour(page);
      await heard(page, feed.telling);
      if (!LOOKED_AT.includes(hour)) continue;
      const now = await heldBy(devtools);
      held.push(now);
      show(`after ${hour} h`, `${(now.heap / 1e6).toFixed(2)} MB, ${count(now.nodes)} nodes`);
    }
    show('deltas told', count(feed.telling.seq));
    const [first, last] = [held[0]!, held.at(-1)!];
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

/**
 * Function after function becomes hot in the course of a day and is compiled again, at last all of them: 5 to 7% more
 * memory that is not the page's (of its objects, strings and closures there was not a byte more after ten hours).
 * Without the compilers what grows is what the page keeps.
 */
const NO_COMPILERS: readonly string[] = ['--js-flags=--no-opt --no-maglev --no-sparkplug'];

const MORNING = Date.UTC(2026, 10, 15, 14);
const HOURS = 24;
/** By the end of the second hour the list of winners is full. */
const LOOKED_AT: readonly number[] = [2, 6, 12, 18, 24];
/** A page hangs up on a line that is silent for five seconds. */
const BEAT_MS = 4_000;
/** Long enough to hang up and to dial again. */
const SILENT_MS = 6_000;
/** Two and a half changes a second, all day long. */
const DELTAS_A_BEAT = 10;
const BEATS_A_HOUR = 3_600_000 / BEAT_MS;
const GROWTH_MOST = 1.05;
const WINS_KEPT = 25;

/**
 * The clock of the page goes from heartbeat to heartbeat; what is due in between is done. Once an hour the line is
 * silent for too long, and the page comes back by itself.
 */
const liveAnHour = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    for (let beat = 1; beat < ${BEATS_A_HOUR}; beat++) {
      const heard = nextBeat();
      await fetch('/tell');
      await heard;
      pass(${BEAT_MS});
    }
    const back = nextBeat();
    pass(${SILENT_MS});
    await back;
  })()`);

/** A clock under our control, in order of what is due; it keeps nothing of the past. */
const CLOCK = `(() => {
  let [now, last] = [${MORNING}, 0];
  const due = new Map();
  const later = isRepeated => (run, ms = 0) => {
    last += 1;
    due.set(last, { at: now + Math.max(1, ms), every: isRepeated ? Math.max(1, ms) : undefined, run });
    return last;
  };
  Date.now = () => now;
  Object.assign(window, { setTimeout: later(false), setInterval: later(true) });
  window.clearTimeout = window.clearInterval = id => due.delete(id);
  globalThis.pass = ms => {
    const end = now + ms;
    for (;;) {
      const [id, next] = [...due].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
      if (next === undefined) break;
      now = next.at;
      if (next.every === undefined) due.delete(id);
      else next.at += next.every;
      next.run();
    }
    now = end;
  };
})()`;

/** Tells when a heartbeat was heard by all who listen: a task later, none of them is left. */
const EARS = `(() => {
  let heard = () => undefined;
  window.EventSource = class extends EventSource {
    constructor(url) {
      super(url);
      this.addEventListener('beat', () => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = heard;
        port2.postMessage('');
      });
    }
  };
  globalThis.nextBeat = () => new Promise(resolve => { heard = resolve; });
})()`;

type Held = { readonly heap: number; readonly nodes: number };

const heldBy = async (devtools: CDPSession): Promise<Held> => {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { heap, nodes };
};

/** Until the page shows what was sent last; other slides may come before the meter. */
const heard = async (page: Page, telling: Telling): Promise<void> => {
  while (!(await page.locator('main').innerText()).includes(telling.dollars())) {
    telling.beat(0);
    await sleep(10);
    await page.evaluate(`pass(${BEAT_MS})`);
  }
};

const SCREENS = process.env['HOUSEWAY_SCREENS'] ?? path.join(import.meta.dirname, '..', 'dist', 'web');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const ME = { station: { station: 'sign-1', kind: 'sign' }, isDemo: false, zone: 'America/Los_Angeles' };

/** The built page, and a feed that tells what a day brings. */
const serveFeed = async () => {
  const telling = new Telling();
  const answer = async (pathname: string, response: ServerResponse): Promise<void> => {
    if (pathname === '/api/v1/me') return void response.end(JSON.stringify({ ...ME, now: new Date().toISOString() }));
    if (pathname === '/tell') {
      telling.beat(DELTAS_A_BEAT);
      return void response.writeHead(204).end();
    }
    if (pathname === '/api/v1/feed') return telling.to(response.writeHead(200, EVENTS));
    const file = path.join(SCREENS, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const bytes = await readFile(file).catch(() => undefined);
    response.writeHead(bytes === undefined ? 404 : 200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' });
    response.end(bytes);
  };
  const server = createServer(({ url }, response) => void answer(new URL(url ?? '', 'http://feed').pathname, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address of this kind.
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { port, telling, close };
};

const EVENTS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };

class Telling {
  #line: ServerResponse | undefined;
  #at = MORNING;
  #wins = 0;
  seq = 0;

  /** A page that connects, or reconnects, gets the present state. */
  to(line: ServerResponse): void {
    this.#line = line;
    const winners = Object.fromEntries(this.#wins === 0 ? [] : [[this.#wins, this.#win(this.#wins)]]);
    const clock = { house: { zone: ME.zone } };
    this.#send('snapshot', { meters: meters(this.seq), winners, boards: {}, clock });
    this.#sendBeat();
  }

  /** Up to the next heartbeat: a meter that moved; now and then somebody has won, and the oldest win is gone. */
  beat(deltas: number): void {
    this.#at += BEAT_MS;
    for (let delta = 1; delta <= deltas; delta++) {
      this.seq += 1;
      const won = this.seq % 500 === 0 ? { winners: this.#nextWin() } : {};
      this.#send('delta', { meters: { set: meters(this.seq) }, ...won });
    }
    this.#sendBeat();
  }

  /** What the meter shows when everything has been heard. */
  dollars(): string {
    return (amountAt(this.seq) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  }

  #nextWin() {
    this.#wins += 1;
    const gone = this.#wins > WINS_KEPT ? [String(this.#wins - WINS_KEPT)] : [];
    return { set: { [this.#wins]: this.#win(this.#wins) }, gone };
  }

  #win(award: number) {
    const won = { activity: 'jackpot', name: 'Jackpot', table: 7, seat: 2, hand: 'Four of a kind', startsAgain: [] };
    const wonAt = new Date(this.#at).toISOString();
    return { award, ...won, gives: { type: 'money', amount: 20_000 }, amount: 20_000, wonAt };
  }

  #sendBeat(): void {
    this.#send('beat', { at: this.#at, seq: this.seq, gamingDay: '2026-11-15', service: { type: 'writing' } });
  }

  #send(event: string, data: object): void {
    this.#line?.write(`event: ${event}\nid: ${this.seq}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}

const amountAt = (seq: number): number => 2_500_000 + seq;

const meters = (seq: number) => {
  const pool = { label: 'Royal flush', reseed: 500_000, cap: 10_000_000, shares: [] };
  const pays = [{ row: 'royal', label: 'Royal flush', percent: 100, sharing: 'split' }];
  const one = { pool: 'main', amount: amountAt(seq), ...pool, pays };
  return { jackpot: { activity: 'jackpot', name: 'Jackpot', state: 'running', pools: [one], fundsNext: true } };
};
