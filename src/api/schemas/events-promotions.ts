import { EVENT_FIELDS, type EventIn, type MechanismName, type ShapedName } from '#core/house';
import { IN_VAIN } from '#core/mechanisms/drawing';
import { AFTERS, OUTCOMES } from '#core/mechanisms/instrument';
import { SWIPE_FINDINGS } from '#core/mechanisms/tracking';
import { Amount } from '#core/money';
import { described, exactly, list, one, optional, type Shape, Text, Texts, Whole, yes } from '#core/shape';
import { MomentText } from '#core/time';
import {
  DrawnPrize,
  ENTRY,
  FINAL,
  FIRST,
  InstrumentAnswer,
  KEYS,
  PENDING,
  Prizes,
  RESULT,
  Score,
  Square,
  TrackedAnswer,
  WAGER,
  WIN,
} from './answers-states.ts';
import { TournamentEventAnswer } from './events-tournament.ts';

import { choiceOf, objectOf } from './paired.ts';
import { byMechanism, gathered, POSTED } from './promotions.ts';

const PLAYER = { player: Text };
const TICKET = { ticket: Text };
const AT = { at: MomentText };
const IS_OUT = { isOut: described(yes, 'It leaves the drum.') };
const AWARD = { award: optional(Whole, 'The award that it comes from.') };

type Settled = Extract<EventIn<'instrument'>, { readonly type: 'WagerSettled' }>;
type Expired = Extract<EventIn<'instrument'>, { readonly type: 'InstrumentsExpired' }>;
type Scored = Extract<EventIn<'squares'>, { readonly type: 'PeriodScored' }>;
type Issued = Extract<EventIn<'drawing'>, { readonly type: 'TicketsIssued' }>;

/** What can happen in a promotion, in the words of its mechanism. */
const EVENTS_APART: { readonly [Name in Exclude<MechanismName, ShapedName>]: Shape<EventIn<Name>> } = {
  drawing: choiceOf<EventIn<'drawing'>>({
    TicketsIssued: {
      ...PLAYER,
      tickets: Texts,
      slot: optional(MomentText, 'The posted time at which they were handed out.'),
      seat: optional(objectOf<NonNullable<Issued['seat']>>({ table: Whole, seat: Whole })),
      game: optional(Text),
      ...AWARD,
    },
    PointAdded: { card: Text, ...PLAYER, slot: described(MomentText, 'When the hour of play began.') },
    DrawingOpened: { prizes: list(DrawnPrize), game: optional(Text), at: optional(MomentText) },
    EntryDrawn: { ...TICKET, ...PLAYER, until: MomentText },
    DrawnInVain: { ...TICKET, why: one(IN_VAIN), ...IS_OUT },
    PrizeCarriedOver: { amount: Amount },
    PrizeWon: { ...WIN, ...IS_OUT },
    PrizeTakenUp: TICKET,
    PrizeAwaitsId: { ...PENDING, ...IS_OUT },
    PrizeGivenUp: { ...TICKET, ...IS_OUT },
    IdBrought: { ...PENDING, ...AT },
    PrizeLapsed: TICKET,
    DrawingClosed: { empties: described(yes, 'The drum is emptied with it.') },
    DrumEmptied: { entries: Whole, at: optional(MomentText) },
  }),
  tournament: TournamentEventAnswer,
  instrument: choiceOf<EventIn<'instrument'>>({
    InstrumentsIssued: {
      instruments: list(InstrumentAnswer),
      ...AT,
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
      instruments: list(objectOf<Settled['instruments'][number]>({ id: Text, face: Amount, after: one(AFTERS) })),
      playerDealer: Text,
    },
    InstrumentRedeemed: { id: Text, to: Text, amount: Amount, by: Text },
    InstrumentsExpired: { instruments: list(objectOf<Expired['instruments'][number]>({ id: Text, face: Amount })) },
  }),
  tracking: choiceOf<EventIn<'tracking'>>({
    PlayerEnrolled: { ...PLAYER, card: TrackedAnswer },
    CardJoined: { ...PLAYER, from: described(Text, 'The other card of the same person.') },
    SatDown: { ...PLAYER, table: Whole, counts: yes, since: MomentText, ...AT },
    LeftTable: { ...PLAYER, table: Whole },
    CardSwiped: {
      ...PLAYER,
      ...AT,
      hour: optional(MomentText, 'The hour that this swipe makes count.'),
      points: Whole,
      credits: Whole,
      creditedFor: optional(MomentText, 'The posted time for which these credits are given.'),
      why: one(SWIPE_FINDINGS),
    },
    TicketsEarned: { ...PLAYER, times: list(MomentText), upTo: MomentText },
    CreditsRedeemed: { ...PLAYER, prize: Text, credits: Whole, ...AT },
    AccountViewed: { ...PLAYER, ...AT },
  }),
  contest: choiceOf<EventIn<'contest'>>({
    EntrySubmitted: { ...AT, ...ENTRY },
    PointsAdded: { ...PLAYER, points: Whole, ...AWARD },
    ContestSettled: RESULT,
  }),
  squares: choiceOf<EventIn<'squares'>>({
    BoardSet: { board: list(Square) },
    PeriodScored: {
      period: Text,
      score: Score,
      table: optional(Whole),
      payouts: list(
        objectOf<Scored['payouts'][number]>({
          seat: Whole,
          amount: optional(Amount),
          item: optional(Text),
          value: optional(Amount),
        }),
      ),
      carried: Prizes,
      isFinal: yes,
    },
  }),
  'gamble-up': choiceOf<EventIn<'gamble-up'>>({
    PrizeTaken: { multiple: Whole },
    HandUndecided: { result: Text },
    CallRight: { multiple: Whole, isTop: yes },
    CallWrong: {},
    TopPaid: { result: Text, multiple: Whole },
  }),
  'car-giveaway': choiceOf<EventIn<'car-giveaway'>>({
    KeysTried: KEYS,
    FirstRoundCounted: FIRST,
    FinalTableCounted: FINAL,
  }),
};

export const MECHANISM_EVENTS = gathered('event', EVENTS_APART);

export const PromotionOpened = byMechanism(name => ({
  type: exactly('PromotionOpened'),
  ...EVENT_FIELDS.PromotionOpened,
  posted: POSTED[name],
}));

export const PromotionMoved = byMechanism(name => ({
  type: exactly('PromotionMoved'),
  ...EVENT_FIELDS.PromotionMoved,
  events: list<unknown>(MECHANISM_EVENTS[name]),
}));
