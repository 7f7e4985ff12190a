import { z } from 'zod';
import { POKER_METERS } from '#core/games';
import { type Entry, netOf, type Settlement } from '#core/games/table';
import { settleJson } from './round-json.ts';

const Amounts = z.record(z.string(), z.int());

const Expect = z.object({
  refused: z.boolean().optional(),
  void: z.boolean().optional(),
  seats: z
    .array(z.object({ seat: z.int(), results: Amounts.optional(), envy: z.int().optional(), net: z.int().optional() }))
    .default([]),
  meters: z.partialRecord(z.enum(POKER_METERS), z.int()).default({}),
  reserve: z.int().optional(),
});
type Expect = z.infer<typeof Expect>;

/** Kind `game-round`: a round of a table game, settled whole. */
export const gameRound = (scenario: unknown): readonly string[] => gameRoundBy(scenario, settleJson);

/** The same whoever settles. */
export const gameRoundBy = (scenario: unknown, settle: typeof settleJson): readonly string[] => {
  const { expect } = z.object({ expect: Expect }).parse(scenario);
  const settled = settle(scenario);
  if (!settled.ok) return expect.refused === true ? [] : [`refused: ${settled.message} (${settled.clause})`];
  if (expect.refused === true) return ['should be refused, was settled'];
  return [
    ...differs('void', expect.void, settled.value.isVoid),
    ...expect.seats.flatMap(seat => seatDiffers(seat, settled.value)),
    ...meterDiffers(expect, settled.value),
  ];
};

const seatDiffers = (
  { seat, results = {}, envy, net }: Expect['seats'][number],
  settlement: Settlement,
): readonly string[] => {
  const entries = settlement.entries.filter(entry => entry.seat === seat);
  const netOn = (wager: string) => sumOf(entries.filter(entry => entry.wager === wager));
  return [
    ...Object.entries(results).flatMap(([wager, cents]) => differs(`seat ${seat} ${wager}`, cents, netOn(wager))),
    ...differs(`seat ${seat} envy`, envy, netOn('envy')),
    ...differs(`seat ${seat} net`, net, sumOf(entries)),
  ];
};

const meterDiffers = ({ meters, reserve }: Expect, settlement: Settlement): readonly string[] => [
  ...POKER_METERS.flatMap(name => differs(`meter ${name}`, meters[name], settlement.meters[name]?.posted)),
  ...differs('reserve', reserve, settlement.meters['progressive']?.reserve),
];

const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, entry) => sum + netOf(entry), 0);

const differs = <Value extends number | boolean>(
  field: string,
  expected: Value | undefined,
  got: Value | undefined,
): readonly string[] =>
  expected === undefined || expected === got ? [] : [`${field} should be ${expected}, is ${got}`];
