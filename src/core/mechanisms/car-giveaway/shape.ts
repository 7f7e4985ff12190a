import { AmountByName, Money } from '#core/money';
import {
  Count,
  choice,
  described,
  exactly,
  Key,
  list,
  Numbered,
  type Of,
  object,
  optional,
  PersonName,
  Text,
  Texts,
  Whole,
  Wholes,
  yes,
} from '#core/shape';

/** One who holds a pass, as the giveaway begins. */
const PassHolder = object({
  player: PersonName,
  isPresent: yes,
  showsId: yes,
  showsPass: yes,
  card: optional(Key, 'A, 2 to 9, T of one suit.'),
  envelope: optional(Count),
});
export type PassHolder = Of<typeof PassHolder>;

/** A player's chips after the last hand. */
const ChipCount = object({
  player: PersonName,
  chips: Count,
  extra: optional(Count, 'The place in an extra hand between players who tied, 1 the best.'),
});
export type ChipCount = Of<typeof ChipCount>;
const Chips = list(ChipCount, { max: 20 });

const Command = choice({
  TryKeys: { holders: list(PassHolder, { max: 100 }), startingEnvelope: Count },
  /** One more hand is over at a table, counted from 1; at the final table once the first round is counted. */
  PlayHand: { table: Numbered },
  CountFirstRound: { tables: list(Chips, { max: 20 }) },
  CountFinalTable: { counts: Chips },
});
export type Command = Of<typeof Command>;

const KEYS = {
  order: described(Texts, 'Who chooses and tries in which order.'),
  out: described(Texts, 'Who could not be verified and takes no part.'),
  winner: Text,
  tries: described(Whole, 'How many keys were tried.'),
};
const KeyResult = object(KEYS);
export type KeyResult = Of<typeof KeyResult>;
const FIRST = { advance: Texts, prizes: AmountByName };
const FirstRound = object(FIRST);
export type FirstRound = Of<typeof FirstRound>;
const FINAL = { winner: Text, topPrize: Text, prizes: AmountByName };
const FinalTable = object(FINAL);
export type FinalTable = Of<typeof FinalTable>;
/** How many hands are over at each table of the first round, and at the final one. */
const Hands = object({ first: Wholes, final: Whole });
export type Hands = Of<typeof Hands>;
const STANDING = {
  hands: optional(Hands),
  keys: optional(KeyResult),
  first: optional(FirstRound),
  final: optional(FinalTable),
};

/** Everything a giveaway speaks of. */
export const SHAPES = {
  posted: object({ carValue: optional(Money, 'What the car is worth, as the house declares it.') }),
  command: Command,
  /** On disk forever: add a member or an optional field; never rename or reuse one. */
  event: choice({
    HandPlayed: { table: Whole, hand: Whole, isFinal: yes },
    KeysTried: KEYS,
    FirstRoundCounted: FIRST,
    FinalTableCounted: FINAL,
  }),
  state: object(STANDING),
  desk: object({
    type: exactly('car-giveaway'),
    stage: choice({
      keys: { clause: Text, holdersMax: Whole, prize: Text, at: optional(Text) },
      tables: {
        clause: Text,
        tables: Whole,
        advance: Whole,
        seats: optional(Whole),
        hands: optional(Whole),
        finalHands: optional(Whole),
        outPrize: Text,
        finalPrize: Text,
        topPrize: Text,
      },
    }),
    passes: described(Texts, 'Who has won a pass in the drawings of this house.'),
    ...STANDING,
  }),
  opens: object({ mechanism: exactly('car-giveaway') }),
};
