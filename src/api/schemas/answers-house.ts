import { AnyCard, AnyTile } from '#core/cards';
import type { Reseeded } from '#core/fund';
import {
  type Alarm,
  type Award,
  type Call,
  type Drop,
  type Notice,
  type Offered,
  PAY_METHODS,
  type Review,
  type SecondRequest,
  Seen,
  type Table,
} from '#core/house';
import type { AwardDue, Judged } from '#core/mechanisms';
import { Amount, AmountByName, ODD_PAYERS } from '#core/money';
import { DEPARTMENTS, STAFF_ROLES } from '#core/people';
import { ROLES } from '#core/rulebook';
import {
  either,
  exactly,
  list,
  named,
  object,
  one,
  optional,
  record,
  type Shape,
  Text,
  Texts,
  tuple,
  Whole,
  Wholes,
  yes,
} from '#core/shape';
import { MomentText } from '#core/time';
import { DualCommandBody } from './commands.ts';
import { OfferingBody } from './offering.ts';
import { choiceOf, type OfType, objectOf } from './paired.ts';

type Round = NonNullable<Table['round']>;
type Fee = Round['fees'][number];

export const PLACE = { seat: Whole, position: Whole };
export const Space = one(['player', 'player-dealer']);
export const SEATED = {
  ...PLACE,
  player: either(object({ type: exactly('anonymous') }), object({ type: exactly('member'), id: Text })),
  role: one(ROLES),
  age: optional(Whole),
};

/** Parts of a cent, by account. */
export const Carries = record(Text, object({ over: Whole, under: Whole }));
export const Change = objectOf<Fee['change']>({
  pools: AmountByName,
  reserve: Amount,
  advance: Amount,
  daysFees: Amount,
  isRunning: optional(yes),
  carries: optional(Carries),
});
const FeeTaken = objectOf<Fee>({
  activity: Text,
  amount: Amount,
  change: Change,
  carries: optional(object({ before: Carries, after: Carries })),
});

export const Plays = objectOf<Table['plays']>({
  game: Text,
  isLive: yes,
  isTournament: yes,
  betMin: optional(Amount),
  betMax: optional(Amount),
});

export const Bettor = object({
  ...SEATED,
  isPlayerDealer: yes,
  fees: list(object({ activity: Text, space: Space })),
});

export const TableAnswer = named(
  'Table',
  objectOf<Table>({
    table: Whole,
    plays: Plays,
    openedAt: optional(MomentText),
    openings: list(object({ from: MomentText, to: MomentText })),
    seated: list(object(SEATED)),
    lit: list(object({ ...PLACE, activity: Text, space: Space })),
    rounds: Whole,
    lastStartedAt: optional(MomentText),
    round: optional(
      objectOf<Round>({
        round: Whole,
        startedAt: MomentText,
        activities: Texts,
        bettors: list(Bettor),
        fees: list(FeeTaken),
        pot: optional(Amount),
        isSettled: optional(yes),
      }),
    ),
    outOfService: optional(Text),
  }),
);

export const CallAnswer = named(
  'Call',
  objectOf<Call>({
    call: Whole,
    table: Whole,
    round: Whole,
    seat: Whole,
    activity: Text,
    row: Text,
    at: MomentText,
    lock: optional(Whole),
  }),
);

const Condition = object({ words: Text, met: yes });
export const BecauseAnswer = objectOf<AwardDue['because']>({
  hand: Text,
  used: list(either(AnyCard, AnyTile)),
  conditions: list(Condition),
  arithmetic: Texts,
  clause: Text,
});
const DueGives = either(
  object({ type: exactly('money'), amount: Amount }),
  object({ type: exactly('money-each'), amount: Amount, count: Whole }),
  object({ type: one(['tickets', 'points']), count: Whole }),
  object({ type: exactly('entry'), value: Amount }),
);
export const Share = one(['losing', 'winning', 'table', 'room', 'envy']);
export const DUE = { gives: DueGives, because: BecauseAnswer };
export const Due = objectOf<AwardDue>({
  ...DUE,
  to: objectOf<AwardDue['to']>({
    seat: Whole,
    bettor: optional(Text),
    row: optional(Text),
    round: optional(Whole),
    share: optional(Share),
    on: optional(Space),
  }),
  prizes: list(
    objectOf<AwardDue['prizes'][number]>({
      amount: Amount,
      from: either(object({ type: exactly('pool'), pool: Text }), object({ type: one(['reserve', 'house']) })),
      odd: optional(object({ amount: Amount, paidBy: one(ODD_PAYERS) })),
    }),
  ),
});

export const Hit = object({ pool: Text, type: one(['won', 'drawn']) });
export const JudgedAnswer = objectOf<Judged>({
  seat: optional(Whole),
  bettor: optional(Text),
  row: optional(Text),
  round: optional(Whole),
  met: yes,
  conditions: list(Condition),
  clause: Text,
});

