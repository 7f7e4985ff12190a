import type { Answer, Decision, Refusal } from '#core/base';
import type { Lot } from '#core/draws';
import type { PoolHit, PrizeDue } from '#core/fund';
import type { Cents } from '#core/money';
import type { Activity, Offering, RunTerms } from '#core/rulebook';
import { type Fields, type ObjectShape, type Of, object, optional, type Shape, Text, Whole } from '#core/shape';
import type { TaxKind } from '#core/tax';
import type { Said } from '#core/words';
import type { Award, Goods } from './award.ts';
import type { AwardDue, Because } from './award-due.ts';
import type { Booking } from './books.ts';
import type { Context } from './context.ts';
import type { LastDraw } from './draw.ts';
import type { Rule } from './funds.ts';
import type { HouseView } from './house.ts';
import type { MomentText } from './moments.ts';
import type { Named } from './named.ts';
import type { Permission } from './permission.ts';
import type { Promotion } from './promotion.ts';
import type { UpNext } from './up-next.ts';

/** The types of a mechanism: plain JSON, except maps and sets of the state, and its rules. */
export type Types = {
  readonly name: string;
  readonly rules: unknown;
  readonly posted: object;
  readonly state: object;
  readonly command: Named;
  readonly event: object;
  /** What the desk that runs it shows; tagged by `type`. */
  readonly desk?: object;
  /** What everybody sees, if it has a board of its own. */
  readonly board?: object;
  /** What the form that opens it has to know; tagged by `mechanism`. */
  readonly opens?: object;
  /** What is written down of it when it ends, beside the fact. */
  readonly ended?: object;
  /** A coupon or chip of it, as the cage is shown it. */
  readonly piece?: object;
  /** What of it is played at a table. */
  readonly atTable?: object;
  /** What a member sees of it at a kiosk, and under which heading. */
  readonly account?: object;
  readonly section?: string;
  /** What credits of a member buy, and what they have bought. */
  readonly rewards?: object;
};

/** Each shape of a mechanism, written once. */
export type Shapes = {
  readonly posted: Shape<object>;
  readonly command: Shape<Named>;
  readonly event: Shape<object>;
  readonly state: Shape<object>;
  readonly desk: Shape<{ readonly type: string }>;
  readonly board?: Shape<{ readonly type: string }>;
  readonly opens?: Shape<{ readonly mechanism: string }>;
  readonly ended?: ObjectShape<Fields>;
  readonly piece?: ObjectShape<Fields>;
  readonly atTable?: ObjectShape<Fields>;
  readonly account?: { readonly section: string; readonly row: ObjectShape<Fields> };
  readonly rewards?: ObjectShape<Fields>;
};

/** The types of a mechanism, from its shapes. */
export type Spoken<Name extends string, Rules, S extends Shapes> = {
  readonly [Part in Exclude<keyof Shapes, 'account'>]: Described<S, Part>;
} & {
  readonly name: Name;
  readonly rules: Rules;
  readonly account: S extends { readonly account: infer Account } ? Described<Account, 'row'> : never;
  readonly section: S extends { readonly account: { readonly section: infer Section extends string } }
    ? Section
    : never;
};
type Described<S, Part extends string> = S extends { readonly [P in Part]: Shape<infer Type extends object> }
  ? Type
  : never;

