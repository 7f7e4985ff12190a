import type { Refusal } from '#core/base';
import type { HouseView } from '#core/house';
import { type Asker, type AskingPerson, keyKnown, type Session, type StaffMember, type Station } from '#core/people';
import { refuse } from './refusals.ts';
import { secretHash } from './secrets.ts';

/** What comes with a request: from cookies and X-Station, or from a bearer `<id>.<key>`. */
export type Credentials = {
  readonly stationId?: string;
  readonly stationKey?: string;
  readonly sessionToken?: string;
};

type Known = { readonly station: Station; readonly asker: Asker; readonly untilMs: number };
type KnownPerson = {
  readonly session: Session;
  readonly member: StaffMember;
  readonly asker: AskingPerson;
  /** The same person, whose PIN was typed too long ago. */
  readonly withOldPin: AskingPerson;
  readonly sinceMs: number;
};

/** Secrets that were right, by themselves: the next request with one costs two look-ups and no hash. */
const REMEMBERED_MAX = 10_000;

/**
 * Tells who is behind a request. It asks the house every time and remembers only answers: one holds as long as
 * station, session and person are the very ones it was made of, and every event about them makes new ones.
 */
export class Doorkeeper {
  readonly #stations = new Map<string, Known>();
  readonly #people = new Map<string, KnownPerson>();
  readonly #lastAtMs = new Map<string, number>();
  readonly #provedAtMs = new Map<string, number>();
  readonly #onNewKey: (station: string) => void;
  #startedMs: number;

  /** `onNewKey`: a station has come with the key that it was given last. PPL-23 */
  constructor(startedMs: number, onNewKey: (station: string) => void = () => undefined) {
    this.#startedMs = startedMs;
    this.#onNewKey = onNewKey;
  }

  /** The house was opened again, perhaps after another served it: every session counts as active now. */
  startAnew(nowMs: number): void {
    this.#startedMs = nowMs;
    this.#lastAtMs.clear();
  }

  /** The station, with the person signed on there unless idle for too long; a token that is over is as good as none. */
  whoAsks(house: HouseView, credentials: Credentials, nowMs: number): Asker | Refusal {
    const atStation = this.#station(house, credentials, nowMs);
    if (!('station' in atStation) || credentials.sessionToken === undefined) return atStation;
    return this.#person(house, atStation.station, credentials.sessionToken, nowMs) ?? atStation;
  }

  /** Somebody has done something; what a screen fetches by itself does not count. */
  active(asker: Asker, nowMs: number): void {
    if ('session' in asker) this.#lastAtMs.set(asker.session.session, nowMs);
  }

  /** The person has typed the PIN again. PPL-22 */
  proved({ session }: AskingPerson, nowMs: number): void {
    this.#provedAtMs.set(session.session, nowMs);
  }

  /** Sessions that nobody has used for as long as their kind of station allows. PPL-5 */
  idleSessions(house: HouseView, nowMs: number): readonly Session[] {
    for (const known of [this.#lastAtMs, this.#provedAtMs])
      for (const session of known.keys()) if (!house.sessions.has(session)) known.delete(session);
    return [...house.sessions.values()].filter(session => {
      const station = house.stations.get(session.station);
      return station === undefined || this.#isIdle(house, session, station, nowMs);
    });
  }

  #station(house: HouseView, { stationId, stationKey }: Credentials, nowMs: number): Asker | Refusal {
    const station = stationId === undefined ? undefined : house.stations.get(stationId);
    if (station === undefined || stationKey === undefined || station.revokedAt !== undefined) return unknownHere();
    const known = this.#stations.get(stationKey);
    if (known?.station === station && nowMs < known.untilMs) return known.asker;
    const which = keyKnown(station, secretHash(stationKey), nowMs);
    if (which === undefined) return unknownHere();
    if (which === 'next') this.#onNewKey(station.station);
    const asker = { station };
    // The other keys are only asked for while one takes the place of the other.
    if (which === 'present') remember(this.#stations, stationKey, { station, asker, untilMs: endOf(station) });
    return asker;
  }

  #person(house: HouseView, station: Station, token: string, nowMs: number): Asker | undefined {
    const known = this.#people.get(token);
    const session = house.sessions.get(known?.session.session ?? secretHash(token));
    const member = session === undefined ? undefined : house.staff.get(session.person);
    if (session === undefined || member === undefined || session.station !== station.station) return undefined;
    const isSame = known?.session === session && known.member === member && known.asker.station === station;
    const sinceMs = isSame ? known.sinceMs : beganMs(session);
    if (this.#isIdle(house, session, station, nowMs) || isOverlong(house, sinceMs, nowMs)) return undefined;
    const isPinOld = this.#isPinOld(house, session.session, sinceMs, nowMs);
    if (isSame) return isPinOld ? known.withOldPin : known.asker;
    const actor = { id: member.person, role: member.roles[0]! }; // A person has at least one role.
    const asker = { actor, roles: member.roles, station, session };
    const withOldPin = { ...asker, isPinOld: true } as const;
    remember(this.#people, token, { session, member, asker, withOldPin, sinceMs });
    return isPinOld ? withOldPin : asker;
  }

  /** Signing on is typing it. In a demonstration everybody reads the PINs on the screen. PPL-22 */
  #isPinOld(
    { settings: { staff, isDemo = false } }: HouseView,
    session: string,
    sinceMs: number,
    nowMs: number,
  ): boolean {
    const provedMs = this.#provedAtMs.get(session) ?? sinceMs;
    return !isDemo && nowMs - provedMs >= staff.pinAgainAfterMinutes * 60_000;
  }

  #isIdle({ settings }: HouseView, session: Session, { kind }: Station, nowMs: number): boolean {
    const minutes = settings.staff.signOffAfterMinutes[kind];
    const lastMs = this.#lastAtMs.get(session.session) ?? this.#begunAt(session);
    return nowMs - lastMs >= minutes * 60_000;
  }

  #begunAt(session: Session): number {
    const lastMs = Math.max(this.#startedMs, beganMs(session));
    this.#lastAtMs.set(session.session, lastMs);
    return lastMs;
  }
}

/** Sessions that are older than a shift. PPL-12 */
export const overlong = (house: HouseView, nowMs: number): readonly Session[] =>
  [...house.sessions.values()].filter(session => isOverlong(house, beganMs(session), nowMs));

const isOverlong = ({ settings }: HouseView, sinceMs: number, nowMs: number): boolean =>
  nowMs - sinceMs >= settings.staff.sessionHoursMax * 3_600_000;

const beganMs = ({ since }: Session): number => Temporal.Instant.from(since).epochMilliseconds;

const endOf = ({ keyUntil }: Station): number =>
  keyUntil === undefined ? Number.POSITIVE_INFINITY : Temporal.Instant.from(keyUntil).epochMilliseconds;

const unknownHere = (): Refusal => refuse('station-unknown-here', {}, 'PPL-4');

const remember = <Value>(map: Map<string, Value>, secret: string, value: Value): void => {
  if (map.size >= REMEMBERED_MAX) map.clear();
  map.set(secret, value);
};
