import { Amount, Money } from '#core/money';
import { ROLES } from '#core/rulebook';
import {
  Count,
  choice,
  described,
  exactly,
  Key,
  list,
  mapOf,
  Numbered,
  type Of,
  object,
  one,
  optional,
  SeatNumber,
  Text,
  Texts,
  tuple,
  Whole,
  whole,
  yes,
} from '#core/shape';
import { MomentText, PostedMomentText } from '#core/time';
import { INSTRUMENT_TYPES } from './terms.ts';

const GONE = ['voided', 'redeemed', 'expired'] as const;
/** `owed`: taken by the player-dealer, who has its face from the cage. `gone`: worth nothing to anybody anymore. */
const Where = choice({
  voucher: {},
  held: {},
  wagered: { wager: Text },
  owed: { to: Text },
  gone: { why: one(GONE) },
});
export type Where = Of<typeof Where>;

/** What is shown of each at the cage. */
const PIECE = {
  id: Text,
  face: Amount,
  holder: Text,
  /** The last moment at which it may be played. */
  expires: optional(PostedMomentText),
  where: Where,
};
const Instrument = object({
  ...PIECE,
  type: one(INSTRUMENT_TYPES),
  /** Played again after a win. */
  isKeptOnWin: yes,
  /** The games that are named on it; without any it is for every game of the approval. */
  games: optional(Texts),
  /** The redemption fee of this use is paid; a push does not end the use. INS-7 */
  isFeePaid: yes,
});
export type Instrument = Of<typeof Instrument>;

const Bet = one(['base', 'bonus']);
const WAGER = {
  wager: Text,
  round: Text,
  holder: Text,
  ids: Texts,
  bet: Bet,
  /** Where a game has sides: player, banker. */
  side: optional(Text),
  /** Live chips beside it. */
  live: Amount,
  /** Where it was put down; absent in what was placed before the house knew it. */
  table: optional(Whole),
  seat: optional(Whole),
  position: optional(Whole),
};
const PlacedWager = object(WAGER);
export type PlacedWager = Of<typeof PlacedWager>;

export const OUTCOMES = ['win', 'lose', 'push'] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** What a bet pays for a stake: so much for so much. */
const Odds = tuple(Count, whole({ min: 1, max: 1_000 }));
export type Odds = Of<typeof Odds>;

/** What becomes of an instrument after its wager. */
const AFTERS = ['kept', 'owed', 'voided'] as const;
export type After = (typeof AFTERS)[number];

const Listed = list(Key, { max: 1_000 });
const Period = object({ from: PostedMomentText, to: PostedMomentText });
export type Period = Of<typeof Period>;
/** What a buyer gets for what: so much in chips for so much money. */
const BuyIn = object({ face: Money, price: Money });
export type BuyIn = Of<typeof BuyIn>;
/** The kind that the notices at some tables name. */
const TableNotice = object({ kind: one(INSTRUMENT_TYPES), tables: list(Numbered, { max: 1_000 }) });
/** What the house posted for this promotion. */
const Posted = object({
  /** The games that its coupons and chips name, where they do not name their own. */
  games: optional(Listed),
  /** When they are sold, and when they are played; both ends belong to it. */
  sells: optional(Period),
  plays: optional(Period),
  /** What is sold, and for how much; nothing else is. INS-13 */
  buyIns: optional(list(BuyIn, { max: 20 })),
  /** Tables whose notice names another kind than the one in force. INS-1 */
  notices: optional(list(TableNotice, { max: 10 })),
});
export type PostedInstruments = Of<typeof Posted>;