/** What the house needs of a mechanism to run it. */
export type Mechanism<T extends Types> = {
  readonly name: T['name'];
  readonly shapes: Shapes;
  /** What approvals say of it; absent where it is a hand that is paid. */
  readonly terms?: RunTerms;
  /** Who runs it. */
  readonly may: Permission;
  /** Commands that others may ask for. */
  readonly mayBy?: { readonly [Type in TypeOf<T['command']>]?: Permission };
  /** Fields, of its commands and of what is posted, that may hold the name on an ID. DRW-14 */
  readonly onIds?: readonly string[];
  /** What it has posted in the words of the rule sheet, where its own are others. */
  readonly onPaper?: (posted: T['posted']) => object;
  /** Commands that end a player's part, or take back what they had: allowed for everybody, excluded or not. CLB-5 */
  readonly ending?: readonly TypeOf<T['command']>[];
  /** The rules by which it runs under an offering, or why what was posted may not run. */
  readonly rules: (rule: Rule, posted: T['posted']) => Answer<T['rules']>;
  /** Why it may not be opened now in this house, where the rules alone cannot decide. */
  readonly opens?: (at: Omit<At<T>, 'state'>) => Refusal | undefined;
  /** Whether two people have to open it: what is posted brings along what the house can't know. LOT-2 */
  readonly opensByTwo?: (posted: T['posted']) => boolean;
  /** What its opening changes in other running promotions, or why they prevent it. */
  readonly alsoMoves?: (at: Omit<At<T>, 'state'>) => Answer<readonly Beside[]>;
  /** Its state before anything has happened. */
  readonly begins: (posted: T['posted']) => T['state'];
  readonly decide: (at: At<T>, command: T['command']) => Decided<T['event']>;
  /** The award of a verified hand that a command makes use of, which is handed over by it, or why it may not. PRO-9 */
  readonly earned?: (at: At<T>, command: T['command']) => Answer<Award | undefined>;
  /** What an event has brought to those who have won. */
  readonly won?: (at: At<T>, event: T['event']) => readonly Won[];
  /** Money that an event moves besides the prizes. */
  readonly books?: (at: At<T>, event: T['event']) => readonly Booking[];
  /** Applies what was decided; it may change maps of the state in place. */
  readonly evolve: (state: T['state'], event: T['event']) => T['state'];
  /** What two ids that turn out to be one person change in it; absent where it asks the club each time. CLB-4 */
  readonly merges?: (state: T['state'], merging: Merging) => Decision<T['event']>;
  /** What it is asked when time passes, where it keeps a clock. */
  readonly passes?: (state: T['state']) => readonly T['command'][];
  /** What is still to be done before it can end. */
  readonly unfinished: (state: T['state']) => Said | undefined;
  /** The clauses that say so; absent, those of any promotion. */
  readonly endsBy?: string;
  readonly endsWith?: (one: Pick<PromotionAs<T>, 'activity' | 'state'>) => NonNullable<T['ended']>;
  /** What verified hands earn in it: such awards are given out where it runs. PRO-9 */
  readonly handsOut?: 'tickets' | 'points';
  /** What is set aside for what it has given out and not had back. INS-9 */
  readonly isOut?: (state: T['state']) => Cents;
  /** What its prizes are for the tax office; absent, prizes. TAX-3 */
  readonly taxKind?: TaxKind;
  /** What an event moves at the cage. */
  readonly atCage?: (promotion: string, event: T['event']) => readonly AtCage[];
  /** What came out of a drum, off the balls or on a wheel, where a command says so. LOT-7 */
  readonly byHand?: (command: T['command']) => string | undefined;
  /** Where the computer can draw. */
  readonly computed?: Computed<T>;
  /** Whether the last draw has to be repeated after an event, and why; nothing where that stays as it was. LOT-8 */
  readonly drawnInVain?: (event: T['event']) => Pick<LastDraw, 'inVain'> | undefined;
  /** Who has spun by an event: limits on spins count across promotions. PRO-11 */
  readonly spunBy?: (event: T['event']) => string | undefined;
  /** Who had the turn and gave it up by an event: that spin does not count. */
  readonly gaveUpTurn?: (event: T['event'], before: T['state']) => string | undefined;
  /** Whether an event changes what promotions beside it show. */
  readonly touchesOthers?: (event: T['event']) => boolean;
  /** What is in its drum, where it has one. */
  readonly drum?: (house: HouseView, one: PromotionAs<T>) => Drum;
  /** What may be opened at the desk under an offering; nothing where the approval has nothing of it. */
  readonly opensUnder?: (activity: Activity, offering: Offering) => T['opens'] | undefined;
  /**
   * Its state for the desk that runs it. What can be thousands is counted here and read in pages. Nothing
   * where it is not offered anymore as it was opened.
   */
  readonly desk?: (house: HouseView, one: PromotionAs<T>) => T['desk'] | undefined;
  /** Its state for everybody. */
  readonly board?: (house: HouseView, one: PromotionAs<T>) => T['board'] | undefined;
  /** What is to be won next and when, as it was posted; nothing where that is not. SGN-4 */
  readonly upNext?: (house: HouseView, one: PromotionAs<T>) => UpNext | undefined;
  /** The coupons or chips that it has given out, each under its number. */
  readonly pieces?: {
    readonly ids: (state: T['state']) => Iterable<string>;
    readonly piece: (state: T['state'], id: string) => T['piece'] | undefined;
    /** The numbers that an event is about. */
    readonly ofEvent: (event: T['event']) => readonly string[];
  };
  /** What of it is played at a table; nothing where none is. */
  readonly atTable?: (one: PromotionAs<T>, table: number, house: HouseView) => T['atTable'] | undefined;
  /** What a member sees of it at a kiosk. CLB-12 */
  readonly account?: (house: HouseView, one: PromotionAs<T>, member: MemberAsking) => readonly T['account'][];
  /** What credits of a member buy, and what they have bought; nothing where there are none. */
  readonly rewards?: (one: PromotionAs<T>, ids: readonly string[]) => T['rewards'] | undefined;
  /** When its drawings are held: the posted moments, or as the approval has it; nothing where none are posted. OFT-6 */
  readonly drawnTimes?: (at: Pick<At<T>, 'rule' | 'rules' | 'posted'>) => readonly string[] | 'as-approved' | undefined;
  /** How many of them have been held, where each is one command. */
  readonly drawnSoFar?: (state: T['state']) => number;
  /** Where it runs for one posted time after the other: what is posted for one, and what is asked at its end. OFT-7 */
  readonly inPeriods?: {
    readonly posted: (from: string, to: string) => T['posted'];
    readonly settle: T['command'];
  };
  /** The moment at which its time is over, where one was posted. */
  readonly endsAt?: (house: HouseView, one: PromotionAs<T>) => MomentText | undefined;
};

