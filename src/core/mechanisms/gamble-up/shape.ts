import { Amount, Money } from '#core/money';
import {
  choice,
  described,
  either,
  exactly,
  Key,
  list,
  type Of,
  object,
  one,
  optional,
  PersonName,
  Text,
  Texts,
  Thing,
  Whole,
  yes,
} from '#core/shape';

export const SIDES = ['player', 'banker'] as const;

/** Money is multiplied; goods are a list of rising value, one for the prize itself and one for each step. LAD-5 */
const Stake = choice({
  money: { amount: Money },
  goods: {
    ladder: list(Thing, { max: 20 }),
    values: optional(list(Money, { max: 20 }), 'What each is worth, where it is declared: more than the one before.'),
  },
});
export type Stake = Of<typeof Stake>;

const Command = choice({
  TakePrize: {},
  /** `result` as the cards came: a side, a tie, or a hand of its own such as a Dragon 7. */
  CallHand: { call: one(SIDES), result: Key },
});
export type Command = Of<typeof Command>;

/** On disk forever: add a member or an optional field; never rename or reuse one. */
const Event = choice({
  PrizeTaken: { multiple: Whole },
  HandUndecided: { result: Text },
  CallRight: { multiple: Whole, isTop: yes },
  CallWrong: {},
  TopPaid: { result: Text, multiple: Whole },
});
export type ContestEvent = Of<typeof Event>;

/** A winner who may gamble the prize up, never below what was won. */
const Contest = object({
  right: described(Whole, 'Right calls so far.'),
  multiple: Whole,
  isTied: described(yes, 'The last hand decided nothing.'),
  isOver: yes,
});
export type Contest = Of<typeof Contest>;

/** Everything a gambled prize speaks of. */
export const SHAPES = {
  /** The drawn player, and the prize as it was drawn. */
  posted: object({ player: PersonName, stake: Stake }),
  command: Command,
  event: Event,
  state: Contest,
  desk: object({
    type: exactly('gamble-up'),
    player: Text,
    steps: described(
      list(object({ multiple: Whole, holds: either(Amount, Text) })),
      'From the prize itself to the top: money, or the thing of that step.',
    ),
    results: described(Texts, 'Everything a hand may come to.'),
    contest: Contest,
  }),
};
