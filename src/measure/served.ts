import path from 'node:path';
import type { Done, Page, Problem } from '#api';
import { type Answer, answer, defined, type Refusal } from '#core/base';
import { commitmentTo } from '#core/draws';
import {
  type DrawSecrets,
  emptyHouse,
  evolveHouse,
  type House,
  type HouseCommand,
  type HouseEvent,
  houseEventFrom,
} from '#core/house';
import type { StationKind } from '#core/people';
import type { Parts, Topic } from '#core/views';
import { chance, readHouseFile } from '#server/house';
import { type Serving, serve } from '../server/main.ts';
import { snapshotOf } from './feed.ts';
import { type Founded, houseFileIn, offerAtMachine, PIN_COST, placeIn, remove } from './founded.ts';
import { badgeOf, type Giver, giverOf, named, type Person, PIN, secondFor, viewerOf } from './staff.ts';

/** At every station somebody who has done nothing for so long signs on again. */
const IDLE_SECONDS = 100;

/** So many requests are on their way at the same time. */
const AT_ONCE = 50;

type Station = { readonly name: string; readonly key: string };
/** The hour of a house, and what is drawn there where a scenario states it. */
type Clock = { now: Temporal.Instant; chance?: (count: number) => readonly number[]; secret?: string };
type SignedOn = { readonly person: string; readonly token: string; lastAt: Temporal.Instant };

/** People at real screens: they do there what they have a key for. */
export type Screens = {
  readonly folder: string;
  /** Always the same, so that a browser knows the pages when the next house is served. */
  readonly port: number;
  readonly begin: (served: ServedHouse) => Promise<void>;
  /** Whether somebody has done it; the rest is asked over the network. */
  readonly act: (command: HouseCommand, served: ServedHouse) => Promise<boolean>;
  /** Everything that was won is paid; what is wrong with that. */
  readonly end: (served: ServedHouse) => Promise<readonly string[]>;
};

/** A house that is served, asked as its stations ask: over the network, by people who are signed on. */
export class ServedHouse {
  readonly #founded: Founded;
  readonly #serving: Serving;
  readonly #clock: Clock;
  readonly #screens: Screens | undefined;
  readonly #keypads = new Map<number, Station>();
  readonly #enrolledAgain = new Map<string, Station>();
  readonly #signedOn = new Map<string, SignedOn>();
  readonly #events: HouseEvent[] = [];
  #house: House;
  #read = 0;
  #lookedAt: Temporal.Instant | undefined;
  #keys = 0;

  private constructor(
    founded: Founded,
    serving: Serving,
    clock: Clock,
    { house, screens }: { readonly house: House; readonly screens: Screens | undefined },
  ) {
    this.#founded = founded;
    this.#serving = serving;
    this.#clock = clock;
    this.#house = house;
    this.#screens = screens;
  }

  /** Serves a founded house, whose folder is then its own. */
  static async start(founded: Founded, begins: Temporal.Instant, screens?: Screens): Promise<ServedHouse> {
    const clock: Clock = { now: begins };
    const { folder } = founded;
    const serving = await serve({
      port: screens?.port ?? 0,
      screensFolder: screens?.folder ?? path.join(folder, 'web'),
      house: { place: placeIn(folder), file: houseFileIn(folder), mayFollow: false },
      now: () => clock.now,
      chance: count => (clock.chance ?? chance)(count),
      secrets: statedSecrets(clock),
      // Who reads one view after the other does not wait between them.
      ...(screens === undefined && { togetherMs: 0 }),
      stationRate: 100_000,
      pinCost: PIN_COST,
      reportsAfterMs: 3_600_000, // Nobody asks for a report in so short a life.
    });
    const house = emptyHouse(await readHouseFile(houseFileIn(folder)));
    const served = new ServedHouse(founded, serving, clock, { house, screens });
    await served.catchUp();
    await screens?.begin(served);
    return served;
  }