/** A member, under every id that was theirs, the present one first. */
export type MemberAsking = { readonly ids: readonly string[]; readonly now: Temporal.Instant };

/** Draws by computer. LOT-1 to LOT-6 */
export type Computed<T extends Types> = {
  /** The computer draws in this promotion, and nobody else. */
  readonly isSo: (rules: T['rules'], posted: T['posted']) => boolean;
  /** What can come out now, each with its weight, or why nothing is drawn now. */
  readonly lots: (at: At<T>) => Answer<readonly Lot[]>;
  /** What the mechanism is asked when this came out. */
  readonly drawn: (name: string) => T['command'];
  /** Those among the entries that are club cards: published under tickets of their own. LOT-12 */
  readonly cards?: (state: T['state']) => ReadonlySet<string>;
  /** What was in the drum when it was opened, and did not come by this house's own rules. */
  readonly brought?: (posted: T['posted']) => readonly string[];
};

/** A ticket in a drum, which counts one point, or a card, which counts as many as it has collected. */
export const DrumEntry = object({
  ticket: Text,
  player: Text,
  points: Whole,
  game: optional(Text, 'Where it was earned, if each game has its own prizes.'),
});
export type DrumEntry = Of<typeof DrumEntry>;

/** `prizes`: those that are drawn for now, by their names. */
export type Drum = { readonly entries: Iterable<DrumEntry>; readonly prizes: readonly string[] };

/** Money that goes out at the cage or, below zero, comes in: what for, and what is asked about it. */
export type AtCage = {
  readonly what: 'sold' | 'redeemed' | 'entry' | 'event prize';
  readonly about: string;
  readonly amount: Cents;
  /** By cash, check or chips, where that is known. */
  readonly method?: string;
};

/** Two ids of the club that turn out to be one person, who continues as `into`. CLB-4 */
export type MergedPeople = {
  readonly from: string;
  readonly into: string;
  readonly by: readonly string[];
  readonly at: MomentText;
};

export type Merging = { readonly from: string; readonly into: string; readonly promotion: string };

/** Where a command of a mechanism finds its promotion. */
export type At<T extends Types> = {
  readonly posted: T['posted'];
  readonly state: T['state'];
  readonly promotion: string;
  readonly openedAt: MomentText;
  readonly rule: Rule;
  readonly rules: T['rules'];
  readonly house: HouseView;
  readonly context: Context;
};

/** The events with their side effects, or a refusal. */
export type Decided<Event> = Refusal | (Outcome<Event> & { readonly ok: true });

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
export const Winner = object({ player: optional(Text), table: optional(Whole), seat: optional(Whole) });
export type Winner = Of<typeof Winner>;

/** What a mechanism gets, as JSON: moments are text. */
export type Told<Value> = Value extends string | number | boolean | undefined
  ? Value
  : Value extends Temporal.Instant
    ? MomentText
    : { readonly [Key in keyof Value]: Told<Value[Key]> };

/** A promotion that runs, as its own mechanism knows it. */
export type PromotionAs<T extends Types> = Omit<Promotion, 'mechanism' | 'posted' | 'state'> & {
  readonly mechanism: T['name'];
  readonly posted: T['posted'];
  readonly state: T['state'];
};

/** Another promotion that moves with this one, by events of its own mechanism. */
export type Beside = { readonly one: Promotion; readonly events: readonly object[] };

type TypeOf<Command> = Command extends { readonly type: infer Type extends string } ? Type : never;

/** All promotions of one mechanism that run, for those that build upon it. */
export const promotionsOf = <T extends Types>(
  { promotions }: Pick<HouseView, 'promotions'>,
  { name }: Mechanism<T>,
  activity?: string,
): readonly PromotionAs<T>[] => {
  const isOne = (one: Promotion): boolean =>
    one.mechanism === name && (activity === undefined || one.activity === activity);
  return [...promotions.values()].filter(isOne) as readonly object[] as readonly PromotionAs<T>[]; // By its mechanism.
};
