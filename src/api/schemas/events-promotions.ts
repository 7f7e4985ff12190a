import type { EventIn, HouseEvent, MechanismName, ShapedName } from '#core/house';
import { AFTERS, OUTCOMES } from '#core/mechanisms/instrument';
import { SWIPE_FINDINGS } from '#core/mechanisms/tracking';
import { Amount } from '#core/money';
import { described, exactly, list, one, optional, type Shape, Text, Whole, yes } from '#core/shape';
import { MomentText } from '#core/time';
import { BOOKINGS } from './answers-house.ts';
import { ENTRY, InstrumentAnswer, Prizes, RESULT, Score, Square, TrackedAnswer, WAGER } from './answers-states.ts';

import { choiceOf, type FieldsOf, type OfType, objectOf } from './paired.ts';
import { byMechanism, gathered, POSTED } from './promotions.ts';

const PLAYER = { player: Text };
const AT = { at: MomentText };
const AWARD = { award: optional(Whole, 'The award that it comes from.') };

type Settled = Extract<EventIn<'instrument'>, { readonly type: 'WagerSettled' }>;
type Expired = Extract<EventIn<'instrument'>, { readonly type: 'InstrumentsExpired' }>;
type Scored = Extract<EventIn<'squares'>, { readonly type: 'PeriodScored' }>;

/** What can happen in a promotion, in the words of its mechanism. */
const EVENTS_APART: { readonly [Name in Exclude<MechanismName, ShapedName>]: Shape<EventIn<Name>> } = {
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
};

export const MECHANISM_EVENTS = gathered('event', EVENTS_APART);

const PROMOTED = { promotion: Text, activity: Text, ...AT, by: Text };
type Fact<Type extends 'PromotionOpened' | 'PromotionMoved', Own extends string> = FieldsOf<
  Omit<OfType<HouseEvent, Type>, 'mechanism' | Own>
>;

const OPENED: Fact<'PromotionOpened', 'posted'> = PROMOTED;
export const PromotionOpened = byMechanism(name => ({
  type: exactly('PromotionOpened'),
  ...OPENED,
  posted: POSTED[name],
}));

const MOVED: Fact<'PromotionMoved', 'events'> = {
  ...PROMOTED,
  second: optional(Text, 'Who stood beside, where the amount asks for two.'),
  ...BOOKINGS,
};
export const PromotionMoved = byMechanism(name => ({
  type: exactly('PromotionMoved'),
  ...MOVED,
  events: list<unknown>(MECHANISM_EVENTS[name]),
}));