export const ReviewAnswer = named(
  'Review',
  objectOf<Review>({
    review: Whole,
    table: Whole,
    round: Whole,
    activity: Text,
    calls: Wholes,
    by: Text,
    wonAt: MomentText,
    due: list(Due),
    hits: list(Hit),
    seen: Seen,
    checked: Texts,
    seal: optional(Text),
    judged: list(JudgedAnswer),
  }),
);

export const ALARM = { alarm: Whole, table: Whole, why: one(['too-fast', 'too-many']), words: Text };
export const AlarmAnswer = named('Alarm', objectOf<Alarm>({ ...ALARM, at: MomentText }));

type DualCommand = SecondRequest['command'];
/** What is asked by acts of their own, with badges, PINs and records: nothing private is in the command. */
type ByAct =
  | (OfType<DualCommand, 'EngagePerson'> & { readonly type: 'EngagePerson' })
  | Extract<DualCommand, { readonly type: 'SetPin' | 'EraseRecord' | 'EraseMember' }>;
const ByAct = choiceOf<ByAct>({
  EngagePerson: { person: Text, roles: list(one(STAFF_ROLES)), department: one(DEPARTMENTS) },
  SetPin: { person: Text },
  EraseRecord: { person: Text },
  EraseMember: { member: Text },
});
export const AskedOfTwo: Shape<DualCommand> = named('DualCommand', either(DualCommandBody, ByAct));

export const RequestAnswer = named(
  'SecondRequest',
  objectOf<SecondRequest>({
    request: Whole,
    command: AskedOfTwo,
    by: object({ id: Text, role: Text }),
    at: MomentText,
    until: MomentText,
  }),
);

/** From which account to which, and how much. */
export const BOOKINGS = { bookings: list(tuple(Text, Text, Amount)) };
export const PaidBy = object({ pool: Amount, reserve: Amount, house: Amount });

const Money = object({ type: exactly('money'), amount: Amount, paidBy: PaidBy });
const MoneyEach = object({ type: exactly('money-each'), amount: Amount, count: Whole, paidBy: PaidBy });
const Counted = object({ type: one(['tickets', 'points']), count: Whole });
const EntryGiven = object({ type: exactly('entry'), value: Amount });
const GoodsGiven = object({ type: exactly('goods'), what: Text, value: optional(Amount) });
export const HandGives = either(Money, MoneyEach, Counted, EntryGiven);
export const Gives = either(Money, MoneyEach, Counted, EntryGiven, GoodsGiven);

export const ReseededAnswer = objectOf<Reseeded>({ fromReserve: Amount, advanced: Amount, byHouse: Amount });
export const Source = objectOf<Award['source']>({
  pools: AmountByName,
  reseeded: record(Text, ReseededAnswer),
  reserve: Amount,
  house: Amount,
});

export const UnclaimedTo = either(
  object({ type: exactly('reserve-of'), activity: Text }),
  object({ type: one(['reserve', 'fund', 'held', 'nobody', 'redraw']) }),
);
export const Claim = either(
  object({
    state: exactly('awaiting-id'),
    from: MomentText,
    idBy: optional(MomentText),
    by: optional(MomentText),
  }),
  object({ state: exactly('held'), by: MomentText }),
  object({ state: one(['payable', 'paid']) }),
  object({ state: exactly('forfeited'), to: UnclaimedTo }),
);

export const PaymentAnswer = objectOf<NonNullable<Award['payment']>>({
  slip: Whole,
  method: one(PAY_METHODS),
  by: Text,
  at: MomentText,
  prints: optional(Whole),
});

export const AwardAnswer = named(
  'Award',
  objectOf<Award>({
    award: Whole,
    activity: Text,
    table: optional(Whole),
    round: optional(Whole),
    seat: optional(Whole),
    promotion: optional(Text),
    player: optional(Text),
    row: optional(Text),
    share: optional(Share),
    gives: Gives,
    source: Source,
    claim: Claim,
    verifiedBy: Texts,
    wonAt: MomentText,
    payment: optional(PaymentAnswer),
  }),
);

export const DropAnswer = named(
  'Drop',
  objectOf<Drop>({
    drop: Whole,
    table: Whole,
    activity: Text,
    recorded: Amount,
    counted: optional(Amount),
  }),
);

export const OfferingState = one(['announced', 'running', 'paused', 'ended']);
export const OfferedAnswer = named(
  'Offered',
  objectOf<Offered>({
    activity: Text,
    offering: OfferingBody,
    tables: either(exactly('all'), Wholes),
    state: OfferingState,
    postedAt: MomentText,
    reserveOf: Text,
    increasedUpTo: optional(MomentText),
  }),
);

export const NoticeAnswer = named(
  'Notice',
  objectOf<Notice>({
    notice: Whole,
    words: Text,
    activity: optional(Text),
  }),
);
