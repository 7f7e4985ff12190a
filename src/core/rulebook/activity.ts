import { HandRecipe } from '#core/qualifying';
import {
  AtLeastOne,
  branded,
  Count,
  choice,
  either,
  exactly,
  type Filled,
  follows,
  Key,
  list,
  type Of,
  object,
  one,
  optional,
  otherwise,
  yes,
} from '#core/shape';
import { DayText } from '#core/time';
import { Chart, GameMatch } from './chart.ts';
import { Claims } from './claims.ts';
import { Eligibility } from './eligibility.ts';
import { AdminFee, Funding } from './funding.ts';
import { HEADINGS } from './headings.ts';
import { below, CHOICE, COUNT_RANGE, MONEY_RANGE, moneyRange, Said, SaidList } from './range.ts';
import { Run } from './run.ts';
import { Multiplier, Payout, Settlement } from './settlement.ts';

/** A base game as this activity prints it; `slug` is how rounds name it. */
const Game = object({
  name: Said,
  slug: follows(Key),
  regulatorId: optional(Said),
  /** The id exactly as printed where that is a slip. */
  asPrinted: optional(Said),
});
export type BaseGame = Filled<typeof Game>;
type GameText = string | Of<typeof Game>;
/** By name, or with what else is printed of it; its slug follows from the name. */
const GameInText = branded<GameText, BaseGame>(either(Said, Game));

const PrizeKind = object({
  key: Key,
  label: Said,
  range: optional(moneyRange(HEADINGS.prizes)),
  forms: SaidList,
  /** A thing and money together are one prize of it. */
  combined: optional(exactly(true)),
  /** How many of it are given. */
  count: optional(AtLeastOne),
});
export type PrizeKind = Filled<typeof PrizeKind>;

const Setting = object({
  key: Key,
  label: Said,
  value: choice({
    money: { ...MONEY_RANGE, clause: below(HEADINGS.prizes) },
    count: { ...COUNT_RANGE, clause: below(HEADINGS.run) },
    choice: { ...CHOICE, clause: below(HEADINGS.run) },
  }),
  /** Several values, each within the range: the sections of a wheel. */
  list: optional(exactly(true)),
  /** Must be chosen before the start. */
  isAsked: optional(exactly(true)),
  /** May not change once this has happened. */
  lockedFrom: optional(one(['posted', 'sign-up'])),
});
export type Setting = Filled<typeof Setting>;

const NoPurchase = object({
  offered: otherwise(either(yes, exactly('not-stated')), 'not-stated'),
  /** Every advertisement says "No Purchase Necessary". */
  adWording: otherwise(yes, false),
  hours: optional(Said),
  handsMin: optional(AtLeastOne),
  dealerPlaysEmptySeats: optional(yes),
  rules: otherwise(SaidList, []),
});

/** What somebody does, in order. */
const Step = object({ who: Said, does: Said });
export type Step = Of<typeof Step>;

export const SHEET_PARTS = [
  'games',
  'times',
  'hands',
  'prizes',
  'payout',
  'fees',
  'admin-fee',
  'funding',
  'pool',
  'multiplier',
  'requirements',
  'procedure',
  'claims',
  'drawing',
  'no-purchase',
  'restrictions',
  'settings',
] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

/** What hangs on the floor whenever the activity is offered. The sheet must show every item. RBK-9 */
const Posting = object({
  /** `shows` is what the sheet prints for it; `words` is the item as the approval lists it. */
  items: list(object({ words: Said, shows: list(one(SHEET_PARTS), { min: 1 }) })),
  /** Advertised under another name, every advertisement carries the regulator's id. */
  idWhenRenamed: follows(yes),
  notice: follows(Said),
  /** Its first and last day are posted well in advance of the start. */
  dates: optional(exactly(true)),
});

/**
 * An approved activity: everything a house may choose, within what, and by which clause. Its file writes only what the
 * approval says; the rest follows from its headings, its house and its jurisdiction. Data only: a house's own
 * activities have the same shape as JSON. RBK-1, RBK-14
 * A clause is the heading of the approval; in refusals it follows the activity's id (or key).
 */
export const Activity = object({
  /** The regulator's id, or the key where none is printed. Unique in a rulebook. */
  id: follows(Key),
  key: Key,
  /** The regulator's id; absent where the approval prints none. */
  regulatorId: optional(Said),
  house: follows(Said),
  /** The place whose law it follows, by its key. */
  jurisdiction: follows(Key),
  /** Since when it holds, and where that is printed; without a day, since before our records. RBK-15 */
  approved: optional(object({ from: optional(DayText), source: Said })),
  name: Said,
  aliases: optional(SaidList),
  /** What it is to players. */
  kind: Key,
  otherKinds: optional(list(Key)),
  /** What carries it out, by its name. */
  mechanism: Key,
  summary: Said,
  scope: otherwise(
    one(['listed', 'all-poker', 'all-table-games', 'all-approved', 'designated', 'not-stated']),
    'listed',
  ),
  games: otherwise(list(GameInText), []),
  /** How hands are built where that differs from the base game; the first line that matches a game holds. */
  construction: optional(list(object({ games: GameMatch, recipe: HandRecipe }))),
  charts: otherwise(list(Chart), []),
  payouts: otherwise(list(Payout), []),
  /** The payout structure may not change until the jackpot has been hit. */
  payoutLockedUntilHit: optional(object({ clause: below(HEADINGS.prizes) })),
  /** What may be posted besides the rows: by key, with forms. */
  prizes: otherwise(list(PrizeKind), []),
  settlement: follows(Settlement),
  multiplier: optional(Multiplier),
  funding: Funding,
  adminFee: optional(AdminFee),
  eligibility: follows(Eligibility),
  claims: follows(Claims),
  /** Numbers and choices of event-like activities: buy-ins, faces, sections, weeks, spots. */
  settings: otherwise(list(Setting), []),
  /** What must be shown of the day and is needed to judge: a rank, a suit, the losing and winning hand. */
  designates: optional(list(one(['rank', 'suit', 'losing-hand', 'winning-hand']))),
  /** The rank is drawn by lot for each posted period: nobody names it. OFT-8 */
  drawsRank: optional(exactly(true)),
  /** What it runs, each by a mechanism; of several ways of one the first whose chart is offered. RBK-17 */
  runs: otherwise(list(Run), []),
  /** The activity on whose wheel a prize of this one may be given as a spin. */
  spinsOn: optional(Key),
  noPurchase: follows(NoPurchase),
  procedure: list(Step),
  equipment: otherwise(SaidList, []),
  posting: Posting,
  records: follows(
    object({ kept: otherwise(SaidList, []), years: follows(Count), yearsStated: otherwise(yes, false) }),
  ),
  /** How we read what the approval leaves open or misprints, for people. */
  readings: otherwise(list(object({ issue: Said, reading: Said })), []),
});
export type Activity = Filled<typeof Activity>;

/** An approval as its file writes it: only what it says. */
export type ApprovalText = Of<typeof Activity>;
