import { z } from 'zod';
import type { EventIn, HouseEvent, MechanismName } from '#core/house';
import { IN_VAIN } from '#core/mechanisms/drawing';
import { AFTERS, OUTCOMES } from '#core/mechanisms/instrument';
import { SWIPE_FINDINGS } from '#core/mechanisms/tracking';
import { BOOKINGS } from './answers-house.ts';
import {
  DrawnPrize,
  ENTRY,
  FINAL,
  FIRST,
  InstrumentAnswer,
  KEYS,
  OnBoard,
  PENDING,
  PostedHand,
  Prizes,
  RESULT,
  Score,
  SPLASHED,
  SpunBy,
  SpunHand,
  Square,
  TABLE_DRAWN,
  TrackedAnswer,
  WAGER,
  WheelPrizeAnswer,
  WIN,
} from './answers-states.ts';
import { TournamentEventAnswer } from './events-tournament.ts';
import { Amount, exactly, MomentText, oneOf, Text, Texts, Whole, Yes } from './exactly.ts';
import type { FieldsOf, OfType } from './fields-of.ts';
import { AnyCard } from './parts.ts';
import { byMechanism, POSTED } from './promotions.ts';

const PLAYER = { player: Text };
const TICKET = { ticket: Text };
const AT = { at: MomentText };
const IS_OUT = { isOut: Yes.describe('It leaves the drum.') };
const AWARD = { award: Whole.exactOptional().describe('The award that it comes from.') };
const SPINNER = { ...PLAYER, ...AWARD };
const SPOT = { spot: Whole.describe('Counted from 0.') };

type Settled = Extract<EventIn<'instrument'>, { readonly type: 'WagerSettled' }>;
type Expired = Extract<EventIn<'instrument'>, { readonly type: 'InstrumentsExpired' }>;
type Scored = Extract<EventIn<'squares'>, { readonly type: 'PeriodScored' }>;
type Issued = Extract<EventIn<'drawing'>, { readonly type: 'TicketsIssued' }>;

