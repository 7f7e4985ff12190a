import { z } from 'zod';
import { INSTRUMENT_TYPES, KINDS, type PayoutShare, RECIPIENTS, ROLES } from '#core/rulebook';
import type {
  Board,
  BoardView,
  ClockView,
  DropView,
  HouseTopic,
  HouseTopics,
  InstrumentView,
  MeterPays,
  MetersOfActivity,
  MeterView,
  OfferingView,
  Opens,
  PendingView,
  PromotionView,
  SeatingView,
  ServiceView,
  TournamentBoard,
  TrayView,
  VerificationAsks,
  Waiting,
  WinnerView,
} from '#core/views';
import { ALARM, DUE, Gives, NoticeAnswer, OfferingState, RequestAnswer, Share } from './answers-house.ts';
import { EVENT } from './answers-promotions.ts';
import { HELD_HAND, PIECE } from './answers-states.ts';
import { TournamentBoardAnswer } from './answers-tournament.ts';
import { Amount, DayText, eitherOf, exactly, MomentText, oneOf, Text, Texts, Whole, Wholes, Yes } from './exactly.ts';
import { DeskAnswer } from './feed-desks.ts';
import { AwardShown, CallShown, SummaryShown } from './feed-table.ts';
import type { FieldsOf, OfType } from './fields-of.ts';
import { MECHANISM_NAMES } from './promotions.ts';
import { SeenBody } from './seen.ts';

const NAMED = { activity: Text, name: Text };
const Percent = z.number();

const MetersShown = exactly<MetersOfActivity>({
  ...NAMED,
  state: OfferingState,
  pools: z.array(
    exactly<MeterView>({
      pool: Text,
      label: Text,
      amount: Amount.describe('What stands in the pool.'),
      seed: Amount.exactOptional(),
      reseed: Amount.describe('What it starts again with.'),
      cap: Amount.exactOptional(),
      pays: z
        .array(exactly<MeterPays>({ row: Text, label: Text, percent: Percent, sharing: z.enum(['each', 'split']) }))
        .describe('What wins it, and how much of it.'),
      shares: z
        .array(exactly<PayoutShare>({ to: z.enum(RECIPIENTS), percent: Percent }))
        .describe('Who shares what is won, where several do.'),
      pending: exactly<PendingView>({ amount: Amount, tables: Wholes })
        .exactOptional()
        .describe('What called hands have locked of it.'),
    }).meta({ id: 'MeterView' }),
  ),
  fundsNext: Yes.describe('Part of the fee funds the next jackpot.'),
}).meta({ id: 'MetersOfActivity' });

const WinnerShown = exactly<WinnerView>({
  award: Whole,
  ...NAMED,
  table: Whole.exactOptional(),
  seat: Whole.exactOptional(),
  hand: Text.exactOptional(),
  share: Share.exactOptional(),
  gives: Gives,
  amount: Amount,
  wonAt: MomentText,
  startsAgain: z
    .array(exactly<WinnerView['startsAgain'][number]>({ pool: Text, amount: Amount }))
    .describe('What each meter that paid of it starts again with.'),
}).meta({ id: 'WinnerView', description: 'A win as signs announce it. Nobody is named.' });

const OtherBoards = oneOf<Exclude<Board, TournamentBoard>>({
  'high-hand': {
    from: Text,
    to: Text,
    endsAt: MomentText.describe('When the posted time is over.'),
    isSettled: Yes,
    hands: z.array(exactly<OfType<Board, 'high-hand'>['hands'][number]>(HELD_HAND)),
  },
  drawing: {
    entries: Whole,
    drawings: Whole,
    drawn: exactly<NonNullable<OfType<Board, 'drawing'>['drawn']>>({ ticket: Text, until: MomentText })
      .exactOptional()
      .describe('The ticket that is drawn; its holder has until then.'),
    carried: Amount,
  },
  'table-drawing': { draws: Whole, table: Whole.exactOptional() },
  other: { mechanism: z.enum(MECHANISM_NAMES) },
});
const BoardAnswer: z.ZodType<Board> = eitherOf(OtherBoards, TournamentBoardAnswer).meta({ id: 'Board' });
const BoardShown = exactly<BoardView>({
  promotion: Text,
  ...NAMED,
  board: BoardAnswer,
  draw: EVENT.draw,
}).meta({ id: 'BoardView', description: 'A promotion as players see it. Nobody is named.' });
const PromotionShown = exactly<PromotionView>({
  ...EVENT,
  mechanism: z.enum(MECHANISM_NAMES),
  board: BoardAnswer,
  desk: DeskAnswer,
}).meta({ id: 'PromotionView', description: 'A promotion that runs, for those who run it.' });

