import { z } from 'zod';
import { INSTRUMENT_TYPES } from '#core/mechanisms/instrument/terms';
import { PAYOUT_METHODS } from '#core/mechanisms/tournament/terms';
import { HEADINGS } from '#core/rulebook';
import { Key, WeeklyMoment, Words } from './parts-schema.ts';

const Count = z.int().min(1);
/** `03-31` */
const MonthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** What every run has; a clause that is left out is the usual heading. */
const run = <const Name extends string>(mechanism: Name, clause: string = HEADINGS.run) => ({
  mechanism: z.literal(mechanism),
  chart: Key.exactOptional(),
  clause: Words.default(clause),
});
/** The same where winners are drawn. */
const drawnRun = <const Name extends string>(mechanism: Name) => ({
  ...run(mechanism),
  drawn: z.literal(true).default(true),
});

const Drawing = z.strictObject({
  ...drawnRun('drawing'),
  entries: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('hand') }),
      z.strictObject({ type: z.literal('seat'), times: z.array(Words).exactOptional() }),
      z.strictObject({ type: z.literal('hour') }),
    ]),
  ),
  proof: z.enum(['stub', 'club-card', 'none']),
  gives: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('one-of'),
      keys: z.array(Key),
      orElse: Words.exactOptional(),
      count: Count.exactOptional(),
    }),
    z.strictObject({ type: z.literal('list'), prizes: z.array(z.strictObject({ key: Key, game: Key })) }),
  ]),
  inVain: z.enum(['redraw', 'carry-over']),
  idUntil: z.enum(['claim', 'second-stage']),
  drum: z.enum(['kept', 'as-posted']),
  emptiedAfterDays: Key.exactOptional(),
  schedule: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('last-day'), times: z.array(Words).min(1), weeks: Key }),
      z.strictObject({ type: z.literal('days'), drawings: Count, withinDays: Count }),
    ])
    .exactOptional(),
  onePerPerson: z.literal(true).exactOptional(),
});

const Wheel = z.strictObject({
  ...drawnRun('wheel'),
  rotationsMin: z.int().min(0),
  double: z.strictObject({ jackpot: Key }).exactOptional(),
  goods: z.boolean(),
  guarantee: z.boolean(),
});

const CardWheel = z.strictObject({ ...drawnRun('card-wheel'), cards: Count, valueAwards: z.int().min(0) });

const GambleUp = z.strictObject({
  ...run('gamble-up'),
  multiples: z.array(Count),
  jumps: z.array(Key),
  replays: z.array(Key),
});

const SecondStage = z.discriminatedUnion('type', [
  z.strictObject({
    ...run('car-giveaway'),
    type: z.literal('keys'),
    holdersMax: Count,
    prize: Key,
    at: Words.exactOptional(),
  }),
  z.strictObject({
    ...run('car-giveaway'),
    type: z.literal('tables'),
    tables: Count,
    advance: Count,
    outPrize: Key,
    finalPrize: Key,
    topPrize: Key,
  }),
]);

const TableDrawing = z.strictObject({
  ...drawnRun('table-drawing'),
  gives: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('chips'), prize: Key, seats: Count }),
    z.strictObject({ type: z.literal('item'), prize: Key }),
    z.strictObject({ type: z.literal('spin'), cardsMax: Count }),
  ]),
});

const SplashPot = z.strictObject({ ...drawnRun('splash-pot'), prize: Key });

const Instrument = z.strictObject({
  ...run('instrument', HEADINGS.item),
  kinds: z.array(
    z.strictObject({
      type: z.enum(INSTRUMENT_TYPES),
      chart: Key.exactOptional(),
      stake: z.enum(['equal-live', 'live-at-least-face', 'alone']),
      pays: z.enum(['even', 'game-odds']),
      uses: z.enum(['one-decision', 'until-lost', 'as-printed']),
      cagePays: z.enum(['on-win', 'on-loss']),
      startsAs: z.enum(['itself', 'voucher']),
      isSold: z.boolean(),
    }),
  ),
  bets: z.array(z.enum(['base', 'bonus'])),
  perWager: z.enum(['one', 'any-number']),
  bothSides: z.enum(['barred', 'allowed']),
  names: z.array(z.enum(['games', 'expiry'])).exactOptional(),
  redemptionFee: z.boolean(),
});

const Tracking = z.strictObject({
  ...run('tracking'),
  hour: z.enum(['completed', 'scanned']),
  credits: z.boolean(),
  hoursMin: Count.exactOptional(),
  season: z.strictObject({ from: MonthDay, to: MonthDay }).exactOptional(),
});

const Contest = z.strictObject({
  ...run('contest'),
  score: z.enum(['points', 'picks']),
  entries: z.enum(['until', 'before']).exactOptional(),
  closes: WeeklyMoment.exactOptional(),
  hoursMin: Count.exactOptional(),
  tieBreak: z.literal('nearest-total').exactOptional(),
  equal: z.enum(['share-their-places', 'share-one-place']),
  places: Count,
});

const Squares = z.strictObject({ ...run('squares'), prize: Key });

const Tournament = z.strictObject({
  ...run('tournament', HEADINGS.event),
  payouts: z.array(z.enum(PAYOUT_METHODS)),
  bounties: z.boolean(),
  guarantee: z.boolean(),
  deals: z.boolean(),
});

/** What an activity runs, told by the mechanism. RBK-17 */
export const RunFile = z.discriminatedUnion('mechanism', [
  Drawing,
  Wheel,
  CardWheel,
  GambleUp,
  SecondStage,
  TableDrawing,
  SplashPot,
  Instrument,
  Tracking,
  Contest,
  Squares,
  Tournament,
]);

/** What may carry an activity out: hands that are paid by themselves, and what runs. */
export const CARRIED_OUT_BY: readonly string[] = [
  'bonus-hand',
  'bad-beat',
  'high-hand',
  ...RunFile.options.flatMap(option => ('options' in option ? [] : [option.shape.mechanism.value])),
];
