import { z } from 'zod';
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
  type Table,
} from '#core/house';
import type { AwardDue, Judged } from '#core/mechanisms';
import { ODD_PAYERS } from '#core/money';
import { DEPARTMENTS, STAFF_ROLES } from '#core/people';
import { ROLES } from '#core/rulebook';
import { DualCommandBody } from './commands.ts';
import { Amount, AmountsByName, exactly, MomentText, oneOf, Text, Texts, Whole, Wholes, Yes } from './exactly.ts';
import type { OfType } from './fields-of.ts';
import { OfferingBody } from './offering.ts';
import { AnyCard, AnyTile } from './parts.ts';
import { SeenBody } from './seen.ts';

type Round = NonNullable<Table['round']>;
type Fee = Round['fees'][number];

export const PLACE = { seat: Whole, position: Whole };
export const Space = z.enum(['player', 'player-dealer']);
export const SEATED = {
  ...PLACE,
  player: z.union([
    z.strictObject({ type: z.literal('anonymous') }),
    z.strictObject({ type: z.literal('member'), id: Text }),
  ]),
  role: z.enum(ROLES),
  age: Whole.exactOptional(),
};

/** Parts of a cent, by account. */
export const Carries = z.record(Text, z.strictObject({ over: Whole, under: Whole }));
export const Change = exactly<Fee['change']>({
  pools: AmountsByName,
  reserve: Amount,
  advance: Amount,
  daysFees: Amount,
  isRunning: Yes.exactOptional(),
  carries: Carries.exactOptional(),
});
const FeeTaken = exactly<Fee>({
  activity: Text,
  amount: Amount,
  change: Change,
  carries: z.strictObject({ before: Carries, after: Carries }).exactOptional(),
});

export const Plays = exactly<Table['plays']>({
  game: Text,
  isLive: Yes,
  isTournament: Yes,
  betMin: Amount.exactOptional(),
  betMax: Amount.exactOptional(),
});

export const Bettor = z.strictObject({
  ...SEATED,
  isPlayerDealer: Yes,
  fees: z.array(z.strictObject({ activity: Text, space: Space })),
});

export const TableAnswer = exactly<Table>({
  table: Whole,
  plays: Plays,
  openedAt: MomentText.exactOptional(),
  openings: z.array(z.strictObject({ from: MomentText, to: MomentText })),
  seated: z.array(z.strictObject(SEATED)),
  lit: z.array(z.strictObject({ ...PLACE, activity: Text, space: Space })),
  rounds: Whole,
  lastStartedAt: MomentText.exactOptional(),
  round: exactly<Round>({
    round: Whole,
    startedAt: MomentText,
    activities: Texts,
    bettors: z.array(Bettor),
    fees: z.array(FeeTaken),
    pot: Amount.exactOptional(),
    isSettled: Yes.exactOptional(),
  }).exactOptional(),
  outOfService: Text.exactOptional(),
}).meta({ id: 'Table' });

export const CallAnswer = exactly<Call>({
  call: Whole,
  table: Whole,
  round: Whole,
  seat: Whole,
  activity: Text,
  row: Text,
  at: MomentText,
  lock: Whole.exactOptional(),
}).meta({ id: 'Call' });

const Condition = z.strictObject({ words: Text, met: Yes });
export const BecauseAnswer = exactly<AwardDue['because']>({
  hand: Text,
  used: z.array(z.union([AnyCard, AnyTile])),
  conditions: z.array(Condition),
  arithmetic: Texts,
  clause: Text,
});
const DueGives = z.union([
  z.strictObject({ type: z.literal('money'), amount: Amount }),
  z.strictObject({ type: z.literal('money-each'), amount: Amount, count: Whole }),
  z.strictObject({ type: z.enum(['tickets', 'points']), count: Whole }),
  z.strictObject({ type: z.literal('entry'), value: Amount }),
]);
export const Share = z.enum(['losing', 'winning', 'table', 'room', 'envy']);
export const DUE = { gives: DueGives, because: BecauseAnswer };
export const Due = exactly<AwardDue>({
  ...DUE,
  to: exactly<AwardDue['to']>({
    seat: Whole,
    bettor: Text.exactOptional(),
    row: Text.exactOptional(),
    round: Whole.exactOptional(),
    share: Share.exactOptional(),
    on: Space.exactOptional(),
  }),
  prizes: z.array(
    exactly<AwardDue['prizes'][number]>({
      amount: Amount,
      from: z.union([
        z.strictObject({ type: z.literal('pool'), pool: Text }),
        z.strictObject({ type: z.enum(['reserve', 'house']) }),
      ]),
      odd: z.strictObject({ amount: Amount, paidBy: z.enum(ODD_PAYERS) }).exactOptional(),
    }),
  ),
});

export const Hit = z.strictObject({ pool: Text, type: z.enum(['won', 'drawn']) });
export const JudgedAnswer = exactly<Judged>({
  seat: Whole.exactOptional(),
  bettor: Text.exactOptional(),
  row: Text.exactOptional(),
  round: Whole.exactOptional(),
  met: Yes,
  conditions: z.array(Condition),
  clause: Text,
});

