import type { Answer, Refusal } from '#core/base';
import type { Cents } from '#core/money';
import type { Meters } from './ledger.ts';

/**
 * A game whose rounds a house settles, as everybody outside its folder knows it. What a table chooses (`SetUp`), how a
 * round was dealt (`Deal`) and what became of it (`Result`) are on disk forever, in the events of the house.
 */
export type TableGame<Name extends string, SetUp, Deal extends { readonly type: string }, Result> = {
  readonly title: string;
  /** The names under which tables deal it. */
  readonly tables: readonly Name[];
  /** The kind of deal that it settles. */
  readonly deals: Deal['type'];
  readonly meters: readonly string[];
  /** Why it cannot be set up so, with what is on its meters before. */
  readonly checkSetUp: (setUp: SetUp, before?: Meters) => Refusal | undefined;
  readonly seatsIn: (deal: Deal) => readonly number[];
  readonly settle: (setUp: SetUp, deal: Deal) => Answer<Settled<Result>>;
};

/** A settled round: what became of every bet, a sentence for each with its clause, and which money moved. */
export type Settled<Result> = {
  readonly result: Result;
  /** The meters of the game after the round, where it has any. */
  readonly meters?: Meters;
  readonly words: readonly string[];
  readonly movements: readonly Movement[];
};

/** Where money is: with the players, in the tray of the table, with the house, on a meter of the game. */
export type MoneyPlace = 'players' | 'tray' | 'house' | { readonly meter: string };

export type Movement = { readonly from: MoneyPlace; readonly to: MoneyPlace; readonly amount: Cents };
