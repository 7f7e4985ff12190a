import { type SensorMessage, SensorReading } from '#api/schemas';
import { type Answer, answer } from '#core/base';
import type { HouseCommand } from '#core/house';
import { check, type Of } from '#core/shape';
import { refuse, speak } from './refusals.ts';

/** What a sensor under one place of one table sees of one activity's fee. */
export type Reading = Required<Of<typeof SensorReading>>;

/** From the body of a POST: `{ "table": 8, "seat": 3, "activity": "our-progressive", "isOn": true }`. */
export const readBody = (body: unknown): Answer<Reading> => {
  const read = check(SensorReading, body);
  if (!read.ok) return refuse('not-a-reading', { problem: read.wrong }, 'FED-8');
  return answer({ position: 1, space: 'player', ...read.value });
};

const TOPIC = /^tables\/(\d+)\/seats\/(\d+)(?:\/positions\/(\d+))?\/activities\/([^/]+)(\/player-dealer)?$/;
const PAYLOADS: Readonly<Record<string, boolean>> = { on: true, '1': true, off: false, '0': false };

/** From a topic and a payload: `tables/8/seats/3/activities/our-progressive` and `on`, `off`, `1` or `0`. */
export const readMessage = ({ topic, payload }: Of<typeof SensorMessage>): Answer<Reading> => {
  const found = TOPIC.exec(topic);
  if (found === null)
    return refuse('not-a-reading', { problem: speak('reading.topic', { topic: topic.slice(0, 100) }) }, 'FED-8');
  const [, table, seat, position = '1', activity, bank] = found;
  const isOn = Object.hasOwn(PAYLOADS, payload) ? PAYLOADS[payload] : undefined;
  if (isOn === undefined)
    return refuse('not-a-reading', { problem: speak('reading.payload', { payload: payload.slice(0, 20) }) }, 'FED-8');
  const space = bank === undefined ? 'player' : 'player-dealer';
  return readBody({ table: Number(table), seat: Number(seat), position: Number(position), activity, space, isOn });
};

/** What a reading asks of the house, also for asking whether the station may. */
export const commandOf = ({
  table,
  isOn,
  ...lit
}: Reading): Extract<HouseCommand, { type: 'LightSeat' | 'ClearSeat' }> =>
  isOn ? { type: 'LightSeat', table, lit } : { type: 'ClearSeat', table, lit };

/** One place under one sensor. */
export const placeOf = ({ table, seat, position, activity, space }: Omit<Reading, 'isOn'>): string =>
  [table, seat, position, activity, space].join('/');
