import type { Answer, Decision, Refusal } from '#core/base';
import type { Lot } from '#core/draws';
import type { PoolHit, PrizeDue } from '#core/fund';
import type { AwardDue, Because } from '#core/mechanisms';
import type { Cents } from '#core/money';
import type { Award, Goods } from '../award.ts';
import type { Booking } from '../books.ts';
import type { Context } from '../context.ts';
import type { Rule } from '../funds.ts';
import type { HouseView, MomentText } from '../house.ts';
import type { LastDraw, People } from './draw.ts';
import type { MechanismName, MechanismTypes } from './mechanisms.ts';

/** A promotion that runs under its own key: what was posted for it, and how it stands. PRO-1 */
export type Promotion = { [Name in MechanismName]: PromotionOf<Name> }[MechanismName];

export type PromotionOf<Name extends MechanismName> = Running<PostedIn<Name>, StateIn<Name>> & {
  readonly promotion: string;
  readonly activity: string;
  readonly mechanism: Name;
  readonly openedAt: MomentText;
  readonly lastDraw?: LastDraw;
};

type Running<Posted, State> = { readonly posted: Posted; readonly state: State };

export type PostedIn<Name extends MechanismName> = MechanismTypes[Name]['posted'];
export type StateIn<Name extends MechanismName> = MechanismTypes[Name]['state'];
export type CommandIn<Name extends MechanismName> = MechanismTypes[Name]['command'];
export type EventIn<Name extends MechanismName> = MechanismTypes[Name]['event'];

/** What a mechanism speaks of: plain JSON, besides maps and sets of the state, and its rules. */
export type Types = {
  readonly rules: unknown;
  readonly posted: object;
  readonly state: object;
  readonly command: object;
  readonly event: object;
};

/** What the house needs of a mechanism to run it. */
export type Mechanism<T extends Types> = {
  /** The rules by which it runs under an offering, or why what was posted may not run. */
  readonly rules: (rule: Rule, posted: T['posted']) => Answer<T['rules']>;
  /** Why what was posted may not be opened now in this house, where the rules alone cannot tell. */
  readonly opens?: (at: Omit<At<T>, 'state'>) => Refusal | undefined;
  /** As it stands before anything has happened. */
  readonly begins: (posted: T['posted']) => T['state'];
  readonly decide: (at: At<T>, command: T['command']) => Answer<Outcome<T['event']>>;
  /** Applies what was decided; it may change maps of the state in place. */
  readonly evolve: (state: T['state'], event: T['event']) => T['state'];
  /** What two ids that turn out to be one person change in it; absent where it asks the club each time. CLB-4 */
  readonly merges?: (state: T['state'], merging: Merging) => Decision<T['event']>;
  /** What it is asked when time passes, where it keeps a clock. */
  readonly passes?: (state: T['state']) => readonly T['command'][];
  /** What is still to be done before it can end, in words. */
  readonly unfinished: (state: T['state']) => string | undefined;
  /** The clauses that say so; absent, those of any promotion. */
  readonly endsBy?: string;
  /** What came out of a drum, off the balls or on a wheel, where a command says so. LOT-7 */
  readonly byHand?: (command: T['command']) => string | undefined;
  /** Where the computer can draw. */
  readonly computed?: Computed<T>;
  /** Whether the last draw has to be repeated after an event, and why; nothing where that stays as it was. LOT-8 */
  readonly drawnInVain?: (event: T['event']) => Pick<LastDraw, 'inVain'> | undefined;
};

/** Draws by computer. LOT-1 to LOT-6 */
export type Computed<T extends Types> = {
  /** The computer draws in this promotion, and nobody else. */
  readonly isSo: (rules: T['rules'], posted: T['posted']) => boolean;
  /** What can come out now, each with its weight, or why nothing is drawn now. */
  readonly lots: (at: At<T>, people: People) => Answer<readonly Lot[]>;
  /** What the mechanism is asked when this came out. */
  readonly drawn: (name: string, people: People) => T['command'];
};

export type Merging = { readonly from: string; readonly into: string; readonly promotion: string };

/** Where a command of a mechanism finds its promotion. */
export type At<T extends Types> = Running<T['posted'], T['state']> & {
  readonly promotion: string;
  readonly openedAt: MomentText;
  readonly rule: Rule;
  readonly rules: T['rules'];
  readonly house: HouseView;
  readonly context: Context;
};

export type Outcome<Event> = {
  readonly events: readonly Event[];
  readonly won?: readonly Won[];
  readonly hits?: readonly PoolHit[];
  /** Money that moves besides the prizes. */
  readonly bookings?: readonly Booking[];
  /** What is paid out at once, without an award. */
  readonly paysOut?: Cents;
  /** The award that is handed over by it: the tickets of a hand, the spin of another activity. */
  readonly handsOver?: Award;
};

/** Something that somebody has won, before the fund has paid for it. */
export type Won = {
  readonly to: Winner;
  readonly gives: AwardDue['gives'] | Goods;
  readonly prizes: readonly PrizeDue[];
  readonly because: Because;
  /** The mechanism has its own clock for claims and has seen the papers. */
  readonly isClaimed: boolean;
};

/** A player by name, a place at a table, or a table alone: what goes into its pot. */
export type Winner = { readonly player?: string; readonly table?: number; readonly seat?: number };

/** What a mechanism is told, as JSON has it: moments are text. */
export type Told<Value> = Value extends string | number | boolean | undefined
  ? Value
  : Value extends Temporal.Instant
    ? MomentText
    : { readonly [Key in keyof Value]: Told<Value[Key]> };
