import { AwardClaim } from '#core/claim';
import { Given } from '#core/fund';
import { Amount } from '#core/money';
import { FeeSpace, Share } from '#core/rulebook';
import {
  described,
  list,
  named,
  number,
  one,
  optional,
  type Shape,
  Text,
  Texts,
  Whole,
  Wholes,
  yes,
} from '#core/shape';
import { AwardGives, AwardPayment, PAY_METHODS, Seated } from '#core/state';
import { TAX_KINDS } from '#core/tax';
import { MomentText } from '#core/time';
import type {
  AwardView,
  CallView,
  CoachLine,
  FeeMark,
  RoundView,
  SeatView,
  TableParts,
  TableSummary,
} from '#core/views';
import { choiceOf, type OfType, objectOf } from './paired.ts';

export const AwardShown = named(
  'AwardView',
  objectOf<AwardView>({
    award: Whole,
    activity: Text,
    name: Text,
    table: optional(Whole, 'Absent where no hand at a table has won it.'),
    round: optional(Whole),
    seat: optional(Whole),
    promotion: optional(Text),
    player: optional(Text),
    hand: optional(Text, 'The qualifying hand in words.'),
    share: optional(Share),
    source: described(Given, 'Which fund the money comes from, pool by pool.'),
    gives: AwardGives,
    amount: described(Amount, 'What of it is money.'),
    wonAt: MomentText,
    verifiedBy: Texts,
    claim: AwardClaim,
    methods: described(list(one(PAY_METHODS)), 'How it can be paid.'),
    taxKind: one(TAX_KINDS),
    payment: optional(AwardPayment),
  }),
);

export const CallShown = named(
  'CallView',
  objectOf<CallView>({
    call: Whole,
    seat: Whole,
    activity: Text,
    row: Text,
    hand: Text,
    at: MomentText,
    lock: optional(
      objectOf<NonNullable<CallView['lock']>>({ lock: Whole, pool: Text, shown: Amount, amount: Amount }),
      'What the call has locked, perhaps together with others.',
    ),
  }),
);

export const SummaryShown = named(
  'TableSummary',
  objectOf<TableSummary>({
    table: Whole,
    game: Text,
    gameName: Text,
    isLive: yes,
    isTournament: yes,
    isForPot: described(yes, 'Played for a pot; at any other table a seat may hold the bank.'),
    betMin: optional(Amount),
    betMax: optional(Amount),
    state: one(['open', 'closed', 'out-of-service']),
    reason: optional(Text, 'Why it takes no fees.'),
    openedAt: optional(MomentText),
    round: optional(Whole, 'The round that is on.'),
    rounds: described(Whole, 'Rounds started so far.'),
    players: Whole,
    lit: Whole,
    calls: described(Whole, 'Called hands that nobody has verified.'),
    reviews: described(Whole, 'Verified hands that wait for a second person.'),
    alarm: optional(Whole, 'The alarm that keeps it from taking fees.'),
    floorCalledAt: optional(MomentText, 'Since when it waits for somebody of the floor.'),
  }),
);

const FeeMarks = list(objectOf<FeeMark>({ activity: Text, space: FeeSpace }));
const SeatShown = named(
  'SeatView',
  objectOf<SeatView>({
    ...Seated.fields,
    lit: described(FeeMarks, 'Fees that lie there for the round to come.'),
    inRound: optional(
      objectOf<NonNullable<SeatView['inRound']>>({ isPlayerDealer: yes, fees: FeeMarks }),
      'What it has in the round that is on.',
    ),
  }),
);

const RoundShown = named(
  'RoundView',
  choiceOf<RoundView>({
    idle: { rounds: Whole },
    on: {
      round: Whole,
      startedAt: MomentText,
      bets: described(Whole, 'How many fees were paid.'),
      fees: list(objectOf<OfType<RoundView, 'on'>['fees'][number]>({ activity: Text, amount: Amount })),
      total: described(Amount, 'What the fees come to, to compare with the felt.'),
      pot: optional(Amount),
    },
  }),
);

type AtTable = TableParts['activities'][number];
const Hand = objectOf<AtTable['hands'][number]>({
  row: Text,
  label: Text,
  pays: described(
    choiceOf<AtTable['hands'][number]['pays']>({
      meter: { pool: Text, percent: number() },
      money: { amount: Amount },
      tickets: { count: Whole },
      points: { count: number() },
      other: {},
    }),
    'Other: as the rule sheet says.',
  ),
});
const ActivityShown = named(
  'ActivityAtTable',
  objectOf<AtTable>({
    activity: Text,
    name: Text,
    isFeeOptional: described(yes, 'Left to the player: it is owed only where it lies.'),
    isInRound: described(yes, 'Counts for the round that is on.'),
    isForPeriod: described(yes, 'The best hand of a period is posted on its board and not called.'),
    hands: list(Hand),
  }),
);

const DUE = { award: Whole, seat: Whole };
const CoachShown = named(
  'CoachLine',
  choiceOf<CoachLine>({
    'out-of-service': { reason: Text },
    alarm: { alarm: Whole, words: Text },
    'pay-from-tray': { ...DUE, amount: Amount },
    'hand-over': DUE,
    'send-to-cage': { ...DUE, amount: Amount },
    'ask-for-id': { ...DUE, by: optional(MomentText) },
    'hold-cards': { seats: Wholes, for: one(['floor', 'second']) },
    'seat-players': {},
    'light-seats': {},
    'start-game': {},
    'game-over': {},
  }),
);

/** The topic of one table, `table.7`. */
export const TableShown: Shape<Partial<TableParts>> = named(
  'TableParts',
  objectOf<Partial<TableParts>>({
    summary: optional(SummaryShown),
    seats: optional(list(SeatShown)),
    round: optional(RoundShown),
    activities: optional(list(ActivityShown), 'What runs here, and what counts for the round.'),
    calls: optional(list(CallShown)),
    awards: optional(list(AwardShown), 'Won here and not settled, or paid in the round that is on.'),
    coach: optional(list(CoachShown), 'What to do next, the most urgent first.'),
  }),
  'The parts of the topic of one table, such as "table.7".',
);
