import { accept, type Decision, type Refusal } from '#core/base';
import type { Context } from './context.ts';
import type { HouseEvent } from './events.ts';
import type { HouseView, MomentText } from './house.ts';
import { momentFrom, momentText } from './moments.ts';
import { refuse } from './refusals.ts';
import type { Table } from './table.ts';

/** What is still a reasonable contribution at one table. REG-M14 */
export type ContributionBounds = {
  /** Fees that may lie on the sensors of one table for one round. */
  readonly feesMax: number;
  /** From one Start Game of a table to the next. */
  readonly roundSecondsMin: number;
};

/** A contribution that was not taken, until somebody has looked. HSE-17 */
export type Alarm = {
  readonly alarm: number;
  readonly table: number;
  readonly why: AlarmReason;
  /** What was seen, in words. */
  readonly words: string;
  readonly at: MomentText;
};
export type AlarmReason = 'too-fast' | 'too-many';

export type AlarmCommand = {
  readonly type: 'AnswerAlarm';
  readonly alarm: number;
  /** What was found at the table. */
  readonly found: string;
};

/** Somebody has looked at the table, and it goes on. */
export const decideAlarms = (
  house: HouseView,
  { alarm, found }: AlarmCommand,
  { actor }: Context,
): Decision<HouseEvent> => {
  if (!house.alarms.has(alarm)) return refuse('unknown-alarm', { alarm }, 'HSE-1');
  if (found.trim() === '') return refuse('words-missing', { what: 'What was found' }, 'HSE-17; REG-M14');
  return accept({ type: 'AlarmAnswered', alarm, found, by: actor.id });
};

/** A table with an alarm takes no fee until it is answered. */
export const alarmObjection = ({ alarms }: HouseView, table: number): Refusal | undefined => {
  for (const { alarm, table: at, words } of alarms.values()) {
    if (at === table) return refuse('alarm-open', { table, alarm, words }, 'HSE-17; REG-M14');
  }
  return undefined;
};

/** A round that begins sooner than any can be played. */
export const tooFast = (house: HouseView, table: Table, { now }: Context): Decision<HouseEvent> | undefined => {
  const { bounds } = house.settings;
  const { lastStartedAt } = table;
  if (bounds === undefined || lastStartedAt === undefined) return undefined;
  const seconds = (now.epochMilliseconds - momentFrom(lastStartedAt).epochMilliseconds) / 1_000;
  if (seconds >= bounds.roundSecondsMin) return undefined;
  const words = `a round ${seconds.toFixed(1)} s after the last, at least ${bounds.roundSecondsMin} s are expected`;
  return alarm(house, table, 'too-fast', words, now);
};

/** More fees on the sensors of a table than its places hold. */
export const tooMany = (house: HouseView, table: Table, { now }: Context): Decision<HouseEvent> | undefined => {
  const { bounds } = house.settings;
  const fees = table.lit.length + 1;
  if (bounds === undefined || fees <= bounds.feesMax) return undefined;
  return alarm(house, table, 'too-many', `${fees} fees lie there, at most ${bounds.feesMax} are expected`, now);
};

const alarm = (
  { numbers }: HouseView,
  { table }: Table,
  why: AlarmReason,
  words: string,
  now: Temporal.Instant,
): Decision<HouseEvent> =>
  accept({ type: 'ContributionAlarmed', alarm: numbers.alarm + 1, table, why, words, at: momentText(now) });
