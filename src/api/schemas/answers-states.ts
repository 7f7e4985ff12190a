import { GONE } from '#core/mechanisms/instrument';
import { INSTRUMENT_TYPES } from '#core/mechanisms/instrument/terms';
import { Amount, AmountByName } from '#core/money';
import { list, object, one, optional, record, type Shape, Text, Texts, tuple, Whole, yes } from '#core/shape';
import { MomentText } from '#core/time';
import type { SentState as State } from './as-json.ts';
import { choiceOf, objectOf } from './paired.ts';

const by = <Value>(schema: Shape<Value>) => record(Text, schema);

type Contest = State<'contest'>;
export const Score = tuple(Whole, Whole);
export const RESULT = {
  standings: list(
    objectOf<NonNullable<Contest['result']>['standings'][number]>({
      player: Text,
      place: Whole,
      score: Whole,
      off: optional(Whole),
    }),
  ),
  outForHours: Texts,
  payouts: list(
    objectOf<NonNullable<Contest['result']>['payouts'][number]>({
      player: Text,
      place: Whole,
      amount: Amount,
      thing: optional(Text),
    }),
  ),
};
export const ENTRY = { player: Text, picks: by(Text), guess: optional(Score) };

type Squares = State<'squares'>;
export const Square = object({ table: Whole, top: Whole, left: Whole });
export const Prizes = objectOf<Squares['carried']>({
  cash: Amount,
  items: Texts,
  values: optional(AmountByName),
});

type Tracked = State<'tracking'>['cards'][string];
export const TrackedAnswer = objectOf<Tracked>({
  seat: optional(
    objectOf<NonNullable<Tracked['seat']>>({
      table: Whole,
      counts: yes,
      since: MomentText,
      upTo: MomentText,
    }),
  ),
  hours: list(MomentText),
  points: Whole,
  tickets: list(MomentText),
  credits: Whole,
  creditedFor: optional(MomentText),
  redeemed: list(objectOf<Tracked['redeemed'][number]>({ prize: Text, credits: Whole, at: MomentText })),
});

type Instruments = State<'instrument'>;
export const PIECE = {
  id: Text,
  face: Amount,
  holder: Text,
  expires: optional(MomentText),
  where: choiceOf<Instruments['byId'][string]['where']>({
    voucher: {},
    held: {},
    wagered: { wager: Text },
    owed: { to: Text },
    gone: { why: one(GONE) },
  }),
};
export const InstrumentAnswer = objectOf<Instruments['byId'][string]>({
  ...PIECE,
  type: one(INSTRUMENT_TYPES),
  isKeptOnWin: yes,
  games: optional(Texts),
  isFeePaid: yes,
});
export const WAGER = {
  wager: Text,
  round: Text,
  holder: Text,
  ids: Texts,
  bet: one(['base', 'bonus']),
  side: optional(Text),
  live: Amount,
};