  async end(): Promise<void> {
    await this.#serving.stop();
    await remove(this.#founded);
  }

  get address(): string {
    return this.#serving.address;
  }

  get now(): Temporal.Instant {
    return this.#clock.now;
  }

  /** The house as its journal tells it over the network. */
  get house(): House {
    return this.#house;
  }

  get events(): readonly HouseEvent[] {
    return this.#events;
  }

  /** Time goes on, never back. */
  goTo(moment: Temporal.Instant): void {
    if (Temporal.Instant.compare(moment, this.#clock.now) > 0) this.#clock.now = moment;
  }

  /** From now on the house draws what is stated. */
  drawFrom(numbers: (count: number) => readonly number[]): void {
    this.#clock.chance = numbers;
  }

  /** The house does what is due by now. */
  async lookAtClock(): Promise<void> {
    if (this.#lookedAt !== undefined && Temporal.Instant.compare(this.#lookedAt, this.#clock.now) === 0) return;
    this.#lookedAt = this.#clock.now;
    await this.#serving.lookAtClock();
    await this.catchUp();
  }

  /** The person who may asks at the right station, with a second person where two are needed. */
  async give(command: HouseCommand): Promise<Answer<readonly HouseEvent[]>> {
    const giver = giverOf(command);
    if (giver === undefined) throw new Error(`nobody at a station can give ${command.type}`);
    const atScreen = this.#screens === undefined ? undefined : await this.#doneAt(this.#screens, giver, command);
    if (atScreen !== undefined) return answer(atScreen);
    const alone = await this.#post<Done>(giver, 'commands', command);
    const done = !alone.ok && alone.code === 'second-person-missing' ? await this.#byTwo(giver, command, alone) : alone;
    return done.ok ? this.#heard(done.value) : done;
  }

  /** Many commands of one person that do not wait for each other; the first refusal. */
  async giveTogether(commands: readonly HouseCommand[]): Promise<Refusal | undefined> {
    const [first, ...rest] = commands;
    const alone = first === undefined ? undefined : await this.give(first); // Somebody is signed on after that.
    if (alone?.ok !== true) return alone;
    const giver = giverOf(first!)!; // It was given.
    for (let from = 0; from < rest.length; from += AT_ONCE) {
      const part = rest.slice(from, from + AT_ONCE).map(command => this.#post<Done>(giver, 'commands', command));
      const refused = (await Promise.all(part)).find(({ ok }) => !ok);
      if (refused?.ok === false) return refused;
    }
    await this.catchUp();
    return undefined;
  }

  /** The computer draws, with the chance that is stated. */
  async draw(promotion: string, draw: number, secret: string): Promise<Refusal | undefined> {
    this.#clock.secret = secret;
    const committed = await this.give({ type: 'CommitDraw', promotion });
    const revealed = committed.ok ? await this.give({ type: 'RevealDraw', draw }) : committed;
    return revealed.ok ? undefined : revealed;
  }

  /** What the live feed shows of a topic at a station that may see it. */
  async shown<T extends Topic>(topic: T): Promise<Parts<T>> {
    await this.lookAtClock();
    return snapshotOf(this.#serving.address, topic, await this.#headersOf(viewerOf(topic)));
  }

  /** At the kiosk, which nobody attends: the card of a member and a PIN, and then what is shown. */
  async seeAccount<Shown>(card: string, pin: string): Promise<Answer<Shown>> {
    const { name, key } = this.#station('kiosk-1');
    const headers = { authorization: `Bearer ${name}.${key}` };
    const asked = { ...headers, 'idempotency-key': this.#newKey() };
    const begun = await this.#ask<{ token: string }>('POST', 'kiosk/sign-on', asked, { card, pin });
    if (!begun.ok) return begun;
    return this.#ask<Shown>('GET', 'kiosk/account', { ...headers, 'x-member': begun.value.token });
  }

  /** A new member of the club, enrolled at the desk with this PIN. */
  async enroll(name: string, pin: string): Promise<Answer<{ readonly member: string; readonly card: string }>> {
    const giver = giverOf({ type: 'EnrollMember', member: '', idPaper: 'driver-license', mayMail: false })!; // Somebody may.
    const form = { name, born: '1980-01-01', idPaper: 'driver-license', mayMail: false, pin };
    const enrolled = await this.#post<{ member: string; card: string }>(giver, 'members', form);
    await this.catchUp();
    return enrolled;
  }

  /** What a station is shown. */
  async see<Shown>(giver: Giver, where: string): Promise<Answer<Shown>> {
    return this.#ask<Shown>('GET', where, await this.#headersOf(giver));
  }

  /** The code with which a screen becomes a station of the house. */
  async offer(station: string, kind: StationKind, table?: number): Promise<string> {
    const office: Giver = { kind: 'office', person: named('ada') };
    const body = { station, kind, ...defined({ table }) };
    const offered = await this.#post<{ code: string }>(office, 'station-offers', body);
    return offered.ok ? offered.value.code : thrown(offered);
  }

  /** What has happened when somebody did it at a screen; what the house would refuse is not tried there. */
  async #doneAt(screens: Screens, giver: Giver, command: HouseCommand): Promise<readonly HouseEvent[] | undefined> {
    const would = await this.#post<unknown>(giver, 'preview', command);
    if (!would.ok && would.code !== 'second-person-missing') return undefined;
    const before = this.#events.length;
    if (!(await screens.act(command, this))) return undefined;
    await this.catchUp();
    return this.#events.slice(before);
  }

  /** What an answer says has happened, where nothing else has happened since the journal was last read. */
  async #heard({ events: told, first, last }: Done): Promise<Answer<readonly HouseEvent[]>> {
    const events = told as readonly HouseEvent[]; // In the journal's own form.
    if (first !== this.#read + 1) await this.catchUp();
    else {
      for (const event of events) this.#happened(event);
      this.#read = last;
    }
    return answer(events);
  }

  async #byTwo(giver: Giver, command: HouseCommand, alone: Refusal): Promise<Answer<Done>> {
    const beside = secondFor(command.type, giver.person);
    if (beside === undefined) return alone;
    const asked = await this.#post<Done>(giver, 'commands', { type: 'AskSecond', command });
    if (!asked.ok) return asked;
    const made = asked.value.events.find(({ type }) => type === 'SecondAsked') as { request: number } | undefined;
    if (made === undefined) return alone;
    return this.#post<Done>(giver, `requests/${made.request}/give-beside`, credentials(beside));
  }

  async #post<Answered>(giver: Giver, where: string, body: object): Promise<Answer<Answered>> {
    const who = await this.#headersOf(giver);
    const key = { 'idempotency-key': this.#newKey() };
    const answered = await this.#ask<Answered>('POST', where, { ...who, ...key }, body);
    if (answered.ok || answered.code !== 'pin-again') return answered;
    await this.#ask('POST', 'session/pin', { ...who, 'idempotency-key': this.#newKey() }, { pin: PIN });
    return this.#ask<Answered>('POST', where, { ...who, ...key }, body);
  }

  async #headersOf({ kind, person, table, station: name }: Giver): Promise<Record<string, string>> {
    const station = kind === 'keypad' ? await this.#keypad(table ?? 1) : this.#station(name ?? `${kind}-1`);
    return this.#signOn(station, person);
  }

  #station(name: string): Station {
    return this.#enrolledAgain.get(name) ?? { name, key: this.#founded.keys.get(name)! }; // Every kind has its first.
  }

  /** The keypad of a table is enrolled when somebody first sits down to it. */
  async #keypad(table: number): Promise<Station> {
    const name = `keypad-${table}`;
    const there = this.#enrolledAgain.get(name) ?? this.#keypads.get(table);
    if (there !== undefined) return there;
    const station = await this.#enroll(name, await this.offer(name, 'keypad', table));
    this.#keypads.set(table, station);
    return station;
  }

  async #enroll(name: string, code: string): Promise<Station> {
    const enrolled = await this.#ask<{ key: string }>('POST', 'enrollment', {}, { code, keeps: 'key' });
    return { name, key: enrolled.ok ? enrolled.value.key : thrown(enrolled) };
  }

  /** A screen that was off for longer than its key is good: the office by a code from the machine. PPL-23 */
  async #enrollAgain(name: string): Promise<Station> {
    const { kind, table } = this.#house.stations.get(name)!; // It was enrolled once.
    const code = kind === 'office' ? await offerAtMachine(this.#founded, name, this.#clock.now) : undefined;
    const station = await this.#enroll(name, code ?? (await this.offer(name, kind, table)));
    this.#enrolledAgain.set(name, station);
    return station;
  }

  async #signOn({ name, key }: Station, person: Person): Promise<Record<string, string>> {
    const authorization = `Bearer ${name}.${key}`;
    const { now } = this.#clock;
    const before = this.#signedOn.get(name);
    const isThere = before?.person === person.id && now.since(before.lastAt).total('seconds') < IDLE_SECONDS;
    if (before !== undefined && isThere) {
      before.lastAt = now;
      return { authorization, 'x-session': before.token };
    }
    const headers = { authorization, 'idempotency-key': this.#newKey() };
    const signed = await this.#ask<{ token: string }>('POST', 'session/sign-on', headers, credentials(person));
    if (!signed.ok && signed.code === 'station-unknown-here')
      return this.#signOn(await this.#enrollAgain(name), person);
    const { token } = signed.ok ? signed.value : thrown(signed);
    this.#signedOn.set(name, { person: person.id, token, lastAt: now });
    return { authorization, 'x-session': token };
  }

  /** What the journal has since it was last read. */
  async catchUp(): Promise<void> {
    const headers = await this.#headersOf({ kind: 'compliance', person: named('con') });
    for (;;) {
      const page = await this.#ask<Page<{ seq: number; event: string }>>(
        'GET',
        `journal?after=${this.#read}&limit=1000`,
        headers,
      );
      const { rows, next } = page.ok ? page.value : thrown(page);
      for (const { seq, event } of rows) {
        this.#read = seq;
        this.#happened(houseEventFrom(event));
      }
      if (next === undefined) return;
    }
  }

