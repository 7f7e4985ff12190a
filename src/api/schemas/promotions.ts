import {
  type CommandIn,
  MECHANISM_NAMES,
  type MechanismName,
  type PostedIn,
  type ShapedName,
  shapesOf,
} from '#core/house';
import { OUTCOMES } from '#core/mechanisms/instrument';
import { INSTRUMENT_TYPES } from '#core/mechanisms/instrument/terms';
import { Money } from '#core/money';
import { ROLES } from '#core/rulebook';
import {
  Count,
  choice,
  choiceBy,
  exactly,
  type Fields,
  Key,
  list,
  Numbered,
  number,
  object,
  one,
  optional,
  record,
  SeatNumber,
  type Shape,
  Thing,
  text,
  tuple,
  whole,
  yes,
} from '#core/shape';
import { PostedMomentText } from '#core/time';

const Age = optional(whole({ min: 0, max: 150 }));
const Listed = list(Key, { max: 1_000 });
const Period = object({ from: PostedMomentText, to: PostedMomentText });
const Score = tuple(Count, Count);
/** A number of a table or a seat, as the name of a field. */
const NumberKey = text({ pattern: /^[1-9]\d{0,5}$/ });
const AtTable = { isLive: yes, isTournament: yes };

const PersonBody = object({
  role: one(ROLES),
  age: Age,
  isPlayerDealer: yes,
  isBackline: yes,
  isSeated: yes,
});

const Named = { award: optional(Numbered) };
const Instrument = choice({
  IssueInstruments: {
    ids: Listed,
    kind: one(INSTRUMENT_TYPES),
    face: Money,
    holder: Key,
    person: PersonBody,
    games: optional(Listed),
    expires: optional(PostedMomentText),
    isMultiPlay: yes,
    price: optional(Money),
  },
  SwapVoucher: { id: Key },
  PlaceWager: {
    person: PersonBody,
    table: object({ game: optional(Key), ...AtTable, playersDealtIn: optional(Count) }),
    staked: Money,
    liveOn: Listed,
    wager: Key,
    round: Key,
    holder: Key,
    ids: Listed,
    bet: one(['base', 'bonus']),
    side: optional(Key),
    live: Money,
  },
  SettleWager: {
    wager: Key,
    outcome: one(OUTCOMES),
    odds: tuple(Count, whole({ min: 1, max: 1_000 })),
    playerDealer: Key,
  },
  RedeemAtCage: { id: Key },
  ExpireInstruments: {},
});

const PLAYER = { player: Key };
/** Nobody views an account over the network: whether a PIN is right only whoever keeps it can say. */
const Tracking = choice({
  EnrolPlayer: { ...PLAYER, person: PersonBody },
  SitDown: { ...PLAYER, table: Numbered, game: optional(Key), ...AtTable },
  LeaveTable: PLAYER,
  SwipeCard: PLAYER,
  LetTimePass: PLAYER,
  RedeemCredits: { ...PLAYER, prize: Thing, showsId: yes },
});

/** Games stand as they are posted: `Raiders at Chiefs`. */
const Picks = record(Thing, Thing);
const Contest = choice({
  SubmitEntry: { ...PLAYER, person: PersonBody, picks: Picks, guess: optional(Score) },
  AddPoints: { ...PLAYER, person: PersonBody, points: number(), ...Named },
  SettleContest: {
    results: Picks,
    final: optional(Score),
    hours: optional(record(Key, number())),
  },
});
const Digit = whole({ min: 0, max: 9 });
const SeatedThere = list(object({ seat: SeatNumber, person: PersonBody }), { max: 20 });
const SquarePrizes = object({
  cash: Money,
  items: list(Thing, { max: 100 }),
  values: optional(record(Thing, Money)),
});
const Squares = choice({
  SetBoard: { board: list(object({ table: Numbered, top: Digit, left: Digit }), { max: 100 }) },
  ScorePeriod: {
    period: Key,
    score: Score,
    prizes: SquarePrizes,
    isFinal: yes,
    seated: record(NumberKey, SeatedThere),
    bowl: list(Numbered, { max: 1_000 }),
  },
});

/** What is posted for a promotion, by its mechanism. */
const POSTED_APART: { readonly [Name in Exclude<MechanismName, ShapedName>]: Shape<PostedIn<Name>> } = {
  instrument: object({
    games: optional(Listed),
    sells: optional(Period),
    plays: optional(Period),
  }),
  tracking: object({
    from: optional(PostedMomentText),
    to: optional(PostedMomentText),
    creditsPerSwipe: Count,
    prizes: record(Thing, Count),
    minutesPerCredit: optional(whole({ min: 1, max: 1_440 })),
    games: optional(Listed),
    rewards: optional(record(Thing, object({ value: Money, isMoney: optional(yes) }))),
  }),
  contest: object({
    games: list(Thing, { max: 1_000 }),
    deadline: optional(PostedMomentText),
    hoursFrom: optional(Key),
    things: optional(record(Key, Thing)),
  }),
  squares: object({
    periods: optional(list(object({ period: Key, prizes: SquarePrizes }), { min: 1, max: 20 })),
  }),
};

/** What a running promotion is asked, by its mechanism. */
const RUN_APART: { readonly [Name in Exclude<MechanismName, ShapedName>]: Shape<CommandIn<Name>> } = {
  instrument: Instrument,
  tracking: Tracking,
  contest: Contest,
  squares: Squares,
};

type ByMechanism = { readonly [Name in MechanismName]: Shape<object> };
/** Those of the mechanisms that keep their own, and those that stand here. */
export const gathered = (part: 'posted' | 'command' | 'event', apart: object): ByMechanism =>
  ({ ...apart, ...Object.fromEntries(shapesOf(part)) }) as ByMechanism; // Every mechanism is in one of the two.

export const POSTED = gathered('posted', POSTED_APART);
export const RUN = gathered('command', RUN_APART);

/** What goes by the mechanism that is named in it. */
export const byMechanism = (fieldsOf: (name: MechanismName) => Fields) => {
  const members = MECHANISM_NAMES.map(name => [name, { ...fieldsOf(name), mechanism: exactly(name) }] as const);
  return choiceBy('mechanism', Object.fromEntries(members));
};
