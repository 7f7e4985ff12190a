import { z } from 'zod';
import { DECK } from '#core/cards';
import {
  COUP_GAMES,
  HI_LO,
  type HiLoEvent,
  type Paid,
  POKER_METERS,
  POKER_WAGERS,
  type Prize,
  type RoundResult,
} from '#core/games';
import type { Entry, Meters, Note, Pays, ProgressiveMeter, Verdict } from '#core/games/table';
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
    name: z.enum(POKER_METERS),
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
        wager: z.enum(POKER_WAGERS),
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
    paid: z.array(
      exactly<Paid>({ seat: Whole, line: z.enum(COUP_GAMES.flatMap(({ lines }) => lines)), net: Amount, why: Text }),
    ),
  },
});

const MeterAnswer = exactly<ProgressiveMeter>({
  posted: Amount,
  reset: Amount,
  reserve: Amount,
  carry: exactly<ProgressiveMeter['carry']>({ over: Whole, under: Whole }).describe('The part of a cent that waits.'),
});
export const GameMeters: z.ZodType<Meters> = z.partialRecord(z.enum(POKER_METERS), MeterAnswer);

const PLAYER = { player: Text };
const HOUR = { hour: Text.describe('The drawing of that hour: 15:00.') };
const PRIZE = { prize: exactly<Prize>({ amount: Amount, form: z.enum(['free-play', 'cash']) }) };
const Hold = z.enum(HI_LO.holds);
const Natural = z.enum(DECK);

/** What can happen in the Hi-Lo game on the floor. */
export const HiLoEventAnswer = oneOf<HiLoEvent>({
  HiLoDayOpened: { day: DayText, progressive: Amount },
  FirstCardTurned: { card: Natural },
  GuessMade: { call: z.enum(HI_LO.calls) },
  CardTurned: { card: Natural, result: z.enum(HI_LO.turns) },
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
