import assert from 'node:assert/strict';
import type { HouseCommand } from '#core/house';
import { layoutOf } from '#core/qualifying';
import type { Offering, Role } from '#core/rulebook';
import { type ActivityAtTable, type SeatView, viewOf, type Waiting } from '#core/views';
import {
  askCommand,
  bettorsIn,
  type CardField,
  EMPTY_DRAFT,
  fieldsOf,
  fits,
  type HandDraft,
  type PlaceDraft,
  ROLES_AT,
  type SeenDraft,
  sitCommand,
  type Table,
  verifyCommand,
  withCards,
  withHand,
  withMinimum,
  withPlace,
} from '#entry';
import { actor, Room } from '../house/room.ts';

type Plays = Extract<HouseCommand, { type: 'OpenTable' }>['plays'];

/** What somebody got: `seat 1: 50000`, of a share `seat 1 table: 5000`. */
type Got = string;

/**
 * A table whose people only tap what the screens offer: seats and roles of the keypad, fields and pads of the floor.
 * What no field takes fails as "cannot be entered".
 */
export class Felt {
  readonly room = new Room();
  readonly activity: string;
  readonly plays: Plays;
  draft: SeenDraft = EMPTY_DRAFT;
  #seats: SeatView[] = [];

  constructor(offering: Offering, plays: Partial<Plays> & { readonly game: string }) {
    this.activity = offering.activity;
    this.plays = { isLive: true, isTournament: false, ...plays };
    this.room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
    this.room.now = this.room.now.add({ minutes: 90 });
    this.room.do({ type: 'StartOffering', activity: offering.activity });
    this.room.do({ type: 'OpenTable', table: 1, plays: this.plays });
  }

  /** Keys of the keypad: everybody with a role that has a key. */
  sit(people: Readonly<Record<number, Role>> | readonly number[]): this {
    const all = Array.isArray(people) ? people.map(seat => [seat, 'player'] as const) : Object.entries(people);
    for (const [seat, role] of all as readonly (readonly [number | string, Role])[]) {
      assert.ok(role === 'backline' || ROLES_AT(this.plays).some(one => one === role), `no key for ${role}`);
      this.room.do(sitCommand({ table: 1, seats: this.seats, seat: Number(seat), role }));
    }
    return this;
  }

  behind(seat: number): this {
    this.room.do(sitCommand({ table: 1, seats: this.seats, seat, role: 'backline' }));
    return this;
  }

  light(...seats: readonly number[]): this {
    for (const seat of seats) {
      const lit = { seat, position: 1, activity: this.activity, space: 'player' } as const;
      this.room.do({ type: 'LightSeat', table: 1, lit });
    }
    return this;
  }

  ask(seat: number, row: string): this {
    const place = this.seats.find(one => one.seat === seat)!;
    this.room.do(askCommand(1, place, this.activity, row));
    return this;
  }

  start(playerDealer?: number): this {
    this.room.do({ type: 'StartGame', table: 1, ...(playerDealer === undefined ? {} : { playerDealer }) });
    return this;
  }

  call(seat: number, row: string): this {
    this.room.do({ type: 'CallHand', table: 1, seat, activity: this.activity, row });
    return this;
  }

  /** Taps on the pad: only what has room there and is left in the deck. */
  enter(cards: Readonly<Record<string, string>>): this {
    for (const [key, text] of Object.entries(cards)) {
      const field = this.fields.find(one => one.key === key);
      assert.ok(field, `cannot be entered: no field ${key} among ${this.fields.map(one => one.key).join(' ')}`);
      for (const card of text.split(' ') as never[]) {
        assert.ok(fits(this.at.layout, this.draft, field, card), `cannot be entered: ${card} at ${key}`);
        this.draft = withCards(this.draft, key, [...(this.draft.cards[key] ?? []), card]);
      }
    }
    return this;
  }

  /** A bet by seat, or by `seat.position`; only where the sheet has a field for it. */
  bet(bets: Readonly<Record<string, string>>): this {
    assert.ok(this.at.facts.includes('wager'), 'cannot be entered: no field for bets');
    for (const [place, wager] of Object.entries(bets)) this.#say(place, { wager });
    return this;
  }

  atMinimum(): this {
    this.draft = withMinimum(this.draft, bettorsIn(this.at), this.plays.betMin!);
    return this;
  }

  mark(place: string, part: PlaceDraft): this {
    this.#say(place, part);
    return this;
  }

  hand(seat: number, part: HandDraft): this {
    this.draft = withHand(this.draft, seat, part);
    return this;
  }

  #say(place: string, part: PlaceDraft): void {
    const [seat, position = 1] = place.split('.').map(Number);
    const isThere = this.seats.some(one => one.seat === seat && one.position === position);
    assert.ok(isThere, `cannot be entered: nobody bets at ${place}`);
    this.draft = withPlace(this.draft, { seat: seat!, position }, part);
  }

  get seats(): readonly SeatView[] {
    this.#seats = (viewOf('table.1').part(this.room.house, 'seats') ?? []) as SeatView[];
    return this.#seats;
  }

  get activities(): readonly ActivityAtTable[] {
    return (viewOf('table.1').part(this.room.house, 'activities') ?? []) as ActivityAtTable[];
  }

  get waiting(): Extract<Waiting, { type: 'calls' }> {
    const key = `calls.1.${this.activity}`;
    return viewOf('queue').part(this.room.house, key) as Extract<Waiting, { type: 'calls' }>;
  }

  get at(): Table {
    const { calls, asks } = this.waiting;
    return {
      layout: layoutOf(this.plays.game),
      seats: this.seats,
      called: [...new Set(calls.map(({ seat }) => seat))],
      facts: asks.facts,
    };
  }

  get fields(): readonly CardField[] {
    return fieldsOf(this.at, this.draft);
  }

  get command() {
    const { checklist } = this.waiting.asks;
    const draft = { ...this.draft, deckCounted: true, checked: checklist, seal: 'S-1' };
    return verifyCommand({ table: 1, activity: this.activity, draft, fields: this.fields, checklist });
  }

  /** What everybody got. */
  verified(): readonly Got[] {
    const events = this.room.do(this.command, { second: actor('bo') });
    return events.flatMap(event => {
      if (event.type !== 'AwardMade') return [];
      const { seat, share, gives } = event;
      const what =
        gives.type === 'money' ? gives.amount : `${'count' in gives ? gives.count : ''} ${gives.type}`.trim();
      return [`seat ${seat}${share === undefined ? '' : ` ${share}`}: ${what}`];
    });
  }

  /** What the house still asks for. */
  needed(): string {
    const refusal = this.room.refused(this.command, { second: actor('bo') });
    assert.equal(refusal.code, 'facts-needed', refusal.message);
    return refusal.message;
  }
}
