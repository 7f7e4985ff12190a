import type { EventIn, HouseEvent, MechanismName, ShapedName } from '#core/house';
import { IN_VAIN } from '#core/mechanisms/drawing';
import { Amount } from '#core/money';
import { described, exactly, list, one, optional, type Shape, Text, Texts, Whole, yes } from '#core/shape';
import { MomentText } from '#core/time';
import { BOOKINGS } from './answers-house.ts';
import { DrawnPrize, FINAL, FIRST, KEYS, PENDING, WIN } from './answers-states.ts';
import { TournamentEventAnswer } from './events-tournament.ts';

import { choiceOf, type FieldsOf, type OfType, objectOf } from './paired.ts';
import { byMechanism, gathered, POSTED } from './promotions.ts';

const PLAYER = { player: Text };
const TICKET = { ticket: Text };
const AT = { at: MomentText };
const IS_OUT = { isOut: described(yes, 'It leaves the drum.') };
const AWARD = { award: optional(Whole, 'The award that it comes from.') };

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
