import type { Browser, Locator, Page } from 'playwright-core';
import { isKeyOver, type StationKind } from '#core/people';
import type { ServedHouse } from '../../../src/measure/index.ts';
import { PIN } from '../../../src/measure/staff.ts';
import { PATIENCE_MS } from '../browser.ts';
import type { Size } from '../device.ts';

type Place = {
  readonly path: string;
  readonly name: string;
  readonly kind: StationKind;
  readonly table?: number;
  readonly size: Size;
};

/** So long somebody may do nothing before the station asks who is there. */
const IDLE_SECONDS = 100;

/** One screen with somebody in front of it, in one house after the other. */
export class Station {
  readonly page: Page;
  readonly #place: Place;
  #at: { readonly served: ServedHouse; person: string; lastAt: Temporal.Instant } | undefined;

  private constructor(page: Page, place: Place) {
    this.page = page;
    this.#place = place;
  }

  static async open(browser: Browser, place: Place): Promise<Station> {
    const context = await browser.newContext({ viewport: place.size, hasTouch: true, reducedMotion: 'reduce' });
    context.setDefaultTimeout(PATIENCE_MS);
    // A headless browser has no printer.
    await context.addInitScript('window.print = () => undefined;');
    return new Station(await context.newPage(), place);
  }

  /** The page of this station, with that person signed on. */
  async with(served: ServedHouse, person: string): Promise<Page> {
    if (this.#at?.served !== served || this.#isKeyOver(served)) await this.#enroll(served, person);
    const at = this.#at!; // Enrolled by now.
    const isThere = at.person === person && served.now.since(at.lastAt).total('seconds') < IDLE_SECONDS;
    if (!isThere) await this.#signOn(person);
    this.#at = { served, person, lastAt: served.now };
    return this.page;
  }

  /** A screen that was off for a season. PPL-23 */
  #isKeyOver({ house, now }: ServedHouse): boolean {
    const station = house.stations.get(this.#place.name);
    return station !== undefined && isKeyOver(station, now.epochMilliseconds);
  }

  async #enroll(served: ServedHouse, person: string): Promise<void> {
    const { name, kind, table } = this.#place;
    const code = await served.offer(name, kind, table);
    await this.page.goto(new URL('/favicon.svg', served.address).href);
    await this.page.evaluate('localStorage.clear(); sessionStorage.clear();');
    await this.#post('/enrollment', { code, keeps: 'cookie' });
    const kept = ['houseway-station', kind, ...(table === undefined ? [] : [table])].join('-');
    await this.page.evaluate(`localStorage.setItem('${kept}', '${name}')`);
    this.#at = { served, person: '', lastAt: served.now };
    await this.#signOn(person);
  }

  async #signOn(person: string): Promise<void> {
    await this.#post('/session/sign-on', { badge: `badge-${person}`, pin: PIN }, { 'x-station': this.#place.name });
    await this.page.goto(new URL(this.#place.path, this.#at!.served.address).href);
  }

  async #post(path: string, body: object, headers: object = {}): Promise<void> {
    // Codes are typed by people: who enrolls six screens in a moment is asked to wait.
    await this.page.evaluate(`(async () => {
      const asked = () => fetch('/api/v1${path}', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...${JSON.stringify(headers)} },
        body: JSON.stringify(${JSON.stringify(body)}),
      });
      let answer = await asked();
      while (answer.status === 429) {
        await new Promise(done => setTimeout(done, 1000 * Number(answer.headers.get('retry-after'))));
        answer = await asked();
      }
      if (!answer.ok) throw new Error('${path}: ' + (await answer.text()));
    })()`);
  }
}

/** What stands on a key, without what only keeps it on one line. */
const plain = (words: string): string => words.replaceAll('\u2060', '');

/** Taps the first key among these whose words begin and go on so. */
export const tapIn = async (keys: Locator, begins: string, goesOn = ''): Promise<boolean> => {
  const found = await foundIn(keys, begins, goesOn);
  await found?.tap();
  return found !== undefined;
};

/** The first key that begins and goes on with these words. */
export const foundIn = async (keys: Locator, begins: string, goesOn: string): Promise<Locator | undefined> => {
  const all = (await keys.allTextContents()).map(plain);
  const place = all.findIndex(words => words.startsWith(begins) && words.includes(goesOn));
  return place < 0 ? undefined : keys.nth(place);
};
