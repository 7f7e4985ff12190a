import { Money } from '#core/money';
import {
  AtLeastOne,
  Count,
  either,
  type Filled,
  follows,
  Key,
  list,
  type Of,
  object,
  one,
  optional,
  otherwise,
  record,
  type Shape,
  whole,
} from '#core/shape';
import { Said } from './range.ts';

/** What holds, and whether the approval says so, implies it, or is silent and we chose the cautious reading. RBK-7 */
export type Flag<Value> = { readonly value: Value; readonly stated: Of<typeof Stated> };
const Stated = one(['yes', 'implied', 'no']);

/** The approval says so. */
export const stated = <const Value>(value: Value): Flag<Value> => ({ value, stated: 'yes' });
/** The approval implies it. */
export const implied = <const Value>(value: Value): Flag<Value> => ({ value, stated: 'implied' });
/** The approval is silent; this is our reading. */
export const silent = <const Value>(value: Value): Flag<Value> => ({ value, stated: 'no' });

const flag = <Value>(value: Shape<Value>) => follows(object({ value, stated: Stated }));
const oneOf = <const Values extends readonly string[]>(...values: Values) => flag(one(values));

/** Who may win; what a file leaves out follows from the jurisdiction. */
export const Eligibility = object({
  seated: oneOf('required', 'not-required'),
  backline: oneOf('eligible', 'ineligible', 'where-the-game-allows'),
  playerDealer: oneOf('eligible', 'ineligible'),
  propositionPlayers: oneOf('eligible', 'ineligible'),
  employeesOnDuty: oneOf('eligible', 'ineligible', 'on-standby'),
  /** `out-of-uniform`: eligible off duty and out of uniform only. */
  employeesOffDuty: oneOf('eligible', 'ineligible', 'out-of-uniform'),
  /** 0: no minimum beyond the base game's. */
  playersMin: follows(
    object({
      value: Count,
      stated: Stated,
      counted: follows(one(['dealt-in', 'seated'])),
      byGame: optional(record(Key, Count)),
    }),
  ),
  playersMax: flag(either(AtLeastOne, one(['base-game', 'none']))),
  potMin: flag(Money),
  tournamentTables: oneOf('eligible', 'ineligible', 'required'),
  noPurchaseTables: oneOf('eligible', 'not-offered'),
  age: flag(whole({ min: 18 })),
  photoId: oneOf('required', 'not-required'),
  presence: oneOf('required', 'not-required'),
  /** A wager on the base game; `base-or-bonus`: either will do. */
  wager: oneOf('required', 'not-required', 'base-or-bonus'),
  /** Whose fee a hand needs: its holder's, the player-dealer's, its payer's by the charges, the table's. */
  fee: oneOf('not-required', 'own', 'player-dealer', 'by-charge', 'table', 'entry'),
  showdown: oneOf('required', 'not-required'),
  allIn: oneOf('completes-bets', 'does-not-complete-bets'),
  /** `after-flop`: folded before the flop is out. `held-aside`: in poker only if the cards were kept on request. */
  folded: oneOf('eligible', 'ineligible', 'after-flop', 'held-aside'),
  misdeal: oneOf('disqualifies', 'counts'),
  fouledDeck: oneOf('disqualifies', 'counts'),
  discussion: oneOf('disqualifies', 'counts'),
  missedBlind: oneOf('ineligible', 'eligible'),
  severalHands: oneOf('each', 'one'),
  prizeLimit: oneOf('none', 'one-a-day', 'one-in-24-hours', 'one-a-drawing', 'one'),
  playerCard: oneOf('required', 'not-required', 'by-version'),
  /** Further conditions in words, for the rule sheet and the floor person. */
  others: otherwise(
    list(object({ topic: one(['entries', 'play-time', 'transfer', 'exclusions', 'table', 'hand']), words: Said })),
    [],
  ),
});
export type Eligibility = Filled<typeof Eligibility>;