/** Every command and event of coupons and promo chips. Commands never name the person who acts. */
export const SHAPES = {
  posted: Posted,
  command: choice({
    IssueInstruments: {
      ids: Listed,
      kind: one(INSTRUMENT_TYPES),
      /** Of each. */
      face: Money,
      holder: Key,
      /** What the person who hands them out sees of the player, who may sit at no table. */
      seen: optional(object({ role: optional(one(ROLES)) })),
      games: optional(Listed),
      expires: optional(PostedMomentText),
      isMultiPlay: yes,
      /** What is paid for all of them, where the kind is sold. */
      price: optional(Money),
    },
    SwapVoucher: { id: Key },
    PlaceWager: {
      /** Left out, the house gives the bet its name, and the round is that of the table. */
      wager: optional(Key),
      round: optional(Key),
      /** Left out, the one whose coupon or chip it is. */
      holder: optional(Key),
      ids: Listed,
      bet: Bet,
      side: optional(Key),
      live: Money,
      /** Where it is played; a position behind the seat is a backline. */
      table: Numbered,
      seat: SeatNumber,
      position: optional(SeatNumber),
      /** What the player means to play of their face: all of it, or it is refused. Left out, all of it. */
      staked: optional(Money),
      /** Sides of this round on which the player has live chips of their own. */
      liveOn: optional(Listed),
    },
    SettleWager: {
      wager: Key,
      outcome: one(OUTCOMES),
      /** What the bet pays; left out, as much again. */
      odds: optional(Odds),
      /** Left out, the one who has the bank in the round that is on. */
      playerDealer: optional(Key),
      /** At a table it is settled by the people of that table. */
      table: optional(Numbered),
    },
    RedeemAtCage: { id: Key },
    ExpireInstruments: {},
  }),
  /** On disk forever: add a member or an optional field; never rename or reuse one. Moments are ISO instants. */
  event: choice({
    InstrumentsIssued: {
      instruments: list(Instrument),
      at: MomentText,
      by: Text,
      price: optional(Amount, 'What was paid for all of them.'),
    },
    VoucherSwapped: { id: Text, by: Text },
    WagerPlaced: { ...WAGER, redemptionFee: Amount },
    WagerSettled: {
      wager: Text,
      outcome: one(OUTCOMES),
      playerReceives: described(Amount, 'From the player-dealer, in live chips.'),
      playerLoses: described(Amount, 'To the player-dealer, in live chips.'),
      instruments: list(object({ id: Text, face: Amount, after: one(AFTERS) })),
      playerDealer: Text,
    },
    InstrumentRedeemed: { id: Text, to: Text, amount: Amount, by: Text },
    InstrumentsExpired: { instruments: list(object({ id: Text, face: Amount })) },
  }),
  /** All coupons and promotional chips of one activity, and the wagers they are on. */
  state: object({ byId: mapOf(Text, Instrument), wagers: mapOf(Text, PlacedWager), sales: Whole }),
  /** With what a coupon states: its games, its period, and what the house takes for each use. */
  desk: object({
    type: exactly('instrument'),
    issued: Whole,
    outstanding: Amount,
    buyIns: list(BuyIn),
    games: optional(Texts),
    plays: optional(object({ from: MomentText, to: MomentText })),
    fee: optional(Amount),
  }),
  opens: object({ mechanism: exactly('instrument'), isSold: yes, hasNotices: yes }),
  piece: object({ ...PIECE, kind: one(INSTRUMENT_TYPES) }),
  /** What a table has of it: the kinds that are played there, and what is on its bets. */
  atTable: object({
    kinds: list(object({ kind: one(INSTRUMENT_TYPES), live: one(['equal', 'at-least', 'none']) })),
    bets: list(Bet),
    held: described(
      list(object({ seat: Whole, position: Whole, id: Text, kind: one(INSTRUMENT_TYPES), face: Amount })),
      'What members who sit here can still put down.',
    ),
    wagers: list(
      object({
        wager: Text,
        seat: Whole,
        position: Whole,
        ids: Texts,
        kind: one(INSTRUMENT_TYPES),
        face: described(Amount, 'Of all that are on it.'),
        live: Amount,
        bet: Bet,
        side: optional(Text),
      }),
    ),
  }),
  account: {
    section: 'coupons' as const,
    row: object({ id: PIECE.id, type: one(INSTRUMENT_TYPES), face: PIECE.face, expires: PIECE.expires }),
  },
};
export type InstrumentCommand = Of<typeof SHAPES.command>;
export type InstrumentEvent = Of<typeof SHAPES.event>;
/** `evolveInstruments` owns the two maps and changes them in place. */
export type Instruments = Of<typeof SHAPES.state>;
