import assert from 'node:assert/strict';
import type { Refusal } from '#core/base';
import { DECK } from '#core/cards';
import {
  bookObjections,
  type Context,
  decideHouse,
  emptyHouse,
  evolveHouse,
  type House,
  type HouseCommand,
  type HouseEvent,
  houseObjections,
  houseText,
  type Settings,
} from '#core/house';
import { dollars } from '#core/money';
import { STAFF_SETTINGS } from '#core/people';
import { type Activity, ALL_HOURS, emptyOffering, type Offering } from '#core/rulebook';
import { JURISDICTIONS, RULEBOOK } from '../../rulebook/index.ts';
import { foreseenSecrets } from '../draws/foreseen.ts';
import { isWhole } from '../whole.ts';
import { requireShown } from './shown.ts';

export const SETTINGS: Settings = {
  clock: { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') },
  jurisdiction: JURISDICTIONS[0],
  activities: RULEBOOK,
  secondPersonFrom: dollars(600),
  sealFrom: dollars(500),
  checklist: ['cards shown', 'video checked'],
  increasesAt: Temporal.PlainTime.from('06:00'),
  staff: STAFF_SETTINGS,
};

export const actor = (id: string, role = 'floor') => ({ id, role });
const [ANN, BO] = [actor('ann'), actor('bo', 'supervisor')];

export type Asked = Partial<Omit<Context, 'now'>> & { readonly at?: string };

/** What a command came to in a room. */
export type DoneInRoom = { readonly room: Room; readonly actor: string; readonly events: readonly HouseEvent[] };

/** Witnesses of everything that rooms do. */
export const witnesses: ((done: DoneInRoom) => void)[] = [];

/** In a long story what the feed says is looked at now and then; `npm run test:long` looks at all of it. */
const [SHOWN_ALWAYS, SHOWN_EVERY] = [200, 10];

/** A room in which commands are done one after another; after every event the books are looked at, and all it shows. */
export class Room {
  house: House = emptyHouse(SETTINGS);
  readonly events: HouseEvent[] = [];
  now = Temporal.Instant.from('2026-03-02T18:00:00Z');
  readonly secrets = foreseenSecrets();
  #done = 0;

  /** Asks, and answers what was decided. */
  ask(command: HouseCommand, asked: Asked = {}) {
    if (asked.at !== undefined) this.now = Temporal.Instant.from(asked.at);
    const { at: _, ...people } = asked;
    // Two people post an offering; tests of anything else need not say so.
    const second = command.type === 'AnnounceOffering' ? { second: BO } : {};
    return decideHouse(this.house, command, { now: this.now, actor: ANN, secrets: this.secrets, ...second, ...people });
  }

  /** Does what must be accepted; answers its events. */
  do(command: HouseCommand, asked: Asked = {}): readonly HouseEvent[] {
    const decision = this.ask(command, asked);
    assert.ok(decision.ok, decision.ok ? '' : `${command.type}: ${decision.message}`);
    for (const event of decision.events) {
      // As the journal hands it over: plain JSON, nothing else.
      this.house = evolveHouse(this.house, JSON.parse(JSON.stringify(event)) as HouseEvent);
      this.events.push(event);
      assert.deepEqual(bookObjections(this.house), [], `after ${event.type}`);
    }
    assert.deepEqual(houseObjections(this.house), [], `after ${command.type}`);
    this.#done += 1;
    if (isWhole || this.#done < SHOWN_ALWAYS || this.#done % SHOWN_EVERY === 0)
      requireShown(this.house, decision.events);
    for (const witness of witnesses) witness({ room: this, actor: asked.actor?.id ?? ANN.id, events: decision.events });
    return decision.events;
  }

  /** Together with a second person. */
  both(command: HouseCommand, asked: Asked = {}): readonly HouseEvent[] {
    return this.do(command, { second: BO, ...asked });
  }

  refused(command: HouseCommand, asked: Asked = {}): Refusal {
    const before = houseText(this.house);
    const decision = this.ask(command, asked);
    assert.ok(!decision.ok, `${command.type} should be refused`);
    assert.equal(houseText(this.house), before, 'a refusal changes nothing');
    return decision;
  }

  meter(activity: string, pool = 'main'): number {
    return this.house.funds.get(activity)?.pools[pool] ?? 0;
  }

  balance(account: string): number {
    return this.house.balances.get(account) ?? 0;
  }
}

/** Chance that draws this card. */
export const drawing = (card: (typeof DECK)[number]): Pick<Asked, 'chance'> => ({ chance: () => [DECK.indexOf(card)] });

/** An offering in which only this is chosen, at all hours; from a first day on, where dates have to be posted. */
export const offeringOf = (activity: string, chosen: Partial<Offering>, firstDay = '2026-03-02'): Offering => {
  const approved = RULEBOOK.find(({ id }) => id === activity);
  const isDated = approved?.posting.dates === true;
  const offering = { ...emptyOffering({ id: activity }), times: ALL_HOURS, ...ofTheHouse(approved), ...chosen };
  if (!isDated || chosen.times !== undefined) return offering;
  const weeks = offering.settings['weeks']?.[0] ?? 4;
  const lastDay = Temporal.PlainDate.from(firstDay).add({ weeks }).subtract({ days: 1 }).toString();
  const times = { hours: 'all', firstDay, lastDay, noticeHours: 1 } as const;
  return { ...offering, times, settings: { weeks: [weeks], ...offering.settings } };
};

/** What hangs there of the house's own: the least administrative fee, the highest cap. */
const ofTheHouse = (approved: Activity | undefined): Pick<Offering, 'cap' | 'adminFee'> => {
  const pools = approved?.funding.pools ?? [];
  return {
    cap: Object.fromEntries(pools.flatMap(({ key, cap }) => (cap === undefined ? [] : [[key, cap.to ?? cap.from]]))),
    ...(approved?.adminFee?.per === 'table-hour' ? { adminFee: approved.adminFee.range.from } : {}),
  };
};

/** Three meters, a dollar from each pot, daily steps out of the day's fees. */
export const BONUS = 'GEAR-001277';
const THREE = ['royal-flush', 'straight-flush', 'four-of-a-kind'];
export const BONUS_OFFERING = offeringOf(BONUS, {
  seed: Object.fromEntries(THREE.map(key => [key, dollars(200)])),
  reseed: Object.fromEntries(THREE.map(key => [key, dollars(100)])),
  daily: Object.fromEntries(THREE.map(key => [key, dollars(10)])),
  adminFee: dollars(5),
});

/** A fixed pool for a beaten hand, a dollar from each pot into the reserve. */
export const BEAT = 'GEAR-001351';
export const BEAT_OFFERING = offeringOf(BEAT, {
  charts: ['A'],
  payouts: ['B'],
  seed: { main: dollars(10_000) },
  reseed: { main: dollars(5_000) },
  adminFee: dollars(5),
  chip: dollars(1),
});

/** A sensor at every seat, a meter and fixed prizes from the reserve; paid from the tray below $600. */
export const SENSOR = 'GEGA-003977';
export const SENSOR_OFFERING = offeringOf(SENSOR, {
  seed: { main: dollars(25_000) },
  reseed: { main: dollars(5_000) },
  adminFee: dollars(8),
});
export const ULTIMATE = { game: 'ultimate-texas-holdem', isLive: true, isTournament: false };

export const HOLDEM = { game: 'texas-holdem', isLive: true, isTournament: false };

/** Table 7 open with six players, and both activities running. */
export const openRoom = (): Room => {
  const room = new Room();
  room.do({ type: 'AnnounceOffering', offering: BONUS_OFFERING, tables: 'all' });
  room.do({ type: 'AnnounceOffering', offering: BEAT_OFFERING, tables: 'all' });
  room.do({ type: 'StartOffering', activity: BONUS }, { at: '2026-03-02T18:30:00Z' });
  room.do({ type: 'StartOffering', activity: BEAT });
  seatSix(room, 7);
  return room;
};

/** Tables 8 and 9 with four players each, the bank in seat 4, and a reserve that can bring the meter up again. */
export const openSensorRoom = (reserve = dollars(20_000)): Room => {
  const room = new Room();
  room.do({ type: 'AnnounceOffering', offering: SENSOR_OFFERING, tables: 'all' });
  const holds = { pools: { main: dollars(25_000) }, reserve, advance: dollars(0) };
  room.both({ type: 'TakeOverFund', activity: SENSOR, holds });
  room.do({ type: 'StartOffering', activity: SENSOR }, { at: '2026-03-02T18:30:00Z' });
  for (const table of [8, 9]) {
    room.do({ type: 'OpenTable', table, plays: ULTIMATE });
    for (const seat of [1, 2, 3, 4]) {
      const player = { type: 'anonymous' } as const;
      room.do({ type: 'SeatPlayer', table, seated: { seat, position: 1, player, role: 'player' } });
    }
  }
  return room;
};

/** Lights seats 1 and 2 and starts the game. */
export const startSensorRound = (room: Room, table: number): void => {
  for (const seat of [1, 2]) {
    const lit = { seat, position: 1, activity: SENSOR, space: 'player' } as const;
    room.do({ type: 'LightSeat', table, lit });
  }
  room.do({ type: 'StartGame', table, playerDealer: 4 });
};

export const seatSix = (room: Room, table: number): void => {
  room.do({ type: 'OpenTable', table, plays: HOLDEM });
  for (const seat of [1, 2, 3, 4, 5, 6]) {
    const player = seat === 2 ? ({ type: 'member', id: 'm-2' } as const) : ({ type: 'anonymous' } as const);
    room.do({ type: 'SeatPlayer', table, seated: { seat, position: 1, player, role: 'player' } });
  }
};

const cards = (text: string) => text.split(' ') as never[];

/** How the players of six seats let a board name them. */
export const NAMED = { names: [1, 2, 3, 4, 5, 6].map(seat => ({ seat, name: `Player ${seat}` })) };

/** Quad tens lose to quad jacks, both cards of the hand in play. */
export const BEATEN_TENS = {
  board: cards('Ts Td Js Jd Qs'),
  hands: [
    { seat: 1, cards: cards('Tc Th') },
    { seat: 2, cards: cards('Jc Jh') },
    { seat: 3, cards: cards('2c 3d') },
    { seat: 4, cards: cards('4c 5d') },
    { seat: 5, cards: cards('6c 7d') },
    { seat: 6, cards: cards('8c 9d') },
  ],
  dealerCards: [],
  reachedShowdown: true,
  places: [3, 4, 5, 6].map(seat => ({ seat, folded: 'flop' as const })),
  pot: dollars(60),
};

/** Pocket aces lose to three tens. */
export const ACES_CRACKED = {
  ...BEATEN_TENS,
  board: cards('Ts 2d 5s 7c Qs'),
  hands: [
    { seat: 1, cards: cards('Ac Ah') },
    { seat: 2, cards: cards('Tc Th') },
    ...BEATEN_TENS.hands
      .slice(2)
      .map(({ seat }) => ({ seat, cards: cards(['3h 4h', '6h 8h', '9h Jh', 'Kh 2h'][seat - 3]!) })),
  ],
};

/** Nothing but high cards. */
export const NOTHING_SEEN = { ...BEATEN_TENS, board: cards('Ts 8d 6s 4d Ks') };

export const CHECKED = { deckCounted: true, checked: ['cards shown', 'video checked'] };

const atUltimate = (board: string, one: string, two: string) => ({
  board: cards(board),
  hands: [
    { seat: 1, cards: cards(one) },
    { seat: 2, cards: cards(two) },
    { seat: 3, cards: cards('Kd 2s') },
    { seat: 4, cards: cards('4c 3d'), isPlayerDealer: true as const },
  ],
  dealerCards: [],
  reachedShowdown: true,
  places: [1, 2, 3].map(seat => ({ seat, wager: dollars(10) })),
});

/** Seat 1 has the royal flush, seat 2 four nines. */
export const ROYAL_SEEN = atUltimate('Kh Qh Jh 9c 9d', 'Ah Th', '9h 9s');
/** Seat 2 has four nines, nobody a royal flush. */
export const QUADS_SEEN = atUltimate('Kh Qh Jh 9c 9d', 'Ac Th', '9h 9s');
