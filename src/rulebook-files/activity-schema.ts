import { z } from 'zod';
import { ODD_PAYERS } from '#core/money';
import { type ApprovalText, HOLDERS, KINDS, RECIPIENTS, SHEET_PARTS } from '#core/rulebook';
import { HandRecipeFile, HandTestFile } from './hand-test-schema.ts';
import { AdminFeeFile, ExtraFile, FundingFile, PrizeFile } from './money-schema.ts';
import {
  ClaimsFile,
  Clause,
  CountRangeFile,
  EligibilityFile,
  Key,
  Money,
  MoneyRangeFile,
  SettingFile,
  WordList,
  Words,
} from './parts-schema.ts';
import { CARRIED_OUT_BY, RunFile } from './run-schema.ts';

const GameMatch = z.union([z.enum(['any', 'poker', 'flop', 'stud', 'draw']), z.array(Key).min(1)]);

const Row = z.strictObject({
  key: Key,
  label: Words,
  games: GameMatch.exactOptional(),
  test: HandTestFile,
  beatenBy: z.strictObject({ label: Words, test: HandTestFile.exactOptional() }).exactOptional(),
  wins: z.literal(true).exactOptional(),
  bankOnly: z.literal(true).exactOptional(),
  prize: PrizeFile,
  extras: z.array(ExtraFile).exactOptional(),
  family: Key.exactOptional(),
  table: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('no-purchase') }),
      z.strictObject({
        type: z.literal('live'),
        limitFrom: Money.exactOptional(),
        limitBelow: Money.exactOptional(),
      }),
    ])
    .exactOptional(),
});

const Chart = z.strictObject({
  key: Key,
  label: Words,
  group: Key.exactOptional(),
  groupStated: z.boolean().exactOptional(),
  rowsTogether: z.boolean().exactOptional(),
  rows: z.array(Row).exactOptional(),
  bestFirst: z.array(Key).exactOptional(),
  clause: Clause,
});

const Percent = z.number().min(0).max(100);
/** Percent by who gets it. */
const Shares = z.partialRecord(z.enum(RECIPIENTS), Percent);

const Payout = z.strictObject({
  key: Key,
  label: Words,
  applies: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('chosen'), rows: z.array(Key).exactOptional() }),
      z.strictObject({ type: z.literal('result'), result: z.enum(['not-lost', 'lost']) }),
      z.strictObject({ type: z.literal('row'), rows: z.array(Key) }),
    ])
    .exactOptional(),
  shares: Shares.exactOptional(),
  bands: z
    .array(
      z.strictObject({
        from: Money.exactOptional(),
        to: Money.exactOptional(),
        shares: z.union([z.array(z.strictObject({ to: z.enum(RECIPIENTS), percent: Percent })), Shares]),
      }),
    )
    .exactOptional(),
  clause: Clause,
});

const Settlement = z.strictObject({
  holders: z.enum(HOLDERS).exactOptional(),
  unpayable: z.enum(['stays', 'to-the-others']).exactOptional(),
  odd: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('up'), paidBy: z.enum(ODD_PAYERS) }),
      z.strictObject({ type: z.literal('down') }),
    ])
    .exactOptional(),
  beat: z
    .strictObject({
      loser: z.enum(['second-best', 'any']),
      pays: z.enum(['loser', 'both', 'structure']),
      table: z.enum(['dealt-in', 'not-folded', 'seated']).exactOptional(),
    })
    .exactOptional(),
  period: z.strictObject({ equal: z.enum(['each', 'split']) }).exactOptional(),
  askedFirst: z.literal(true).exactOptional(),
});

