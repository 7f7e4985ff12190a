import { type Answer, answer } from '#core/base';
import {
  chooseSchedule,
  envyRule,
  type Judge,
  judgedOnce,
  judgeFiveCards,
  judgeFourCards,
  type ProgressiveRule,
  REASONS,
  type ScheduleChoices,
} from '#core/games/table';
import { cents } from '#core/money';
import { speak } from './coach/said.ts';
import type { Wager } from './layout.ts';
import {
  AUTOMATIC_BONUS,
  PROGRESSIVE_SCHEDULES,
  type ProgressiveKey,
  SCHEDULES,
  type ScheduleKey,
} from './pay-tables.ts';

/** The pay schedules in force; without one, Aces Up or the progressive is not offered. */
export type Schedules = {
  readonly acesUp?: ScheduleKey | undefined;
  readonly progressive?: ProgressiveKey | undefined;
};

/** The schedules, judged beforehand. */
export type Judges = {
  readonly automaticBonus: Judge;
  readonly acesUp: Judge | undefined;
  readonly progressive: ProgressiveRule<Wager> | undefined;
};

const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[]; // Its own keys.

/** What a house may choose. */
export const CHOICES = {
  acesUp: keysOf(SCHEDULES),
  progressive: keysOf(PROGRESSIVE_SCHEDULES),
} as const satisfies ScheduleChoices;

/** Reads the schedules in force; a progressive also by the misprint under which the rule prints it. */
export const chooseSchedules = (given: Readonly<Record<string, unknown>>): Answer<Schedules> => {
  const acesUp = chooseSchedule('acesUp', given['acesUp'], CHOICES.acesUp, 'FCP 6');
  if (!acesUp.ok) return acesUp;
  const named = ALIASES[String(given['progressive'])] ?? given['progressive'];
  const progressive = chooseSchedule('progressive', named, CHOICES.progressive, 'FCP 7');
  return progressive.ok ? answer({ acesUp: acesUp.value, progressive: progressive.value }) : progressive;
};

/** FCP 9.2 */
const ALIASES: Readonly<Record<string, ProgressiveKey>> = { 'FCCP-2': 'FCPP-2', 'FCCP-3': 'FCPP-3' };

export const judgesFor = judgedOnce(
  ({ acesUp, progressive }: Schedules): Judges => ({
    automaticBonus: judgeFourCards(AUTOMATIC_BONUS, REASONS.belowThree),
    acesUp: acesUp && judgeFourCards(SCHEDULES[acesUp].acesUp, speak('why.below-aces', {})),
    progressive: progressive && progressiveRule(progressive),
  }),
);

/** FCP 9.1: the FCPP schedules rank the best four cards, the PMG schedules all five. */
const progressiveRule = (key: ProgressiveKey): ProgressiveRule<Wager> => {
  const schedule = PROGRESSIVE_SCHEDULES[key];
  const envyCents: Readonly<Record<string, number>> = schedule.envyCents;
  const judge = schedule.cards === 4 ? judgeFourCards : judgeFiveCards;
  return {
    wager: 'progressive',
    stakeOf: wagers => wagers.progressive,
    meter: 'progressive',
    cards: schedule.cards,
    judge: judge(schedule, REASONS.belowThree),
    envy: envyRule(Object.keys(envyCents), schedule.clause, (hand, stake) =>
      cents((envyCents[hand]! * stake) / schedule.wagerCents),
    ),
  };
};
