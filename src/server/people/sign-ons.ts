import { defined, type Refusal } from '#core/base';
import {
  type HouseCommand,
  type HouseView,
  oneMoreWrongPin,
  signOnObjection,
  stationObjection,
  waitObjection,
} from '#core/house';
import { type Asker, hasPerson, type Session, type StaffMember } from '#core/people';
import type { Asked, Handled, Watcher } from '#server/house';
import { inTurns, type Pins, type PrivateStore } from '#server/private';
import { type PasskeyGiven, Passkeys } from './passkeys.ts';
import { refuse } from './refusals.ts';
import { newKey, newSecret, secretHash } from './secrets.ts';
import { Strangers } from './strangers.ts';
import { type Credentials, Doorkeeper, overlong } from './who-asks.ts';

/** The house as people meet it; a HouseService is one. */
export type HouseDoor = {
  readonly state: HouseView | undefined;
  readonly handle: (command: HouseCommand, asked: Asked) => Promise<Handled | Refusal>;
  readonly watch?: (watcher: Watcher) => () => void;
};

/** The journal's side of people and the private one. */
export type RecordParts = { readonly house: HouseDoor; readonly store: PrivateStore; readonly pins: Pins };

export type PeopleParts = RecordParts & {
  readonly now: () => Temporal.Instant;
  /** Told what goes wrong where nobody waits for an answer. */
  readonly say?: (sentence: string) => void;
};

export type BadgeAndPin = {
  readonly badge: string;
  readonly pin: string;
  /** Where the person has one; `origin` is the address of the page, which it signs too. PPL-24 */
  readonly passkey?: PasskeyGiven;
  readonly origin?: string;
};
type Used = { readonly passkey?: { readonly passkey: string; readonly count: number } };

/** The token goes to the station and nowhere else. */
export type SignedOn = { readonly ok: true; readonly token: string; readonly session: Session };

/** How often idle sessions are looked for. */
const LOOK_EVERY_MS = 5_000;

/** Signs people on and off, and tells who asks. PPL-5 to PPL-8 */
export class SignOns {
  readonly #parts: PeopleParts;
  readonly #doorkeeper: Doorkeeper;
  readonly passkeys = new Passkeys();
  readonly #inTurn = inTurns();
  /** Stations whose new key is being written down. */
  readonly #taking = new Set<string>();
  readonly #strangers = new Strangers(oneMoreWrongPin);
  readonly #timer: NodeJS.Timeout;
  readonly #stopWatching: (() => void) | undefined;