/** What can happen in a promotion, in the words of its mechanism. */
export const MECHANISM_EVENTS: { readonly [Name in MechanismName]: z.ZodType<EventIn<Name>> } = {
  drawing: oneOf<EventIn<'drawing'>>({
    TicketsIssued: {
      ...PLAYER,
      tickets: Texts,
      slot: MomentText.exactOptional().describe('The posted time at which they were handed out.'),
      seat: exactly<NonNullable<Issued['seat']>>({ table: Whole, seat: Whole }).exactOptional(),
      game: Text.exactOptional(),
      ...AWARD,
    },
    PointAdded: { card: Text, ...PLAYER, slot: MomentText.describe('When the hour of play began.') },
    DrawingOpened: { prizes: z.array(DrawnPrize), game: Text.exactOptional(), at: MomentText.exactOptional() },
    EntryDrawn: { ...TICKET, ...PLAYER, until: MomentText },
    DrawnInVain: { ...TICKET, why: z.enum(IN_VAIN), ...IS_OUT },
    PrizeCarriedOver: { amount: Amount },
    PrizeWon: { ...WIN, ...IS_OUT },
    PrizeTakenUp: TICKET,
    PrizeAwaitsId: { ...PENDING, ...IS_OUT },
    PrizeGivenUp: { ...TICKET, ...IS_OUT },
    IdBrought: { ...PENDING, ...AT },
    PrizeLapsed: TICKET,
    DrawingClosed: { empties: Yes.describe('The drum is emptied with it.') },
    DrumEmptied: { entries: Whole, at: MomentText.exactOptional() },
  }),
  tournament: TournamentEventAnswer,
  instrument: oneOf<EventIn<'instrument'>>({
    InstrumentsIssued: {
      instruments: z.array(InstrumentAnswer),
      ...AT,
      by: Text,
      price: Amount.exactOptional().describe('What was paid for all of them.'),
    },
    VoucherSwapped: { id: Text, by: Text },
    WagerPlaced: { ...WAGER, redemptionFee: Amount },
    WagerSettled: {
      wager: Text,
      outcome: z.enum(OUTCOMES),
      playerReceives: Amount.describe('From the player-dealer, in live chips.'),
      playerLoses: Amount.describe('To the player-dealer, in live chips.'),
      instruments: z.array(exactly<Settled['instruments'][number]>({ id: Text, face: Amount, after: z.enum(AFTERS) })),
      playerDealer: Text,
    },
    InstrumentRedeemed: { id: Text, to: Text, amount: Amount, by: Text },
    InstrumentsExpired: { instruments: z.array(exactly<Expired['instruments'][number]>({ id: Text, face: Amount })) },
  }),
  tracking: oneOf<EventIn<'tracking'>>({
    PlayerEnrolled: { ...PLAYER, card: TrackedAnswer },
    CardJoined: { ...PLAYER, from: Text.describe('The other card of the same person.') },
    SatDown: { ...PLAYER, table: Whole, counts: Yes, since: MomentText, ...AT },
    LeftTable: { ...PLAYER, table: Whole },
    CardSwiped: {
      ...PLAYER,
      ...AT,
      hour: MomentText.exactOptional().describe('The hour that this swipe makes count.'),
      points: Whole,
      credits: Whole,
      creditedFor: MomentText.exactOptional().describe('The posted time for which these credits are given.'),
      why: z.enum(SWIPE_FINDINGS),
    },
    TicketsEarned: { ...PLAYER, times: z.array(MomentText), upTo: MomentText },
    CreditsRedeemed: { ...PLAYER, prize: Text, credits: Whole, ...AT },
    AccountViewed: { ...PLAYER, ...AT },
  }),
  contest: oneOf<EventIn<'contest'>>({
    EntrySubmitted: { ...AT, ...ENTRY },
    PointsAdded: { ...PLAYER, points: Whole, ...AWARD },
    ContestSettled: RESULT,
  }),
  squares: oneOf<EventIn<'squares'>>({
    BoardSet: { board: z.array(Square) },
    PeriodScored: {
      period: Text,
      score: Score,
      table: Whole.exactOptional(),
      payouts: z.array(
        exactly<Scored['payouts'][number]>({
          seat: Whole,
          amount: Amount.exactOptional(),
          item: Text.exactOptional(),
          value: Amount.exactOptional(),
        }),
      ),
      carried: Prizes,
      isFinal: Yes,
    },
  }),
  wheel: oneOf<EventIn<'wheel'>>({
    SpinnerCalled: SPINNER,
    SpinInvalid: { why: z.enum(['peg', 'too-few-rotations', 'disturbed']) },
    DoubleHit: SPOT,
    SpotPassed: SPOT,
    WheelPrizeHit: { ...SPOT, prize: WheelPrizeAnswer },
  }),
  'card-wheel': oneOf<EventIn<'card-wheel'>>({
    SpinnerCalled: SPINNER,
    CardSpinInvalid: {},
    CardRepeated: { card: AnyCard },
    ValueAwardHit: { award: Text },
    CardRecorded: { card: AnyCard, hand: SpunHand.exactOptional() },
  }),
  'gamble-up': oneOf<EventIn<'gamble-up'>>({
    PrizeTaken: { multiple: Whole },
    HandUndecided: { result: Text },
    CallRight: { multiple: Whole, isTop: Yes },
    CallWrong: {},
    TopPaid: { result: Text, multiple: Whole },
  }),
  'car-giveaway': oneOf<EventIn<'car-giveaway'>>({
    KeysTried: KEYS,
    FirstRoundCounted: FIRST,
    FinalTableCounted: FINAL,
  }),
  'table-drawing': oneOf<EventIn<'table-drawing'>>({ TableDrawn: { ...TABLE_DRAWN, spunBy: SpunBy.exactOptional() } }),
  'splash-pot': oneOf<EventIn<'splash-pot'>>({ PotsSplashed: SPLASHED }),
  'high-hand': oneOf<EventIn<'high-hand'>>({
    HandPosted: { hand: PostedHand, board: OnBoard },
    PeriodSettled: { board: OnBoard },
  }),
};

const PROMOTED = { promotion: Text, activity: Text, ...AT, by: Text };
type Fact<Type extends 'PromotionOpened' | 'PromotionMoved', Own extends string> = FieldsOf<
  Omit<OfType<HouseEvent, Type>, 'mechanism' | Own>
>;

const OPENED: Fact<'PromotionOpened', 'posted'> = PROMOTED;
export const PromotionOpened = byMechanism(name => ({
  type: z.literal('PromotionOpened'),
  ...OPENED,
  posted: POSTED[name],
}));

const MOVED: Fact<'PromotionMoved', 'events'> = {
  ...PROMOTED,
  second: Text.exactOptional().describe('Who stood beside, where the amount asks for two.'),
  ...BOOKINGS,
};
export const PromotionMoved = byMechanism(name => ({
  type: z.literal('PromotionMoved'),
  ...MOVED,
  events: z.array(MECHANISM_EVENTS[name]),
}));
