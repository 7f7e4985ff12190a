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
import { Amount } from '#core/money';
import {
  choiceBy,
  described,
  either,
  exactly,
  list,
  number,
  one,
  optional,
  record,
  type Shape,
  Text,
  Whole,
  yes,
} from '#core/shape';
import { DayText, MomentText } from '#core/time';
import { choiceOf, type FieldsOf, objectOf } from './paired.ts';

const PAYS: { readonly [Kind in Pays['kind']]: FieldsOf<Omit<Extract<Pays, { readonly kind: Kind }>, 'kind'>> } = {
  to: { n: Whole, d: Whole },
  for: { n: Whole },
  'meter-percent': { percent: number() },
};
const PaysAnswer = choiceBy('kind', PAYS);

const VerdictAnswer = objectOf<Verdict>({
  kind: one(['loses', 'forfeits', 'pushes', 'pays']),
  hand: described(Text, 'The hand by the name of its row, empty where no row is meant.'),
  pays: optional(PaysAnswer, '`to` keeps the stake, `for` has swallowed it, a percentage comes off the meter.'),
  place: described(Whole, 'The row of the table from the top, counted from 0.'),
  why: Text,
  clause: Text,
});
const NoteAnswer = choiceOf<Note>({
  meter: {
    name: one(POKER_METERS),
    reading: Amount,
    sharers: Whole,
    seeded: described(Amount, 'What a reset took from the house.'),
    fromReserve: described(Amount, 'What a reset took from the reserve.'),
  },
  'hand-of': { holder: either(Whole, exactly('dealer')) },
});

/** What became of every bet of a round. */
export const RoundResultAnswer = choiceOf<RoundResult>({
  poker: {
    isVoid: yes,
    entries: list(
      objectOf<Entry>({
        seat: Whole,
        wager: one(POKER_WAGERS),
        stake: Amount,
        home: described(one(['tray', 'game-account']), 'Where the stake goes.'),
        verdict: VerdictAnswer,
        returned: described(Amount, 'All that goes to the player.'),
        from: described(one(['tray', 'game-account', 'meter']), 'Where it comes from.'),
        note: optional(NoteAnswer),
      }),
    ),
    seeded: described(Amount, 'What the house put into meters that were reset.'),
  },
  baccarat: {
    winner: Text,
    paid: list(
      objectOf<Paid>({ seat: Whole, line: one(COUP_GAMES.flatMap(({ lines }) => lines)), net: Amount, why: Text }),
    ),
  },
});

export const MeterAnswer = objectOf<ProgressiveMeter>({
  posted: Amount,
  reset: Amount,
  reserve: Amount,
  carry: described(
    objectOf<ProgressiveMeter['carry']>({ over: Whole, under: Whole }),
    'The part of a cent that waits.',
  ),
});
export const GameMeters: Shape<Meters> = record(one(POKER_METERS), MeterAnswer);

const PLAYER = { player: Text };
const HOUR = { hour: described(Text, 'The drawing of that hour: 15:00.') };
const PRIZE = { prize: objectOf<Prize>({ amount: Amount, form: one(['free-play', 'cash']) }) };
const Hold = one(HI_LO.holds);
const Natural = one(DECK);

/** What can happen in the Hi-Lo game on the floor. */
export const HiLoEventAnswer = choiceOf<HiLoEvent>({
  HiLoDayOpened: { day: DayText, progressive: Amount },
  FirstCardTurned: { card: Natural },
  GuessMade: { call: one(HI_LO.calls) },
  CardTurned: { card: Natural, result: one(HI_LO.turns) },
  AttemptEnded: { correct: described(Whole, 'How many guesses were right.'), ...PRIZE, wonProgressive: yes },
  PlayerDrawn: { ...PLAYER, ...HOUR, until: MomentText },
  PlayerReported: { ...PLAYER, hold: optional(Hold) },
  DrawForfeited: { ...PLAYER, ...HOUR },
  PrizeWon: { ...PLAYER, ...HOUR, ...PRIZE, progressive: Amount },
  PrizeHeld: { ...PLAYER, ...PRIZE, hold: Hold, until: MomentText },
  HeldPrizePaid: PLAYER,
  HeldPrizeLapsed: PLAYER,
  ProgressiveReverted: { amount: Amount },
  PlayersMerged: { ...PLAYER, from: described(Text, 'The id that is gone.') },
});