  #happened(event: HouseEvent): void {
    this.#events.push(event);
    this.#house = evolveHouse(this.#house, event);
  }

  /** Grows with time, as the keys of stations do. */
  #newKey(): string {
    this.#keys += 1;
    return `k${String(this.#keys).padStart(9, '0')}`;
  }

  async #ask<Answered>(
    method: string,
    where: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<Answer<Answered>> {
    const response = await fetch(new URL(`api/v1/${where}`, this.#serving.address), {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said = (await response.json()) as Answered | Problem;
    if (!response.ok && (said as Problem).code === 'too-many-requests') {
      this.goTo(this.now.add({ seconds: 2 })); // Badges are shown one after the other.
      return this.#ask(method, where, headers, body);
    }
    return response.ok ? answer(said as Answered) : refusalOf(said as Problem); // As the contract says.
  }
}

const credentials = (person: Person) => ({ badge: badgeOf(person), pin: PIN });

const refusalOf = ({ code, detail: message, clause, facts }: Problem): Refusal => ({
  ok: false,
  code,
  facts,
  message,
  clause,
});

const thrown = ({ message }: Refusal): never => {
  throw new Error(message);
};

/** The house draws with the secret that a scenario states. */
const statedSecrets = (clock: Clock): DrawSecrets => ({
  make: () => ({ commitment: commitmentTo(clock.secret!), sealed: '' }), // Stated before anything is drawn.
  open: () => clock.secret,
});
