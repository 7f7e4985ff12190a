import type { TaxRow } from '#core/tax';
import type { Language } from '#core/words';
import type { Claims } from './claims.ts';
import type { Eligibility } from './eligibility.ts';
import type { Settlement } from './settlement.ts';

/** A place whose law the houses in it follow: everything that depends on where a house is. RBK-14 */
export type Jurisdiction = {
  readonly key: string;
  readonly name: string;
  /** The time zone of its houses. */
  readonly zone: string;
  /** The least age of a player. */
  readonly age: number;
  /** What its table games are called that are not poker, by the language of the sheet. */
  readonly tableGames: Readonly<Record<Language, string>>;
  /** How long records are kept where an approval names no time. */
  readonly recordYears: number;
  /** Of one kind the newest row that has begun counts: a new year's amount is one more row, never a changed one. */
  readonly taxes: readonly TaxRow[];
  /** What the law asks, each under the name by which the program cites it. */
  readonly regulations: readonly Regulation[];
  /** Which clocks an incident starts there, by its kind. REG-S7 */
  readonly incidents?: Readonly<Record<string, readonly IncidentClock[]>>;
  /** What holds where an approval says nothing. */
  readonly silence: Silence;
};

/** What is to be done after an incident, and within which time: calendar days, or days on which offices work. */
export type IncidentClock = { readonly task: string; readonly source: string } & (
  | { readonly days: number }
  | { readonly businessDays: number }
);

/** One thing the law asks. */
export type Regulation = {
  /** `REG-M1`, or the section where it is cited by its own number. */
  readonly id: string;
  readonly text: string;
  readonly source: string;
  /** The day from which it holds; absent: since before our records. */
  readonly from?: string;
};

/** How silence is read: the cautious way, unless an approval's file says that it is read otherwise there. RBK-7 */
export type Silence = {
  readonly eligibility: Omit<Eligibility, 'age' | 'noPurchaseTables' | 'others'>;
  readonly claims: Pick<Claims, 'clock' | 'unclaimedTo' | 'paidBy' | 'paperworkFirst'>;
  readonly settlement: Pick<Settlement, 'holders' | 'unpayable' | 'odd'>;
  /** What play without a purchase means where it is offered. */
  readonly noPurchaseRules: readonly string[];
};

/** The text behind a name, and where it is; absent where the jurisdiction has none. */
export const regulationOf = ({ regulations }: Jurisdiction, id: string): Regulation | undefined =>
  regulations.find(regulation => regulation.id === id);
