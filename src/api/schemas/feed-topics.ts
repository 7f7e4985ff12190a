import { type BoardOfMechanism, FloorTable, KINDS, MECHANISM_NAMES, shapesOf } from '#core/house';
import { PIECE } from '#core/mechanisms/instrument';
import { INSTRUMENT_TYPES } from '#core/mechanisms/instrument/terms';
import { Amount } from '#core/money';
import { type PayoutShare, RECIPIENTS, Share } from '#core/rulebook';
import {
  branded,
  described,
  either,
  exactly,
  list,
  named,
  number,
  one,
  optional,
  type Shape,
  Text,
  Texts,
  toldBy,
  Whole,
  Wholes,
  yes,
} from '#core/shape';
import { Alarm, AwardGives, Because, Gift, Notice, OfferingState, Seen } from '#core/state';
import { DayText, MomentText } from '#core/time';
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
  ServiceView,
  TrayView,
  VerificationAsks,
  Waiting,
  WinnerView,
} from '#core/views';
import { PROMOTION_SHOWN } from './answers-promotions.ts';
import { RequestAnswer } from './commands.ts';
import { DeskAnswer } from './feed-desks.ts';
import { AwardShown, CallShown, SummaryShown } from './feed-table.ts';

import { choiceOf, type OfType, objectOf } from './paired.ts';

const { at: _, ...ALARM } = Alarm.fields;
const NAMED = { activity: Text, name: Text };
const Percent = number();

const MetersShown = named(
  'MetersOfActivity',
  objectOf<MetersOfActivity>({
    ...NAMED,
    state: OfferingState,
    pools: list(
      named(
        'MeterView',
        objectOf<MeterView>({
          pool: Text,
          label: Text,
          amount: described(Amount, 'What stands in the pool.'),
          seed: optional(Amount),
          reseed: described(Amount, 'What it starts again with.'),
          cap: optional(Amount),
          pays: described(
            list(objectOf<MeterPays>({ row: Text, label: Text, percent: Percent, sharing: one(['each', 'split']) })),
            'What wins it, and how much of it.',
          ),
          shares: described(
            list(objectOf<PayoutShare>({ to: one(RECIPIENTS), percent: Percent })),
            'Who shares what is won, where several do.',
          ),
          pending: optional(
            objectOf<PendingView>({ amount: Amount, tables: Wholes }),
            'What called hands have locked of it.',
          ),
        }),
      ),
    ),
    fundsNext: described(yes, 'Part of the fee funds the next jackpot.'),
  }),
);

const WinnerShown = named(
  'WinnerView',
  objectOf<WinnerView>({
    award: Whole,
    ...NAMED,
    table: optional(Whole),
    seat: optional(Whole),
    hand: optional(Text),
    share: optional(Share),
    gives: AwardGives,
    amount: Amount,
    wonAt: MomentText,
    startsAgain: described(
      list(objectOf<WinnerView['startsAgain'][number]>({ pool: Text, amount: Amount })),
      'What each meter that paid of it starts again with.',
    ),
  }),
  'A win as signs announce it. Nobody is named.',
);

const OtherBoards = choiceOf<Exclude<Board, BoardOfMechanism>>({
  other: { mechanism: one(MECHANISM_NAMES) },
});
const BoardAnswer: Shape<Board> = named(
  'Board',
  branded<Board>(either(OtherBoards, ...shapesOf('board').map(([, shape]) => shape))),
);
const BoardShown = named(
  'BoardView',
  objectOf<BoardView>({
    promotion: Text,
    ...NAMED,
    board: BoardAnswer,
    draw: PROMOTION_SHOWN.draw,
  }),
  'A promotion as players see it. Nobody is named.',
);
const PromotionShown = named(
  'PromotionView',
  objectOf<PromotionView>({
    ...PROMOTION_SHOWN,
    mechanism: one(MECHANISM_NAMES),
    board: BoardAnswer,
    desk: DeskAnswer,
  }),
  'A promotion that runs, for those who run it.',
);

const AT = { table: Whole, round: Whole, ...NAMED };
const SINCE = { since: MomentText };
const WaitingShown = named(
  'Waiting',
  choiceOf<Waiting>({
    calls: {
      ...SINCE,
      ...AT,
      calls: list(CallShown),
      locked: described(Amount, 'What their locks hold.'),
      asks: described(
        objectOf<VerificationAsks>({ checklist: Texts, sealFrom: Amount, secondPersonFrom: Amount }),
        'What the house asks of whoever verifies.',
      ),
    },
    review: {
      ...SINCE,
      ...AT,
      review: Whole,
      by: Text,
      seen: Seen,
      checked: Texts,
      seal: optional(Text),
      due: list(
        objectOf<OfType<Waiting, 'review'>['due'][number]>({
          gives: Gift,
          because: Because,
          seat: Whole,
          hand: optional(Text),
          share: optional(Text),
        }),
      ),
      explained: described(list(Texts), 'Why, line by line, for each seat that was called and the table.'),
    },
    claim: { ...SINCE, by: optional(MomentText), award: AwardShown },
    alarm: { ...SINCE, ...ALARM },
    'floor-call': { ...SINCE, table: Whole, by: Text },
  }),
  'Something that waits for somebody on the floor.',
);

const OpensAnswer = named('Opens', branded<Opens>(toldBy('mechanism', shapesOf('opens'))));

const OfferingShown = named(
  'OfferingView',
  objectOf<OfferingView>({
    ...NAMED,
    regulatorId: optional(Text),
    kind: optional(one(KINDS)),
    state: OfferingState,
    postedAt: MomentText,
    tables: either(exactly('all'), Wholes),
    opens: described(list(OpensAnswer), 'What can be opened at the promotions desk under it.'),
  }),
);

const InstrumentShown = named(
  'InstrumentView',
  objectOf<InstrumentView>({
    promotion: Text,
    ...NAMED,
    ...PIECE,
    kind: one(INSTRUMENT_TYPES),
  }),
  'A coupon or promotional chip of a promotion that runs.',
);

const DropShown = named(
  'DropView',
  objectOf<DropView>({
    drop: Whole,
    table: Whole,
    ...NAMED,
    count: optional(
      objectOf<NonNullable<DropView['count']>>({
        counted: Amount,
        recorded: Amount,
        variance: Amount,
      }),
    ),
  }),
  'What was recorded is shown only with the count.',
);

const TrayShown = named(
  'TrayView',
  objectOf<TrayView>({ table: Whole, amount: Amount, owedBy: one(['cage', 'tray']) }),
);
const ServiceShown = named(
  'ServiceView',
  objectOf<ServiceView>({
    outOfService: optional(Text, 'Why the house takes no fees.'),
  }),
);
const ClockShown = named(
  'ClockView',
  objectOf<ClockView>({
    zone: Text,
    dayStartsAt: Text,
    increasesAt: Text,
    openDay: optional(DayText, 'The gaming day that is not closed yet.'),
  }),
);

/** What a part of each topic of the whole house is. */
export const TOPIC_PARTS: { readonly [Topic in HouseTopic]: Shape<HouseTopics[Topic]> } = {
  awards: AwardShown,
  boards: BoardShown,
  clock: ClockShown,
  drops: DropShown,
  instruments: InstrumentShown,
  meters: MetersShown,
  notices: Notice,
  offerings: OfferingShown,
  promotions: PromotionShown,
  queue: WaitingShown,
  requests: RequestAnswer,
  seating: FloorTable,
  service: ServiceShown,
  tables: SummaryShown,
  trays: TrayShown,
  winners: WinnerShown,
};
