import { AnyCard } from '#core/cards';
import type { EventIn, HouseEvent, MechanismName, ShapedName } from '#core/house';
import { IN_VAIN } from '#core/mechanisms/drawing';
import { Amount } from '#core/money';
import { described, exactly, list, one, optional, type Shape, Text, Texts, Whole, yes } from '#core/shape';
import { MomentText } from '#core/time';
import { BOOKINGS } from './answers-house.ts';
import {
  DrawnPrize,
  FINAL,
  FIRST,
  KEYS,
  OnBoard,
  PENDING,
  PostedHand,
  SpunBy,
  SpunHand,
  TABLE_DRAWN,
  WheelPrizeAnswer,
  WIN,
} from './answers-states.ts';
import { TournamentEventAnswer } from './events-tournament.ts';

import { choiceOf, type FieldsOf, type OfType, objectOf } from './paired.ts';
import { byMechanism, gathered, POSTED } from './promotions.ts';

const PLAYER = { player: Text };
const TICKET = { ticket: Text };
const AT = { at: MomentText };
const IS_OUT = { isOut: described(yes, 'It leaves the drum.') };
const AWARD = { award: optional(Whole, 'The award that it comes from.') };
const SPINNER = { ...PLAYER, ...AWARD };
const SPOT = { spot: described(Whole, 'Counted from 0.') };

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
  wheel: choiceOf<EventIn<'wheel'>>({
    SpinnerCalled: SPINNER,
    SpinInvalid: { why: one(['peg', 'too-few-rotations', 'disturbed']) },
    DoubleHit: SPOT,
    SpotPassed: SPOT,
    WheelPrizeHit: { ...SPOT, prize: WheelPrizeAnswer },
  }),
  'card-wheel': choiceOf<EventIn<'card-wheel'>>({
    SpinnerCalled: SPINNER,
    CardSpinInvalid: {},
    CardRepeated: { card: AnyCard },
    ValueAwardHit: { award: Text },
    CardRecorded: { card: AnyCard, hand: optional(SpunHand) },
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
  'table-drawing': choiceOf<EventIn<'table-drawing'>>({ TableDrawn: { ...TABLE_DRAWN, spunBy: optional(SpunBy) } }),
  'high-hand': choiceOf<EventIn<'high-hand'>>({
    HandPosted: { hand: PostedHand, board: OnBoard },
    PeriodSettled: { board: OnBoard },
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
