import { OTHER_ANSWERS, SENSORS, SensorMessage } from '#api/schemas';
import { type Answer, answer, type Refusal } from '#core/base';
import { mayAsk } from '#core/house';
import { refusePerson } from '#core/people';
import { check } from '#core/shape';
import { commandOf, type Reading, readBody, readMessage } from '#server/sensors';
import type { AskedCommand } from './ask.ts';
import type { ApiParts } from './parts.ts';
import { json, type Reply } from './reply.ts';
import type { CommandRoute } from './route.ts';

/** Where sensors say what they see. FED-8 */
export const sensorRoutes = (): readonly CommandRoute[] => [
  {
    type: 'command',
    method: 'POST',
    path: SENSORS.path,
    isKeyless: true,
    answers: OTHER_ANSWERS.sensed,
    answer: heard,
  },
];

const heard = (ask: AskedCommand, { sensors }: ApiParts): Reply => {
  const reading = allowedReading(ask);
  if (!reading.ok) return reading;
  sensors.see(ask.asker.station.station, reading.value);
  return json({ heard: true });
};

const allowedReading = (ask: AskedCommand): Answer<Reading> => {
  const reading = readingIn(ask.body);
  if (!reading.ok) return reading;
  return stationObjection(ask) ?? mayAsk(ask.house, ask.asker, commandOf(reading.value)) ?? answer(reading.value);
};

const readingIn = (body: object): Answer<Reading> => {
  const message = check(SensorMessage, body);
  return message.ok ? readMessage(message.value) : readBody(body);
};

/** Whoever marks a fee by hand is named with it: that is a command. */
const stationObjection = ({ asker: { station } }: AskedCommand): Refusal | undefined =>
  station.kind === 'sensor'
    ? undefined
    : refusePerson('not-at-this-station', { what: 'A reading', stations: 'sensor' }, 'FED-8');
