import { CardsRead, SensorBet, type SensorMessage, SensorReading } from '#api/schemas';
import { type Answer, answer } from '#core/base';
import type { HouseCommand } from '#core/house';
import { cents, NOTHING } from '#core/money';
import { check, type Of } from '#core/shape';
import { refuse, speak } from './refusals.ts';

/** What a sensor under one place of one table sees of one activity's fee. */
type FeeReading = Timed<Required<Omit<Of<typeof SensorReading>, 'at'>>>;
/** What it sees of a chip on a bet of a table game. */
type BetReading = Timed<Required<Omit<Of<typeof SensorBet>, 'at'>>>;
/** When it was seen, where the sensor says it. */
type Timed<One> = One & { readonly at?: string };
export type PlaceReading = FeeReading | BetReading;
/** What a shoe or a card reader has seen. */
export type CardsReading = Of<typeof CardsRead>;
export type Reading = PlaceReading | CardsReading;

/** The chip that is bet on a progressive, in cents. */
const CHIP = 100;

/**
 * From the body of a POST: `{ "table": 8, "seat": 3, "activity": "our-progressive", "isOn": true }`, or of a bet
 * `{ "table": 12, "seat": 3, "wager": "progressive", "isOn": true }`, or of cards
 * `{ "table": 12, "cards": ["As", "Kd"] }`.
 */
export const readBody = (body: unknown): Answer<Reading> => {
  const bet = check(SensorBet, body);
  if (bet.ok) return answer({ amount: CHIP, ...bet.value });
  const cards = check(CardsRead, body);
  if (cards.ok) return answer(cards.value);
  const read = check(SensorReading, body);
  if (!read.ok) return refuse('not-a-reading', { problem: read.wrong }, 'FED-8');
  return answer({ position: 1, space: 'player', ...read.value });
};

/** A broker may keep the topics of the house under a name of its own. */
const TOPIC = /(?:^|\/)tables\/(\d+)\/seats\/(\d+)(?:\/positions\/(\d+))?\/activities\/([^/]+)(\/player-dealer)?$/;
const BET_TOPIC = /(?:^|\/)tables\/(\d+)\/seats\/(\d+)\/bets\/([^/]+)$/;
const CARDS_TOPIC = /(?:^|\/)tables\/(\d+)\/cards$/;
const PAYLOADS: Readonly<Record<string, boolean>> = {
  on: true,
  '1': true,
  true: true,
  off: false,
  '0': false,
  false: false,
};

/**
 * From a topic and a payload: `tables/8/seats/3/activities/our-progressive` and `on`, `off`, `1` or `0`; of a bet
 * `tables/12/seats/3/bets/progressive`, where `5` is a chip of five dollars; of cards `tables/12/cards` and `As Kd`.
 */
export const readMessage = ({ topic, payload: given, at }: Of<typeof SensorMessage>): Answer<Reading> => {
  const payload = given.trim().toLowerCase();
  const when = at === undefined ? {} : { at };
  const bet = BET_TOPIC.exec(topic);
  if (bet !== null) return readBet(bet, payload, when);
  const cards = CARDS_TOPIC.exec(topic);
  if (cards !== null) return readBody({ table: Number(cards[1]), cards: given.trim().split(' ') });
  const found = TOPIC.exec(topic);
  if (found === null)
    return refuse('not-a-reading', { problem: speak('reading.topic', { topic: topic.slice(0, 100) }) }, 'FED-8');
  const [, table, seat, position = '1', activity, bank] = found;
  const isOn = Object.hasOwn(PAYLOADS, payload) ? PAYLOADS[payload] : undefined;
  if (isOn === undefined) return noPayload(payload);
  const space = bank === undefined ? 'player' : 'player-dealer';
  return readBody({
    ...when,
    table: Number(table),
    seat: Number(seat),
    position: Number(position),
    activity,
    space,
    isOn,
  });
};

const readBet = ([, table, seat, wager]: readonly string[], payload: string, when: object): Answer<Reading> => {
  const isOn = payload === '5' ? true : Object.hasOwn(PAYLOADS, payload) ? PAYLOADS[payload] : undefined;
  if (isOn === undefined) return noPayload(payload);
  const amount = payload === '5' ? 5 * CHIP : CHIP;
  return readBody({ ...when, table: Number(table), seat: Number(seat), wager, amount, isOn });
};

const noPayload = (payload: string) =>
  refuse('not-a-reading', { problem: speak('reading.payload', { payload: payload.slice(0, 20) }) }, 'FED-8');

/** What a reading asks of the house, also for asking whether the station may. */
export const commandOf = (
  reading: Reading,
): Extract<HouseCommand, { type: 'LightSeat' | 'ClearSeat' | 'PlaceBets' | 'ReadCards' }> => {
  if ('cards' in reading) return { type: 'ReadCards', ...reading };
  if ('wager' in reading) {
    const { table, seat, wager, amount, isOn } = reading;
    return { type: 'PlaceBets', table, bets: [{ seat, wager, amount: isOn ? cents(amount) : NOTHING }] };
  }
  const { table, isOn, at: _, ...lit } = reading;
  return isOn ? { type: 'LightSeat', table, lit } : { type: 'ClearSeat', table, lit };
};

type Place = Pick<BetReading, 'table' | 'seat' | 'wager'> | Omit<FeeReading, 'isOn'>;

/** One place under one sensor. */
export const placeOf = (place: Place): string =>
  'wager' in place
    ? [place.table, place.seat, 'bets', place.wager].join('/')
    : [place.table, place.seat, place.position, place.activity, place.space].join('/');
