import { SENSORS, SensorBatch, SensorMessage } from '#api/schemas';
import { type Answer, answer, type Refusal } from '#core/base';
import { refusePerson, scopeWord, stationWord } from '#core/people';
import { check } from '#core/shape';
import { commandOf, type Outcome, type Reading, readBody, readMessage } from '#server/sensors';
import type { Ask, AskedCommand } from '../line/ask.ts';
import { objectionTo } from '../line/command.ts';
import type { ApiParts } from '../line/parts.ts';
import { json, type Reply } from '../line/reply.ts';
import type { CommandRoute, Resource } from '../line/route.ts';
import { inVoice } from '../line/voice.ts';

/** What sensors say and the house does not take, for the floor. MCH-10 */
export const sensors = {
  reads: {
    sensorFaults: (_, __, { sensors }) => {
      const rows = sensors.faults.map(({ refusal, ...fault }) => {
        const { code, facts, message } = refusal;
        return { ...fault, code, said: { code, facts, message } };
      });
      return json({ rows, counts: sensors.counts });
    },
  },
} satisfies Resource;

const heard = async (ask: AskedCommand, parts: ApiParts): Promise<Reply> => {
  const many = check(SensorBatch, ask.body);
  if (!many.ok) {
    const outcome = await outcomeOf(ask.body, ask, parts);
    return outcome.outcome === 'refused' ? outcome.refusal : json({ heard: true, ...outcome });
  }
  const outcomes = await Promise.all(many.value.readings.map(reading => outcomeOf(reading, ask, parts)));
  return json({ results: outcomes.map(outcome => shown(outcome, ask)) });
};

const outcomeOf = async (body: object, ask: AskedCommand, { sensors }: ApiParts): Promise<Outcome> => {
  const reading = allowedReading(body, ask);
  if (!reading.ok) return { outcome: 'refused', refusal: reading };
  return sensors.see(ask.asker.station.station, reading.value);
};

const shown = (outcome: Outcome, { voice }: Ask) => {
  if (outcome.outcome !== 'refused') return { heard: true, ...outcome };
  const { code, message: detail, clause } = inVoice(outcome.refusal, voice);
  return { heard: false, outcome: 'refused', code, detail, clause };
};

const allowedReading = (body: object, ask: AskedCommand): Answer<Reading> => {
  const objection = stationObjection(ask);
  if (objection !== undefined) return objection;
  const reading = readingIn(body);
  if (!reading.ok) return reading;
  // A service hands over what sensors of all tables say; a sensor speaks of its own.
  const isOfAll = ask.asker.station.kind === 'service';
  return (isOfAll ? undefined : objectionTo(ask, commandOf(reading.value))) ?? answer(reading.value);
};

const readingIn = (body: object): Answer<Reading> => {
  const message = check(SensorMessage, body);
  return message.ok ? readMessage(message.value) : readBody(body);
};

/** A person who marks a fee by hand is named with it: that is a command. */
const stationObjection = ({ asker: { station } }: AskedCommand): Refusal | undefined => {
  const what = scopeWord('sensors');
  if (station.kind === 'service')
    return station.scopes?.includes('sensors') === true ? undefined : refusePerson('not-in-scope', { what }, 'MCH-16');
  return station.kind === 'sensor'
    ? undefined
    : refusePerson('not-at-this-station', { what, stations: [stationWord('sensor')] }, 'FED-8');
};

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