export const ReviewAnswer = exactly<Review>({
  review: Whole,
  table: Whole,
  round: Whole,
  activity: Text,
  calls: Wholes,
  by: Text,
  wonAt: MomentText,
  due: z.array(Due),
  hits: z.array(Hit),
  seen: SeenBody,
  checked: Texts,
  seal: Text.exactOptional(),
  judged: z.array(JudgedAnswer),
}).meta({ id: 'Review' });

export const ALARM = { alarm: Whole, table: Whole, why: z.enum(['too-fast', 'too-many']), words: Text };
export const AlarmAnswer = exactly<Alarm>({ ...ALARM, at: MomentText }).meta({ id: 'Alarm' });

type DualCommand = SecondRequest['command'];
/** What is asked by acts of their own, with badges, PINs and records: nothing private is in the command. */
type ByAct =
  | (OfType<DualCommand, 'EngagePerson'> & { readonly type: 'EngagePerson' })
  | Extract<DualCommand, { readonly type: 'SetPin' | 'EraseRecord' | 'EraseMember' }>;
const ByAct = oneOf<ByAct>({
  EngagePerson: { person: Text, roles: z.array(z.enum(STAFF_ROLES)), department: z.enum(DEPARTMENTS) },
  SetPin: { person: Text },
  EraseRecord: { person: Text },
  EraseMember: { member: Text },
});
export const AskedOfTwo: z.ZodType<DualCommand> = z.union([DualCommandBody, ByAct]).meta({ id: 'DualCommand' });

export const RequestAnswer = exactly<SecondRequest>({
  request: Whole,
  command: AskedOfTwo,
  by: z.strictObject({ id: Text, role: Text }),
  at: MomentText,
  until: MomentText,
}).meta({ id: 'SecondRequest' });

/** From which account to which, and how much. */
export const BOOKINGS = { bookings: z.array(z.tuple([Text, Text, Amount])) };
export const PaidBy = z.strictObject({ pool: Amount, reserve: Amount, house: Amount });

const Money = z.strictObject({ type: z.literal('money'), amount: Amount, paidBy: PaidBy });
const MoneyEach = z.strictObject({ type: z.literal('money-each'), amount: Amount, count: Whole, paidBy: PaidBy });
const Counted = z.strictObject({ type: z.enum(['tickets', 'points']), count: Whole });
const EntryGiven = z.strictObject({ type: z.literal('entry'), value: Amount });
const GoodsGiven = z.strictObject({ type: z.literal('goods'), what: Text, value: Amount.exactOptional() });
export const HandGives = z.union([Money, MoneyEach, Counted, EntryGiven]);
export const Gives = z.union([Money, MoneyEach, Counted, EntryGiven, GoodsGiven]);

export const ReseededAnswer = exactly<Reseeded>({ fromReserve: Amount, advanced: Amount, byHouse: Amount });
export const Source = exactly<Award['source']>({
  pools: AmountsByName,
  reseeded: z.record(Text, ReseededAnswer),
  reserve: Amount,
  house: Amount,
});

export const UnclaimedTo = z.union([
  z.strictObject({ type: z.literal('reserve-of'), activity: Text }),
  z.strictObject({ type: z.enum(['reserve', 'fund', 'held', 'nobody', 'redraw']) }),
]);
export const Claim = z.union([
  z.strictObject({
    state: z.literal('awaiting-id'),
    from: MomentText,
    idBy: MomentText.exactOptional(),
    by: MomentText.exactOptional(),
  }),
  z.strictObject({ state: z.literal('held'), by: MomentText }),
  z.strictObject({ state: z.enum(['payable', 'paid']) }),
  z.strictObject({ state: z.literal('forfeited'), to: UnclaimedTo }),
]);

export const PaymentAnswer = exactly<NonNullable<Award['payment']>>({
  slip: Whole,
  method: z.enum(PAY_METHODS),
  by: Text,
  at: MomentText,
  prints: Whole.exactOptional(),
});

export const AwardAnswer = exactly<Award>({
  award: Whole,
  activity: Text,
  table: Whole.exactOptional(),
  round: Whole.exactOptional(),
  seat: Whole.exactOptional(),
  promotion: Text.exactOptional(),
  player: Text.exactOptional(),
  row: Text.exactOptional(),
  share: Share.exactOptional(),
  gives: Gives,
  source: Source,
  claim: Claim,
  verifiedBy: Texts,
  wonAt: MomentText,
  payment: PaymentAnswer.exactOptional(),
}).meta({ id: 'Award' });

export const DropAnswer = exactly<Drop>({
  drop: Whole,
  table: Whole,
  activity: Text,
  recorded: Amount,
  counted: Amount.exactOptional(),
}).meta({ id: 'Drop' });

export const OfferingState = z.enum(['announced', 'running', 'paused', 'ended']);
export const OfferedAnswer = exactly<Offered>({
  activity: Text,
  offering: OfferingBody,
  tables: z.union([z.literal('all'), Wholes]),
  state: OfferingState,
  postedAt: MomentText,
  reserveOf: Text,
  increasedUpTo: MomentText.exactOptional(),
}).meta({ id: 'Offered' });

export const NoticeAnswer = exactly<Notice>({
  notice: Whole,
  words: Text,
  activity: Text.exactOptional(),
}).meta({ id: 'Notice' });
