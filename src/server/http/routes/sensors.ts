import { SENSORS, SensorMessage } from '#api/schemas';
import { type Answer, answer, type Refusal } from '#core/base';
import { refusePerson } from '#core/people';
import { check } from '#core/shape';
import { commandOf, type Reading, readBody, readMessage } from '#server/sensors';
import type { AskedCommand } from '../line/ask.ts';
import { objectionTo } from '../line/command.ts';
import type { ApiParts } from '../line/parts.ts';
import { json, type Reply } from '../line/reply.ts';
import type { CommandRoute } from '../line/route.ts';

const heard = (ask: AskedCommand, { sensors }: ApiParts): Reply => {
  const reading = allowedReading(ask);
  if (!reading.ok) return reading;
  sensors.see(ask.asker.station.station, reading.value);
  return json({ heard: true });
};

const allowedReading = (ask: AskedCommand): Answer<Reading> => {
  const reading = readingIn(ask.body);
  if (!reading.ok) return reading;
  return stationObjection(ask) ?? objectionTo(ask, commandOf(reading.value)) ?? answer(reading.value);
};

const readingIn = (body: object): Answer<Reading> => {
  const message = check(SensorMessage, body);
  return message.ok ? readMessage(message.value) : readBody(body);
};

/** A person who marks a fee by hand is named with it: that is a command. */
const stationObjection = ({ asker: { station } }: AskedCommand): Refusal | undefined =>
  station.kind === 'sensor'
    ? undefined
    : refusePerson('not-at-this-station', { what: 'A reading', stations: 'sensor' }, 'FED-8');

const { answer: answers, ...address } = SENSORS;
/** Where sensors say what they see. FED-8 */
export const SENSOR_ROUTE: CommandRoute = {
  type: 'command',
  method: 'POST',
  ...address,
  id: 'sensed',
  isKeyless: true,
  answers,
  answer: heard,
};