  constructor(parts: PeopleParts) {
    this.#parts = parts;
    this.#doorkeeper = new Doorkeeper(parts.now().epochMilliseconds, station => this.#keyCame(station));
    this.#stopWatching = parts.house.watch?.({
      turned: () => this.#doorkeeper.startAnew(parts.now().epochMilliseconds),
      applied: () => undefined,
      durable: () => undefined,
    });
    const failed = (error: unknown): void => parts.say?.(`Idle people couldn't be signed off: ${String(error)}`);
    this.#timer = setInterval(() => void this.signOffIdle().catch(failed), LOOK_EVERY_MS).unref();
  }

  /** Runs on every request: look-ups only, and one SHA-256 for a secret that was not seen before. */
  whoAsks(house: HouseView, credentials: Credentials, now: Temporal.Instant): Asker | Refusal {
    return this.#doorkeeper.whoAsks(house, credentials, now.epochMilliseconds);
  }

  /** Call it for what a person does, not for what a screen fetches by itself. */
  active(asker: Asker, now: Temporal.Instant): void {
    this.#doorkeeper.active(asker, now.epochMilliseconds);
  }

  /** The one who is signed on types the PIN again, before money out, rights and exports. PPL-22 */
  async typePinAgain(asker: Asker, pin: string, now: Temporal.Instant): Promise<Refusal | undefined> {
    if (!hasPerson(asker)) return refuse('nobody-signed-on', {}, 'PPL-5');
    const objection = await this.provePin(asker.station.station, asker.actor.id, pin);
    if (objection === undefined) this.proved(asker, now);
    return objection;
  }

  proved(asker: Asker, now: Temporal.Instant): void {
    if (hasPerson(asker)) this.#doorkeeper.proved(asker, now.epochMilliseconds);
  }

  /** Badge and PIN at an enrolled station; ends the previous session there. */
  async signOn(station: string, by: BadgeAndPin): Promise<SignedOn | Refusal> {
    return this.#prove(station, by, (person, used) => this.#begin(station, person, used));
  }

  async signOff(asker: Asker): Promise<Handled | Refusal> {
    if (!hasPerson(asker)) return refuse('nobody-signed-on', {}, 'PPL-5');
    return this.#end(asker.session, 'asked');
  }

  /** The second person gives badge and PIN beside the first one, who stays signed on. PPL-8 */
  async giveSecondBeside(
    station: string,
    by: BadgeAndPin,
    request: number,
    also: Pick<Asked, 'key' | 'concealed'>,
  ): Promise<Handled | Refusal> {
    return this.#prove(station, by, async (person, used) => {
      const begun = await this.#begin(station, person, { isBeside: true, ...used });
      if (!begun.ok) return begun;
      try {
        const actor = this.#actor(person);
        return await this.#parts.house.handle({ type: 'GiveSecond', request }, { ...also, station, actor });
      } finally {
        await this.#end(begun.session, 'asked');
      }
    });
  }

  /** Whether this is the PIN of somebody who works here; a wrong one counts like a wrong one at sign-on. PPL-7 */
  async provePin(station: string, person: string, pin: string | undefined): Promise<Refusal | undefined> {
    if (pin === undefined) return refuse('present-pin-missing', {}, 'PPL-7');
    const badge = (await this.#parts.store.of(person))?.badge;
    if (badge === undefined) return refuse('no-private-record', { person }, 'PPL-1');
    // Whoever is signed on has given the passkey then.
    const proven = await this.#prove(station, { badge, pin }, async () => ({ ok: true }) as const, true);
    return proven.ok ? undefined : proven;
  }

  /** Ends what nobody uses anymore. Runs by itself. */
  async signOffIdle(): Promise<void> {
    const house = this.#parts.house.state;
    if (house === undefined) return;
    const nowMs = this.#parts.now().epochMilliseconds;
    // A refusal means that somebody else has ended it, or that this Houseway only follows.
    for (const session of this.#doorkeeper.idleSessions(house, nowMs)) await this.#end(session, 'idle');
    for (const session of overlong(house, nowMs)) await this.#end(session, 'too-long');
  }

  /** The station has its new key: the old one stops. What could not be written is tried at its next request. PPL-23 */
  #keyCame(station: string): void {
    if (this.#taking.has(station)) return;
    this.#taking.add(station);
    void this.#parts.house
      .handle({ type: 'TakeStationKey', station }, this.#asked(station, station))
      .catch(error => this.#parts.say?.(`The new key of ${station} couldn't be recorded: ${String(error)}`))
      .finally(() => this.#taking.delete(station));
  }

  close(): void {
    clearInterval(this.#timer);
    this.#stopWatching?.();
  }

  /** Does the work for the owner of badge and PIN. Tries of one badge wait for each other. */
  #prove<Value>(
    station: string,
    by: BadgeAndPin,
    work: (person: string, used: Used) => Promise<Value | Refusal>,
    isPinOnly = false,
  ): Promise<Value | Refusal> {
    const { badge, pin } = by;
    return this.#inTurn(badge, async () => {
      const { house, store, pins, now } = this.#parts;
      const view = house.state;
      if (view === undefined) return refuse('nobody-signed-on', {}, 'PPL-5');
      const record = await store.byBadge(badge);
      const member = record === undefined ? undefined : view.staff.get(record.person);
      const waits =
        stationObjection(view, station, now()) ?? waitObjection(view, member ?? this.#strangers.of(badge), now());
      if (waits !== undefined) return waits;
      const isRight = await pins.isRight(pin, member === undefined ? undefined : record?.pinHash);
      const objection = isRight && member !== undefined ? signOnObjection(view, member, now()) : undefined;
      if (objection !== undefined) return objection;
      const passkey = isRight && !isPinOnly ? this.#passkeyOf(member, station, by) : undefined;
      if (isRight && member !== undefined && !isRefused(passkey)) return work(member.person, defined({ passkey }));
      if (isRefused(passkey) && passkey.code !== 'passkey-wrong') return passkey;
      if (member === undefined) this.#strangers.failed(badge, now());
      const failed = await house.handle(
        { type: 'FailSignOn', station, ...defined({ person: member?.person }) },
        this.#asked(station, member?.person ?? station),
      );
      if (!failed.ok) return failed;
      return isRefused(passkey) ? passkey : refuse('badge-or-pin-wrong', {}, 'PPL-6');
    });
  }

  #passkeyOf(member: StaffMember | undefined, station: string, { passkey, origin = '' }: BadgeAndPin) {
    if (member === undefined) return undefined;
    const at = { person: member.person, station, origin };
    return this.passkeys.prove(member, passkey, at, this.#parts.now().epochMilliseconds);
  }

  async #begin(station: string, person: string, how: Used & { readonly isBeside?: true }): Promise<SignedOn | Refusal> {
    const token = newSecret();
    const session = secretHash(token);
    const { house } = this.#parts;
    const done = await house.handle({ type: 'SignOn', session, person, station, ...how }, this.#asked(station, person));
    if (!done.ok) return done;
    const begun = house.state?.sessions.get(session);
    return begun === undefined ? refuse('nobody-signed-on', {}, 'PPL-5') : { ok: true, token, session: begun };
  }

  #end({ session, person, station }: Session, why: 'asked' | 'idle' | 'too-long'): Promise<Handled | Refusal> {
    return this.#parts.house.handle({ type: 'SignOff', session, why }, this.#asked(station, person));
  }

  #asked(station: string, person: string): Asked {
    return { key: newKey(this.#parts.now().epochMilliseconds), station, actor: this.#actor(person) };
  }

  #actor(person: string): Asked['actor'] {
    return { id: person, role: this.#parts.house.state?.staff.get(person)?.roles[0] ?? 'station' };
  }
}

const isRefused = (answer: object | undefined): answer is Refusal => answer !== undefined && 'code' in answer;
