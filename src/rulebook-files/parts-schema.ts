import { z } from 'zod';
import { cents } from '#core/money';
import { CONDITION_TOPICS } from '#core/rulebook';
import { PERIOD_UNITS, WEEKDAYS } from '#core/time';

/** Whole cents: $1 is 100. */
export const Money = z.int().min(0).transform(cents).meta({ id: 'Cents', description: 'Whole cents: $1 is 100.' });
export const Words = z.string().min(1);
/** Where it stands in the approval; left out where that is the heading of its section. */
export const Clause = Words.exactOptional();
export const WordList = z.array(Words);
/** How things are named to programs: no spaces, so that they can stand in commands and addresses. */
export const Key = z.string().regex(/^\S+$/);

export const MoneyRangeFile = z
  .strictObject({ from: Money, to: Money.exactOptional(), clause: Clause })
  .refine(({ from, to = from }) => from <= to, 'the range ends below its beginning')
  .meta({ id: 'MoneyRange' });

const COUNT_RANGE = {
  from: z.int().min(0),
  to: z.int().min(0).exactOptional(),
  multipleOf: z.int().min(1).exactOptional(),
  clause: Clause,
};
export const CountRangeFile = z
  .strictObject(COUNT_RANGE)
  .refine(({ from, to = from }) => from <= to, 'the range ends below its beginning')
  .meta({ id: 'CountRange' });

export const SettingFile = z.strictObject({
  key: Key,
  label: Words,
  value: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('money'), from: Money, to: Money.exactOptional(), clause: Clause }),
    z.strictObject({ type: z.literal('count'), ...COUNT_RANGE }),
    z.strictObject({ type: z.literal('choice'), oneOf: z.array(z.number()).min(1), clause: Clause }),
  ]),
  list: z.literal(true).exactOptional(),
  lockedFrom: z.enum(['posted', 'sign-up']).exactOptional(),
});

const Period = z.strictObject({ count: z.int().min(1), unit: z.enum(PERIOD_UNITS) });
export const WeeklyMoment = z.strictObject({
  weekday: z.enum(WEEKDAYS),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'expected a time of day such as "18:00"'),
});

export const ClaimsFile = z.strictObject({
  stated: z.boolean().exactOptional(),
  clock: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('id-then-return'), id: Period, return: Period, from: Money }),
      z.strictObject({ type: z.literal('within'), period: Period, since: z.enum(['hand', 'announcement']) }),
      z.strictObject({ type: z.literal('weekly'), opens: WeeklyMoment, closes: WeeklyMoment }),
      z.strictObject({ type: z.literal('no-limit') }),
    ])
    .exactOptional(),
  unclaimedTo: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('reserve') }),
      z.strictObject({ type: z.literal('reserve-of'), activity: Key }),
      z.strictObject({ type: z.literal('fund') }),
      z.strictObject({ type: z.literal('held') }),
      z.strictObject({ type: z.literal('nobody') }),
      z.strictObject({ type: z.literal('redraw') }),
    ])
    .exactOptional(),
  verifiedBy: WordList.exactOptional(),
  paidBy: Words.exactOptional(),
  paidAs: WordList.exactOptional(),
  trayBelow: Money.exactOptional(),
  paperworkFirst: z.boolean().exactOptional(),
  clause: Clause,
});

const Stated = z.enum(['yes', 'implied', 'no']);
const flag = <Value extends z.ZodType>(value: Value) => z.strictObject({ value, stated: Stated }).exactOptional();
const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) => flag(z.enum(values));

export const EligibilityFile = z.strictObject({
  seated: oneOf('required', 'not-required'),
  backline: oneOf('eligible', 'ineligible', 'where-the-game-allows'),
  playerDealer: oneOf('eligible', 'ineligible'),
  propositionPlayers: oneOf('eligible', 'ineligible'),
  employeesOnDuty: oneOf('eligible', 'ineligible', 'on-standby'),
  employeesOffDuty: oneOf('eligible', 'ineligible', 'out-of-uniform'),
  playersMin: z
    .strictObject({
      value: z.int().min(0),
      stated: Stated,
      counted: z.enum(['dealt-in', 'seated']).exactOptional(),
      byGame: z.record(Key, z.int().min(0)).exactOptional(),
    })
    .exactOptional(),
  playersMax: flag(z.union([z.int().min(1), z.enum(['base-game', 'none'])])),
  potMin: flag(Money),
  tournamentTables: oneOf('eligible', 'ineligible', 'required'),
  noPurchaseTables: oneOf('eligible', 'not-offered'),
  age: flag(z.int().min(18)),
  photoId: oneOf('required', 'not-required'),
  presence: oneOf('required', 'not-required'),
  wager: oneOf('required', 'not-required', 'base-or-bonus'),
  fee: oneOf('not-required', 'own', 'player-dealer', 'by-charge', 'table', 'entry'),
  showdown: oneOf('required', 'not-required'),
  allIn: oneOf('completes-bets', 'does-not-complete-bets'),
  folded: oneOf('eligible', 'ineligible', 'after-flop', 'held-aside'),
  misdeal: oneOf('disqualifies', 'counts'),
  fouledDeck: oneOf('disqualifies', 'counts'),
  discussion: oneOf('disqualifies', 'counts'),
  missedBlind: oneOf('ineligible', 'eligible'),
  severalHands: oneOf('each', 'one'),
  prizeLimit: oneOf('none', 'one-a-day', 'one-in-24-hours', 'one-a-drawing', 'one'),
  playerCard: oneOf('required', 'not-required', 'by-version'),
  others: z.array(z.strictObject({ topic: z.enum(CONDITION_TOPICS), words: Words })).exactOptional(),
});