/** `2026-03-01` */
const Day = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** An activity as a house writes it in a file: only what its approval says, amounts in whole cents. RBK-1 */
export const ActivityFile = z.strictObject({
  /** Lets an editor find the schema; says nothing about the activity. */
  $schema: z.string().exactOptional(),
  /** Where it is left out: the regulator's id, else the key. */
  id: Key.exactOptional(),
  key: Key,
  regulatorId: Words.exactOptional(),
  house: Words,
  /** Where it is left out: that of the house. */
  jurisdiction: Key.exactOptional(),
  approved: z.strictObject({ from: Day.exactOptional(), source: Words }).exactOptional(),
  name: Words,
  aliases: WordList.exactOptional(),
  kind: z.enum(KINDS),
  otherKinds: z.array(z.enum(KINDS)).exactOptional(),
  mechanism: z.enum(CARRIED_OUT_BY),
  summary: Words,
  scope: z.enum(['listed', 'all-poker', 'all-table-games', 'all-approved', 'designated', 'not-stated']).exactOptional(),
  games: z
    .array(
      z.union([
        Words,
        z.strictObject({
          name: Words,
          slug: Key.exactOptional(),
          regulatorId: Words.exactOptional(),
          asPrinted: Words.exactOptional(),
        }),
      ]),
    )
    .exactOptional(),
  construction: z.array(z.strictObject({ games: GameMatch, recipe: HandRecipeFile })).exactOptional(),
  charts: z.array(Chart).exactOptional(),
  payouts: z.array(Payout).exactOptional(),
  payoutLockedUntilHit: z.strictObject({ clause: Clause }).exactOptional(),
  prizes: z
    .array(
      z.strictObject({
        key: Key,
        label: Words,
        range: MoneyRangeFile.exactOptional(),
        forms: WordList,
        count: z.int().min(1).exactOptional(),
      }),
    )
    .exactOptional(),
  settlement: Settlement.exactOptional(),
  multiplier: z
    .strictObject({
      range: CountRangeFile,
      windows: z.array(z.enum(['days', 'hours', 'game-limits', 'tables'])),
      prizeMax: MoneyRangeFile.exactOptional(),
    })
    .exactOptional(),
  funding: FundingFile,
  adminFee: AdminFeeFile.exactOptional(),
  eligibility: EligibilityFile.exactOptional(),
  claims: ClaimsFile.exactOptional(),
  settings: z.array(SettingFile).exactOptional(),
  designates: z.array(z.enum(['rank', 'suit', 'losing-hand', 'winning-hand'])).exactOptional(),
  runs: z.array(RunFile).exactOptional(),
  spinsOn: Key.exactOptional(),
  noPurchase: z
    .strictObject({
      offered: z.union([z.boolean(), z.literal('not-stated')]).exactOptional(),
      adWording: z.boolean().exactOptional(),
      hours: Words.exactOptional(),
      handsMin: z.int().min(1).exactOptional(),
      dealerPlaysEmptySeats: z.boolean().exactOptional(),
      rules: WordList.exactOptional(),
    })
    .exactOptional(),
  procedure: z.array(z.strictObject({ who: Words, does: Words })),
  equipment: WordList.exactOptional(),
  posting: z.strictObject({
    items: z.array(z.strictObject({ words: Words, shows: z.array(z.enum(SHEET_PARTS)).min(1) })),
    idWhenRenamed: z.boolean().exactOptional(),
    notice: Words.exactOptional(),
  }),
  records: z
    .strictObject({
      kept: WordList.exactOptional(),
      years: z.int().min(0).exactOptional(),
      yearsStated: z.boolean().exactOptional(),
    })
    .exactOptional(),
  readings: z.array(z.strictObject({ issue: Words, reading: Words })).exactOptional(),
});

/** A field that only one of the two knows stops the build; so does a value of the file that is no approval. */
type Fields = keyof Omit<z.output<typeof ActivityFile>, '$schema'>;
type Same<A, B> = [A, B] extends [B, A] ? A : never;
export const asText = ({
  $schema: _,
  ...text
}: z.output<typeof ActivityFile>): Pick<ApprovalText, Same<keyof ApprovalText, Fields>> => text;
