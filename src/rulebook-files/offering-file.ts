import { z } from 'zod';
import { RANKS, SUITS } from '#core/cards';
import type { Activity, Offering } from '#core/rulebook';
import type { SheetPosting } from '#core/sheet';
import { type PostedWindow, parseWindow } from '#core/time';
import { HandTestFile } from './hand-test-schema.ts';
import { Key, Money, Words } from './parts-schema.ts';
import type { ActivityProblem } from './problem.ts';
import { problemsIn } from './read-activity.ts';

const Amounts = z.record(Key, Money).default({});
const Keys = z.array(Key);
const Numbers = z.union([z.number().transform(value => [value]), z.array(z.number())]);

const Window = z.string().transform((text, context): PostedWindow => {
  const window = parseWindow(text);
  if (window.ok) return window.value;
  context.addIssue(window.message);
  return z.NEVER;
});

const Designated = z.strictObject({
  rank: z.enum(RANKS).exactOptional(),
  suit: z.enum(SUITS).exactOptional(),
  losing: HandTestFile.exactOptional(),
  winning: HandTestFile.exactOptional(),
});

/** An offering as a house writes it in a file; what is left out is not offered, or has one approved value. */
const OfferingJson = z.strictObject({
  activity: Key.exactOptional(),
  charts: Keys.default([]),
  payouts: Keys.default([]),
  rows: Keys.exactOptional(),
  prizes: Amounts,
  tickets: z.record(Key, z.int()).default({}),
  seed: Amounts,
  reseed: Amounts,
  daily: Amounts,
  cap: Amounts,
  allocation: z.record(Key, z.number()).exactOptional(),
  multiplier: z.number().exactOptional(),
  adminFee: Money.exactOptional(),
  chip: Money.exactOptional(),
  mode: z.enum(['points', 'tickets']).exactOptional(),
  minimum: HandTestFile.exactOptional(),
  designated: Designated.exactOptional(),
  settings: z.record(Key, Numbers).default({}),
  /** The name it is advertised under. */
  name: Words.exactOptional(),
  times: z.array(Window).default([]),
  drawings: z.array(Window).default([]),
  pools: Amounts,
});

export type OfferingFile = { readonly offering: Offering; readonly posting: SheetPosting };

/** The choices and what is posted with them, or every problem of the file. Whether they are approved is the core's. */
export const readOfferingFile = (
  { id }: Activity,
  json: unknown,
): ({ readonly ok: true } & OfferingFile) | { readonly ok: false; readonly problems: readonly ActivityProblem[] } => {
  const read = OfferingJson.safeParse(json, { reportInput: true });
  if (!read.success) return { ok: false, problems: problemsIn(read.error) };
  const { name, times, drawings, pools, activity = id, ...choices } = read.data;
  const posting = { times, drawings, pools, ...(name === undefined ? {} : { name }) };
  return { ok: true, offering: { ...choices, activity }, posting };
};
