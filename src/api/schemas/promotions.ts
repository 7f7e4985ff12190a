import {
  type CommandIn,
  MECHANISM_NAMES,
  type MechanismName,
  type PostedIn,
  type ShapedName,
  shapesOf,
} from '#core/house';
import { SIDES } from '#core/mechanisms/gamble-up';
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
  object,
  one,
  optional,
  record,
  SeatNumber,
  type Shape,
  Thing,
  whole,
  yes,
} from '#core/shape';
import { DayText, PostedMomentText, TimeOfDay } from '#core/time';
import { StructureBody, TournamentBody } from './tournament.ts';

const Age = optional(whole({ min: 0, max: 150 }));
const Listed = list(Key, { max: 1_000 });
const AtTable = { isLive: yes, isTournament: yes };

const Named = { award: optional(Numbered) };
const SeatAt = object({ table: Numbered, seat: SeatNumber });

export const PEOPLE = {
  people: optional(record(Key, object({ role: one(ROLES), age: Age, isExcluded: optional(yes) }))),
};
const Drawing = choice({
  IssueTickets: {
    player: optional(Key),
    tickets: Listed,
    earned: choice({ hand: { row: Key, ...Named }, seat: { postedAt: PostedMomentText, seat: optional(SeatAt) } }),
    table: object({ game: Key, ...AtTable }),
    ...PEOPLE,
  },
  AddPoint: { card: Key, player: Key, hour: PostedMomentText, ...PEOPLE },
  OpenDrawing: { count: optional(Count), game: optional(Key), ...PEOPLE },
  DrawEntry: { ticket: Key, ...PEOPLE },
  ClaimPrize: { showsId: yes, showsProof: yes, ...PEOPLE },
  LetTimePass: PEOPLE,
  GiveUpPrize: PEOPLE,
  BringId: { ticket: Key, ...PEOPLE },
  StartSecondStage: PEOPLE,
  CloseDrawing: PEOPLE,
  EmptyDrum: PEOPLE,
});
const DrawnPrize = object({ what: Thing, amount: optional(Money) });
const DrawingPosted = object({
  keepsDrum: optional(yes),
  byComputer: optional(yes),
  startedOn: optional(DayText),
  ticketTimes: optional(list(TimeOfDay, { max: 100 })),
  drawnAt: optional(list(PostedMomentText, { max: 1_000 })),
  thing: optional(Thing),
  takenOver: optional(
    object({
      entries: list(object({ ticket: Key, player: Key, points: Count }), { max: 10_000 }),
      wins: list(object({ ticket: Key, player: Key, prize: DrawnPrize, drawing: Count, at: PostedMomentText }), {
        max: 1_000,
      }),
      carried: Money,
    }),
  ),
});

const PLAYER = { player: Key };
const Chips = list(object({ ...PLAYER, chips: Count, extra: optional(Count) }), { max: 20 });
const CarGiveaway = choice({
  TryKeys: {
    holders: list(
      object({
        ...PLAYER,
        isPresent: yes,
        showsId: yes,
        showsPass: yes,
        card: optional(Key),
        envelope: optional(Count),
      }),
      { max: 100 },
    ),
    startingEnvelope: Count,
  },
  CountFirstRound: { tables: list(Chips, { max: 20 }) },
  CountFinalTable: { counts: Chips },
});

/** What is posted for a promotion, by its mechanism. */
const POSTED_APART: { readonly [Name in Exclude<MechanismName, ShapedName>]: Shape<PostedIn<Name>> } = {
  drawing: DrawingPosted,
  tournament: object({ structure: StructureBody }),
  'gamble-up': object({
    player: Key,
    stake: choice({
      money: { amount: Money },
      goods: { ladder: list(Thing, { max: 20 }), values: optional(list(Money, { max: 20 })) },
    }),
  }),
  'car-giveaway': object({ carValue: optional(Money) }),
};

/** What a running promotion is asked, by its mechanism. */
const RUN_APART: { readonly [Name in Exclude<MechanismName, ShapedName>]: Shape<CommandIn<Name>> } = {
  drawing: Drawing,
  tournament: TournamentBody,
  'gamble-up': choice({ TakePrize: {}, CallHand: { call: one(SIDES), result: Key } }),
  'car-giveaway': CarGiveaway,
};

type ByMechanism = { readonly [Name in MechanismName]: Shape<object> };
/** Those of the mechanisms that keep their own, and those that stand here. */
export const gathered = (part: 'posted' | 'command' | 'event' | 'state', apart: object): ByMechanism =>
  ({ ...apart, ...Object.fromEntries(shapesOf(part)) }) as ByMechanism; // Every mechanism is in one of the two.

export const POSTED = gathered('posted', POSTED_APART);
export const RUN = gathered('command', RUN_APART);

/** What goes by the mechanism that is named in it. */
export const byMechanism = (fieldsOf: (name: MechanismName) => Fields) => {
  const members = MECHANISM_NAMES.map(name => [name, { ...fieldsOf(name), mechanism: exactly(name) }] as const);
  return choiceBy('mechanism', Object.fromEntries(members));
};