const AT = { table: Whole, round: Whole, ...NAMED };
const SINCE = { since: MomentText };
const WaitingShown = oneOf<Waiting>({
  calls: {
    ...SINCE,
    ...AT,
    calls: z.array(CallShown),
    locked: Amount.describe('What their locks hold.'),
    asks: exactly<VerificationAsks>({ checklist: Texts, sealFrom: Amount, secondPersonFrom: Amount }).describe(
      'What the house asks of whoever verifies.',
    ),
  },
  review: {
    ...SINCE,
    ...AT,
    review: Whole,
    by: Text,
    seen: SeenBody,
    checked: Texts,
    seal: Text.exactOptional(),
    due: z.array(
      exactly<OfType<Waiting, 'review'>['due'][number]>({
        ...DUE,
        seat: Whole,
        hand: Text.exactOptional(),
        share: Text.exactOptional(),
      }),
    ),
    explained: z.array(Texts).describe('Why, line by line, for each seat that was called and the table.'),
  },
  claim: { ...SINCE, by: MomentText.exactOptional(), award: AwardShown },
  alarm: { ...SINCE, ...ALARM },
  'floor-call': { ...SINCE, table: Whole, by: Text },
}).meta({ id: 'Waiting', description: 'Something that waits for somebody on the floor.' });

/** By the mechanism that is opened. */
type OpensOf<Mechanism, One = Opens> = One extends { readonly mechanism: infer Names }
  ? Mechanism extends Names
    ? Omit<One, 'mechanism'>
    : never
  : never;
const BY_CARDS = { valueAwards: Whole, hasHands: Yes };
const OPENS: { readonly [Mechanism in Opens['mechanism']]: FieldsOf<OpensOf<Mechanism>> } = {
  drawing: {
    isDrumAsPosted: Yes.describe('It is left to the house whether the drum is kept.'),
    isAlwaysByComputer: Yes,
    mayBeThing: Yes.describe('What is won may be a thing, of the posted value.'),
  },
  wheel: { hasDouble: Yes, hasGoods: Yes, hasGuarantee: Yes },
  'card-wheel': BY_CARDS,
  'table-drawing': BY_CARDS,
  tracking: { hasCredits: Yes },
  contest: {
    hasGames: Yes,
    hasDeadline: Yes,
    hasHours: Yes,
    things: Texts.describe('The prizes that may be given as things, by the keys of their values.'),
  },
  squares: {},
  instrument: {},
  'car-giveaway': {},
  'splash-pot': {},
  'high-hand': {},
};
const [firstOpens, ...otherOpens] = Object.entries(OPENS).map(([mechanism, fields]) =>
  z.strictObject({ mechanism: z.literal(mechanism), ...fields }),
);
const OpensAnswer = z
  .discriminatedUnion('mechanism', [firstOpens!, ...otherOpens]) // There are mechanisms.
  .meta({ id: 'Opens' }) as unknown as z.ZodType<Opens>; // Its fields are those of the type.

const OfferingShown = exactly<OfferingView>({
  ...NAMED,
  regulatorId: Text.exactOptional(),
  kind: z.enum(KINDS).exactOptional(),
  state: OfferingState,
  postedAt: MomentText,
  tables: z.union([z.literal('all'), Wholes]),
  opens: z.array(OpensAnswer).describe('What can be opened at the promotions desk under it.'),
}).meta({ id: 'OfferingView' });

const InstrumentShown = exactly<InstrumentView>({
  promotion: Text,
  ...NAMED,
  ...PIECE,
  kind: z.enum(INSTRUMENT_TYPES),
}).meta({ id: 'InstrumentView', description: 'A coupon or promotional chip of a promotion that runs.' });

const SeatingShown = exactly<SeatingView>({
  table: Whole,
  game: Text,
  isLive: Yes.describe('False at a no-purchase table.'),
  isTournament: Yes,
  hasPot: Yes,
  isOpen: Yes,
  seats: z.array(
    exactly<SeatingView['seats'][number]>({
      seat: Whole,
      member: Text.exactOptional(),
      role: z.enum(ROLES),
      age: Whole.exactOptional(),
      isDealtIn: Yes,
    }),
  ),
}).meta({ id: 'SeatingView' });

const DropShown = exactly<DropView>({
  drop: Whole,
  table: Whole,
  ...NAMED,
  count: exactly<NonNullable<DropView['count']>>({
    counted: Amount,
    recorded: Amount,
    variance: Amount,
  }).exactOptional(),
}).meta({ id: 'DropView', description: 'What was recorded is shown only with the count.' });

const TrayShown = exactly<TrayView>({ table: Whole, amount: Amount, owedBy: z.enum(['cage', 'tray']) }).meta({
  id: 'TrayView',
});
const ServiceShown = exactly<ServiceView>({
  outOfService: Text.exactOptional().describe('Why the house takes no fees.'),
}).meta({ id: 'ServiceView' });
const ClockShown = exactly<ClockView>({
  zone: Text,
  dayStartsAt: Text,
  increasesAt: Text,
  openDay: DayText.exactOptional().describe('The gaming day that is not closed yet.'),
}).meta({ id: 'ClockView' });

/** What a part of each topic of the whole house is. */
export const TOPIC_PARTS: { readonly [Topic in HouseTopic]: z.ZodType<HouseTopics[Topic]> } = {
  awards: AwardShown,
  boards: BoardShown,
  clock: ClockShown,
  drops: DropShown,
  instruments: InstrumentShown,
  meters: MetersShown,
  notices: NoticeAnswer,
  offerings: OfferingShown,
  promotions: PromotionShown,
  queue: WaitingShown,
  requests: RequestAnswer,
  seating: SeatingShown,
  service: ServiceShown,
  tables: SummaryShown,
  trays: TrayShown,
  winners: WinnerShown,
};
