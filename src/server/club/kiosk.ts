import { type Answer, answer, defined, type Refusal } from '#core/base';
import { memberSignOnObjection, oneMoreFailure, playerObjection } from '#core/house';
import type { Asked } from '#server/house';
import { newKey, newSecret, type RecordParts, Strangers, secretHash } from '#server/people';
import { inTurns } from '#server/private';
import { cardTyped } from './card-number.ts';
import { refuse } from './refusals.ts';

type KioskParts = RecordParts & { readonly now: () => Temporal.Instant };

type Visit = { readonly member: string; readonly tokenHash: string; readonly untilMs: number };

/** A page asks after three quarters of it whether somebody is still there. CLB-11 */
export const STAYS_MS = 60_000;
/** Picks that waited at the kiosk for a lost connection are accepted this much later. CLB-12 */
const HANDS_IN_LATE_MS = 600_000;

/** Whether the page itself looks, somebody touches it, or picks are handed in. */
type Asking = 'looks' | 'touches' | 'hands-in';

/** Who is at which kiosk. Kept in memory only: a restart signs everybody off. CLB-10, CLB-11 */
export class Kiosks {
  readonly #parts: KioskParts;
  readonly #visits = new Map<string, Visit>();
  readonly #strangers = new Strangers(oneMoreFailure);
  readonly #inTurn = inTurns();

  constructor(parts: KioskParts) {
    this.#parts = parts;
  }

  /** The token goes only to this kiosk; the member before is signed off. */
  async signOn(station: string, card: string, pin: string): Promise<Answer<{ readonly token: string }>> {
    const proven = await this.#inTurn(cardTyped(card), () => this.#prove(station, cardTyped(card), pin));
    if (!proven.ok) return proven;
    const token = newSecret();
    this.#visits.set(station, {
      member: proven.value,
      tokenHash: secretHash(token),
      untilMs: this.#nowMs() + STAYS_MS,
    });
    return answer({ token });
  }

  signOff(station: string): void {
    this.#visits.delete(station);
  }

  /** Whose session this is; a touch lets it go on from now. */
  whoIs(station: string, token: string | undefined, asking: Asking): Answer<string> {
    const visit = this.#visits.get(station);
    const { state } = this.#parts.house;
    const isRight = visit !== undefined && token !== undefined && secretHash(token) === visit.tokenHash;
    if (!isRight || state === undefined) return refuse('card-first', {}, 'CLB-11');
    const leftMs = visit.untilMs - this.#nowMs();
    const isOver = leftMs + (asking === 'hands-in' ? HANDS_IN_LATE_MS : 0) <= 0;
    if (isOver) return refuse('card-first', {}, 'CLB-11');
    if (playerObjection(state, visit.member) !== undefined) {
      this.signOff(station);
      return refuse('see-the-club-desk', {}, 'CLB-5');
    }
    if (asking !== 'looks' && leftMs > 0) this.#visits.set(station, { ...visit, untilMs: this.#nowMs() + STAYS_MS });
    return answer(visit.member);
  }

  /** Tries of one card wait for each other. */
  async #prove(station: string, card: string, pin: string): Promise<Answer<string>> {
    const { house, store, pins, now } = this.#parts;
    const record = await store.members.byCard(card);
    const view = house.state;
    const member = record === undefined ? undefined : view?.members.get(record.member);
    const tried = member ?? this.#strangers.of(card);
    const waits = view === undefined ? undefined : memberSignOnObjection(view, tried, now());
    if (waits !== undefined) return waits;
    const isRight = await pins.isRight(pin, member === undefined ? undefined : record?.pinHash);
    if (member === undefined) this.#strangers.failed(card, now());
    if (!isRight || member === undefined || view === undefined) return this.#failed(station, member?.member);
    const id = member.member;
    if (playerObjection(view, id) !== undefined) return refuse('see-the-club-desk', {}, 'CLB-5');
    const done = await house.handle({ type: 'SignOnMember', member: id, station }, this.#asked(station, id));
    return done.ok ? answer(id) : done;
  }

  async #failed(station: string, member: string | undefined): Promise<Refusal> {
    const command = { type: 'FailMemberSignOn', station, ...defined({ member }) } as const;
    const done = await this.#parts.house.handle(command, this.#asked(station, member ?? station));
    return done.ok ? refuse('card-or-pin-wrong', {}, 'CLB-10') : done;
  }

  #asked(station: string, id: string): Asked {
    return { key: newKey(this.#nowMs()), station, actor: { id, role: 'member' } };
  }

  #nowMs(): number {
    return this.#parts.now().epochMilliseconds;
  }
}
