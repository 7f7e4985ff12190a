import { accept, type Decision, type Refusal } from '#core/base';
import {
  type Alarm,
  type Context,
  type Decide,
  type HouseView,
  momentFrom,
  momentText,
  refuse as refuseAtHouse,
  type Table,
  word,
} from '#core/state';
import { type Said, saidIn, written } from '#core/words';
import { refuse, speak } from './refusals.ts';
import type { AlarmCommand, AlarmEvent } from './shape.ts';

/** Somebody has looked at the table, and it goes on. */
export const answerAlarm: Decide<AlarmCommand, AlarmEvent> = (house, { alarm, found }, { actor }) => {
  if (!house.alarms.has(alarm)) return refuse('unknown-alarm', { alarm }, 'HSE-1');
  if (found.trim() === '')
    return refuseAtHouse('words-missing', { what: word('words.finding', {}) }, 'HSE-17; REG-M14');
  return accept({ type: 'AlarmAnswered', alarm, found, by: actor.id });
};

/** A table with an alarm takes no fee until it is answered. */
export const alarmObjection = ({ alarms }: HouseView, table: number): Refusal | undefined => {
  for (const alarm of alarms.values()) {
    const facts = { table, alarm: alarm.alarm, words: saidIn(alarm) };
    if (alarm.table === table) return refuse('alarm-open', facts, 'HSE-17; REG-M14');
  }
  return undefined;
};

/** A round that begins sooner than any can be played. */
export const tooFast = (house: HouseView, table: Table, { now }: Context): Decision<AlarmEvent> | undefined => {
  const { bounds } = house.settings;
  const { lastStartedAt } = table;
  if (bounds === undefined || lastStartedAt === undefined) return undefined;
  const seconds = (now.epochMilliseconds - momentFrom(lastStartedAt).epochMilliseconds) / 1_000;
  if (seconds >= bounds.roundSecondsMin) return undefined;
  const facts = { seconds: seconds.toFixed(1), least: bounds.roundSecondsMin };
  return alarm(house, table, 'too-fast', speak('alarm.too-fast', facts), now);
};

/** More fees on the sensors of a table than its places hold. */
export const tooMany = (house: HouseView, table: Table, { now }: Context): Decision<AlarmEvent> | undefined => {
  const { bounds } = house.settings;
  const fees = table.lit.length + 1;
  if (bounds === undefined || fees <= bounds.feesMax) return undefined;
  return alarm(house, table, 'too-many', speak('alarm.too-many', { fees, most: bounds.feesMax }), now);
};

const alarm = (
  { numbers }: HouseView,
  { table }: Table,
  why: Alarm['why'],
  seen: Said,
  now: Temporal.Instant,
): Decision<AlarmEvent> =>
  accept({ type: 'ContributionAlarmed', alarm: numbers.alarm + 1, table, why, ...written(seen), at: momentText(now) });
