import { z } from 'zod';
import { DECK } from '#core/cards';
import { CALLS, HOLDS, type Prize, TURNS } from '#core/games/hi-lo-progressive';
import { LINES, type Paid } from '#core/games/punto-banco';
import {
  type Entry,
  METER_NAMES,
  type Meter,
  type Meters,
  type Note,
  type Pays,
  type Verdict,
  WAGER_NAMES,
  type WagerName,
} from '#core/games/table';
import type { HiLoEvent, RoundResult } from '#core/house';
import { Amount, DayText, exactly, MomentText, oneOf, Text, Whole, Yes } from './exactly.ts';
import type { FieldsOf } from './fields-of.ts';

const PAYS: { readonly [Kind in Pays['kind']]: FieldsOf<Omit<Extract<Pays, { readonly kind: Kind }>, 'kind'>> } = {
  to: { n: Whole, d: Whole },
  for: { n: Whole },
  'meter-percent': { percent: z.number() },
};
const PaysAnswer = z.union(
  Object.entries(PAYS).map(([kind, fields]) => z.strictObject({ kind: z.literal(kind), ...fields })),
) as unknown as z.ZodType<Pays>; // Each kind with its fields.

const VerdictAnswer = exactly<Verdict>({
  kind: z.enum(['loses', 'forfeits', 'pushes', 'pays']),
  hand: Text.describe('The hand by the name of its row, empty where no row is meant.'),
  pays: PaysAnswer.optional().describe(
    '`to` keeps the stake, `for` has swallowed it, a percentage comes off the meter.',
  ),
  place: Whole.describe('The row of the table from the top, counted from 0.'),
  why: Text,
  clause: Text,
});
const NoteAnswer = oneOf<Note>({
  meter: {
    name: z.enum(METER_NAMES),
    reading: Amount,
    sharers: Whole,
    seeded: Amount.describe('What a reset took from the house.'),
    fromReserve: Amount.describe('What a reset took from the reserve.'),
  },
  'hand-of': { holder: z.union([Whole, z.literal('dealer')]) },
});

/** What became of every bet of a round. */
export const RoundResultAnswer = oneOf<RoundResult>({
  poker: {
    isVoid: Yes,
    entries: z.array(
      exactly<Entry>({
        seat: Whole,
        wager: z.enum(Object.keys(WAGER_NAMES) as WagerName[]), // Keys of a table are its names.
        stake: Amount,
        home: z.enum(['tray', 'game-account']).describe('Where the stake goes.'),
        verdict: VerdictAnswer,
        returned: Amount.describe('All that goes to the player.'),
        from: z.enum(['tray', 'game-account', 'meter']).describe('Where it comes from.'),
        note: NoteAnswer.optional(),
      }),
    ),
    seeded: Amount.describe('What the house put into meters that were reset.'),
  },
  baccarat: {
    winner: Text,
    paid: z.array(exactly<Paid>({ seat: Whole, line: z.enum(LINES), net: Amount, why: Text })),
  },
});

const MeterAnswer = exactly<Meter>({
  posted: Amount,
  reset: Amount,
  reserve: Amount,
  carry: exactly<Meter['carry']>({ over: Whole, under: Whole }).describe('The part of a cent that waits.'),
});
export const GameMeters: z.ZodType<Meters> = z.partialRecord(z.enum(METER_NAMES), MeterAnswer);

const PLAYER = { player: Text };
const HOUR = { hour: Text.describe('The drawing of that hour: 15:00.') };
const PRIZE = { prize: exactly<Prize>({ amount: Amount, form: z.enum(['free-play', 'cash']) }) };
const Hold = z.enum(HOLDS);
const Natural = z.enum(DECK);

/** What can happen in the Hi-Lo game on the floor. */
export const HiLoEventAnswer = oneOf<HiLoEvent>({
  HiLoDayOpened: { day: DayText, progressive: Amount },
  FirstCardTurned: { card: Natural },
  GuessMade: { call: z.enum(CALLS) },
  CardTurned: { card: Natural, result: z.enum(TURNS) },
  AttemptEnded: { correct: Whole.describe('How many guesses were right.'), ...PRIZE, wonProgressive: Yes },
  PlayerDrawn: { ...PLAYER, ...HOUR, until: MomentText },
  PlayerReported: { ...PLAYER, hold: Hold.exactOptional() },
  DrawForfeited: { ...PLAYER, ...HOUR },
  PrizeWon: { ...PLAYER, ...HOUR, ...PRIZE, progressive: Amount },
  PrizeHeld: { ...PLAYER, ...PRIZE, hold: Hold, until: MomentText },
  HeldPrizePaid: PLAYER,
  HeldPrizeLapsed: PLAYER,
  ProgressiveReverted: { amount: Amount },
  PlayersMerged: { ...PLAYER, from: Text.describe('The id that is gone.') },
});
