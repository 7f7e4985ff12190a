import type { Cents } from '#core/money';

/** What holds, and whether the approval says so, implies it, or is silent and we chose the cautious reading. RBK-7 */
export type Flag<Value> = { readonly value: Value; readonly stated: 'yes' | 'implied' | 'no' };

/** The approval says so. */
export const stated = <const Value>(value: Value): Flag<Value> => ({ value, stated: 'yes' });
/** The approval implies it. */
export const implied = <const Value>(value: Value): Flag<Value> => ({ value, stated: 'implied' });
/** The approval is silent; this is our reading. */
export const silent = <const Value>(value: Value): Flag<Value> => ({ value, stated: 'no' });

export type Eligibility = {
  readonly seated: Flag<'required' | 'not-required'>;
  readonly backline: Flag<'eligible' | 'ineligible' | 'where-the-game-allows'>;
  readonly playerDealer: Flag<'eligible' | 'ineligible'>;
  readonly propositionPlayers: Flag<'eligible' | 'ineligible'>;
  readonly employeesOnDuty: Flag<'eligible' | 'ineligible' | 'on-standby'>;
  /** `out-of-uniform`: eligible off duty and out of uniform only. */
  readonly employeesOffDuty: Flag<'eligible' | 'ineligible' | 'out-of-uniform'>;
  /** 0: no minimum beyond the base game's. */
  readonly playersMin: Flag<number> & {
    readonly counted: 'dealt-in' | 'seated';
    readonly byGame?: Readonly<Record<string, number>>;
  };
  readonly playersMax: Flag<number | 'base-game' | 'none'>;
  readonly potMin: Flag<Cents>;
  readonly tournamentTables: Flag<'eligible' | 'ineligible' | 'required'>;
  readonly noPurchaseTables: Flag<'eligible' | 'not-offered'>;
  readonly age: Flag<number>;
  readonly photoId: Flag<'required' | 'not-required'>;
  readonly presence: Flag<'required' | 'not-required'>;
  /** A wager on the base game; `base-or-bonus`: either will do. */
  readonly wager: Flag<'required' | 'not-required' | 'base-or-bonus'>;
  /** Whose fee a hand needs: its holder's, the player-dealer's, that of whoever owes it by the charges, the table's. */
  readonly fee: Flag<'not-required' | 'own' | 'player-dealer' | 'by-charge' | 'table' | 'entry'>;
  readonly showdown: Flag<'required' | 'not-required'>;
  readonly allIn: Flag<'completes-bets' | 'does-not-complete-bets'>;
  /** `after-flop`: folded before the flop is out. `held-aside`: in poker only if the cards were kept on request. */
  readonly folded: Flag<'eligible' | 'ineligible' | 'after-flop' | 'held-aside'>;
  readonly misdeal: Flag<'disqualifies' | 'counts'>;
  readonly fouledDeck: Flag<'disqualifies' | 'counts'>;
  readonly discussion: Flag<'disqualifies' | 'counts'>;
  readonly missedBlind: Flag<'ineligible' | 'eligible'>;
  readonly severalHands: Flag<'each' | 'one'>;
  readonly prizeLimit: Flag<'none' | 'one-a-day' | 'one-in-24-hours' | 'one-a-drawing' | 'one'>;
  readonly playerCard: Flag<'required' | 'not-required' | 'by-version'>;
  /** Further conditions in words, for the rule sheet and the floor person. */
  readonly others: readonly OtherCondition[];
};

export const CONDITION_TOPICS = ['entries', 'play-time', 'transfer', 'exclusions', 'table', 'hand'] as const;
export type OtherCondition = { readonly topic: (typeof CONDITION_TOPICS)[number]; readonly words: string };
