import { z } from 'zod';
import { Clause, Key, Words } from './parts-schema.ts';

const Count = z.int().min(1);
const Chart = Key.exactOptional();

export const DrawingFile = z.strictObject({
  chart: Chart,
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
  clause: Clause,
});

export const WheelFile = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('spots'),
    chart: Chart,
    rotationsMin: z.int().min(0),
    double: z.strictObject({ jackpot: Key }).exactOptional(),
    goods: z.boolean(),
    guarantee: z.boolean(),
    clause: Clause,
  }),
  z.strictObject({ type: z.literal('cards'), chart: Chart, cards: Count, valueAwards: z.int().min(0), clause: Clause }),
]);

export const LadderFile = z.strictObject({
  multiples: z.array(Count),
  jumps: z.array(Key),
  replays: z.array(Key),
  clause: Clause,
});

export const SecondStageFile = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('keys'),
    holdersMax: Count,
    prize: Key,
    at: Words.exactOptional(),
    clause: Clause,
  }),
  z.strictObject({
    type: z.literal('tables'),
    tables: Count,
    advance: Count,
    outPrize: Key,
    finalPrize: Key,
    topPrize: Key,
    clause: Clause,
  }),
]);

export const TableDrawFile = z.strictObject({
  chart: Chart,
  gives: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('chips'), prize: Key, seats: Count }),
    z.strictObject({ type: z.literal('item'), prize: Key }),
    z.strictObject({ type: z.literal('spin'), cardsMax: Count }),
  ]),
  clause: Clause,
});

export const SplashFile = z.strictObject({ prize: Key, clause: Clause });
