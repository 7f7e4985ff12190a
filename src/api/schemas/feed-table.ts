import { z } from 'zod';
import { PAY_METHODS } from '#core/house';
import { TAX_KINDS } from '#core/tax';
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
import { Claim, Gives, PaymentAnswer, SEATED, Share, Source, Space } from './answers-house.ts';
import { Amount, exactly, MomentText, oneOf, Text, Texts, Whole, Wholes, Yes } from './exactly.ts';
import type { OfType } from './fields-of.ts';

export const AwardShown = exactly<AwardView>({
  award: Whole,
  activity: Text,
  name: Text,
  table: Whole.exactOptional().describe('Absent where no hand at a table has won it.'),
  round: Whole.exactOptional(),
  seat: Whole.exactOptional(),
  promotion: Text.exactOptional(),
  player: Text.exactOptional(),
  hand: Text.exactOptional().describe('The qualifying hand in words.'),
  share: Share.exactOptional(),
  source: Source.describe('Which fund the money comes from, pool by pool.'),
  gives: Gives,
  amount: Amount.describe('What of it is money.'),
  wonAt: MomentText,
  verifiedBy: Texts,
  claim: Claim,
  methods: z.array(z.enum(PAY_METHODS)).describe('How it can be paid.'),
  taxKind: z.enum(TAX_KINDS),
  payment: PaymentAnswer.exactOptional(),
}).meta({ id: 'AwardView' });

export const CallShown = exactly<CallView>({
  call: Whole,
  seat: Whole,
  activity: Text,
  row: Text,
  hand: Text,
  at: MomentText,
  lock: exactly<NonNullable<CallView['lock']>>({ lock: Whole, pool: Text, shown: Amount, amount: Amount })
    .exactOptional()
    .describe('What the call has locked, perhaps together with others.'),
}).meta({ id: 'CallView' });

export const SummaryShown = exactly<TableSummary>({
  table: Whole,
  game: Text,
  gameName: Text,
  isLive: Yes,
  isTournament: Yes,
  isForPot: Yes.describe('Played for a pot; at any other table a seat may hold the bank.'),
  betMin: Amount.exactOptional(),
  betMax: Amount.exactOptional(),
  state: z.enum(['open', 'closed', 'out-of-service']),
  reason: Text.exactOptional().describe('Why it takes no fees.'),
  openedAt: MomentText.exactOptional(),
  round: Whole.exactOptional().describe('The round that is on.'),
  rounds: Whole.describe('Rounds started so far.'),
  players: Whole,
  lit: Whole,
  calls: Whole.describe('Called hands that nobody has verified.'),
  reviews: Whole.describe('Verified hands that wait for a second person.'),
  alarm: Whole.exactOptional().describe('The alarm that keeps it from taking fees.'),
  floorCalledAt: MomentText.exactOptional().describe('Since when it waits for somebody of the floor.'),
}).meta({ id: 'TableSummary' });

const FeeMarks = z.array(exactly<FeeMark>({ activity: Text, space: Space }));
const SeatShown = exactly<SeatView>({
  ...SEATED,
  lit: FeeMarks.describe('Fees that lie there for the round to come.'),
  inRound: exactly<NonNullable<SeatView['inRound']>>({ isPlayerDealer: Yes, fees: FeeMarks })
    .exactOptional()
    .describe('What it has in the round that is on.'),
}).meta({ id: 'SeatView' });

const RoundShown = oneOf<RoundView>({
  idle: { rounds: Whole },
  on: {
    round: Whole,
    startedAt: MomentText,
    bets: Whole.describe('How many fees were paid.'),
    fees: z.array(exactly<OfType<RoundView, 'on'>['fees'][number]>({ activity: Text, amount: Amount })),
    total: Amount.describe('What the fees come to, to compare with the felt.'),
    pot: Amount.exactOptional(),
  },
}).meta({ id: 'RoundView' });

type AtTable = TableParts['activities'][number];
const Hand = exactly<AtTable['hands'][number]>({
  row: Text,
  label: Text,
  pays: oneOf<AtTable['hands'][number]['pays']>({
    meter: { pool: Text, percent: z.number() },
    money: { amount: Amount },
    tickets: { count: Whole },
    points: { count: z.number() },
    other: {},
  }).describe('Other: as the rule sheet says.'),
});
const ActivityShown = exactly<AtTable>({
  activity: Text,
  name: Text,
  isFeeOptional: Yes.describe('Left to the player: it is owed only where it lies.'),
  isInRound: Yes.describe('Counts for the round that is on.'),
  isForPeriod: Yes.describe('The best hand of a period is posted on its board and not called.'),
  hands: z.array(Hand),
}).meta({ id: 'ActivityAtTable' });

const DUE = { award: Whole, seat: Whole };
const CoachShown = oneOf<CoachLine>({
  'out-of-service': { reason: Text },
  alarm: { alarm: Whole, words: Text },
  'pay-from-tray': { ...DUE, amount: Amount },
  'hand-over': DUE,
  'send-to-cage': { ...DUE, amount: Amount },
  'ask-for-id': { ...DUE, by: MomentText.exactOptional() },
  'hold-cards': { seats: Wholes, for: z.enum(['floor', 'second']) },
  'seat-players': {},
  'light-seats': {},
  'start-game': {},
  'game-over': {},
}).meta({ id: 'CoachLine' });

/** The topic of one table, `table.7`. */
export const TableShown: z.ZodType<Partial<TableParts>> = exactly<Partial<TableParts>>({
  summary: SummaryShown.exactOptional(),
  seats: z.array(SeatShown).exactOptional(),
  round: RoundShown.exactOptional(),
  activities: z.array(ActivityShown).exactOptional().describe('What runs here, and what counts for the round.'),
  calls: z.array(CallShown).exactOptional(),
  awards: z.array(AwardShown).exactOptional().describe('Won here and not settled, or paid in the round that is on.'),
  coach: z.array(CoachShown).exactOptional().describe('What to do next, the most urgent first.'),
}).meta({ id: 'TableParts', description: 'The parts of the topic of one table, such as "table.7".' });
