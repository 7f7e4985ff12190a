import type { Refusal } from '#core/base';
import { type HouseEvent, standingFund } from '#core/house';
import { type Cents, total } from '#core/money';
import { gamingDay, gamingDayOf, isBefore, momentOf } from '#core/time';
import { CLOCK, type Journal, type Payer, TWO } from '../conformance/index.ts';
import { giveAll } from './give-all.ts';

/**
 * Right after the end of the gaming day: so many daily steps go by as a scenario says, and a day can be closed before
 * the next one.
 */
export const STEPS_AT = '06:01';

/** So many times at which the meters take their daily step. */
export const daysPassed = async (journal: Journal, days: number): Promise<Refusal | undefined> => {
  for (let day = 0; day < days; day++) {
    const now = nextStep(journal.now());
    const refused = await journal.ask({ type: 'LetTimePass' }, { ...TWO, now });
    if (refused !== undefined) return refused;
  }
  return undefined;
};

const nextStep = (after: Temporal.Instant): Temporal.Instant => {
  let day = gamingDayOf(CLOCK, after);
  const at = () => momentOf(CLOCK, day.toPlainDateTime(Temporal.PlainTime.from(STEPS_AT)));
  while (!isBefore(after, at())) day = day.add({ days: 1 });
  return at();
};

/** So many tables are open for an hour each, at a game of the activity. */
export const tablesOpen = async (
  journal: Journal,
  game: string,
  numbers: readonly number[],
): Promise<Refusal | undefined> => {
  const plays = { game, isLive: true, isTournament: false };
  const { ask } = journal;
  const opening = await giveAll(
    ask,
    numbers.map(table => ({ type: 'OpenTable', table, plays }) as const),
  );
  if (opening !== undefined) return opening;
  await ask({ type: 'LetTimePass' }, { ...TWO, now: journal.now().add({ hours: 1 }) });
  return giveAll(
    ask,
    numbers.map(table => ({ type: 'CloseTable', table }) as const),
  );
};

/** The day is over and closed, with all before it: the house bills the hours and has back what it can. */
export const daysClosed = async (journal: Journal): Promise<Refusal | undefined> => {
  const { to: now } = gamingDay(CLOCK, gamingDayOf(CLOCK, journal.now()));
  const passed = await journal.ask({ type: 'LetTimePass' }, { ...TWO, now });
  if (passed !== undefined) return passed;
  for (;;) {
    const { day } = journal.house();
    if (day === undefined || isBefore(now, gamingDay(CLOCK, Temporal.PlainDate.from(day)).to)) return undefined;
    const refused = await journal.ask({ type: 'CloseGamingDay' });
    if (refused !== undefined) return refused;
  }
};

/** Whether closing the day now could repay the house. */
export const isOwed = (journal: Journal, payer: Payer): boolean =>
  standingFund(journal.house().funds, payer).advance > 0;

export const repaidIn = (events: readonly HouseEvent[]): Cents =>
  total(
    events.flatMap(event =>
      event.type === 'FundMoved' && event.fund.type === 'HouseRepaid' ? [event.fund.amount] : [],
    ),
  );
