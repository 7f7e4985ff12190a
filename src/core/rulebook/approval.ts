import type { Activity, BaseGame, NoPurchase, PrizeKind, Setting } from './activity.ts';
import type { Chart, Extra, Prize, Row } from './chart.ts';
import type { Claims } from './claims.ts';
import type { Eligibility } from './eligibility.ts';
import type { AdminFee, Charge, Fee, Funding, Pool } from './funding.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import type { CountRange, MoneyRange } from './range.ts';
import type { Multiplier, PayoutBand, PayoutStructure, Recipient, Settlement } from './settlement.ts';

/** The same with some fields that may be left out. */
type Loose<Whole, Names extends PropertyKey> = Whole extends unknown
  ? Omit<Whole, Names> & Partial<Pick<Whole, Names & keyof Whole>>
  : never;
/** A clause is written only where it is not the heading of its section. */
type Unplaced<Whole> = Loose<Whole, 'clause'>;
type Instead<Whole, Parts> = Whole extends unknown ? Omit<Whole, keyof Parts> & Parts : never;

type MoneyText = Unplaced<MoneyRange>;
type CountText = Unplaced<CountRange>;

export type PrizeText =
  | Instead<Loose<Extract<Prize, { type: 'fixed' }>, 'sharing'>, { readonly range: MoneyText }>
  | Loose<Extract<Prize, { type: 'meter' }>, 'percent' | 'sharing'>
  | Extract<Prize, { type: 'multiple' }>
  | Instead<Extract<Prize, { type: 'tickets' }>, { readonly range: CountText }>
  | Instead<Extract<Prize, { type: 'points' }>, { readonly tickets: CountText }>
  | Instead<Extract<Prize, { type: 'entry' }>, { readonly range: MoneyText }>;

type ExtraText = Instead<Extra, { readonly range: MoneyText }>;
/** One row of a chart. Where no games are named, every game of the activity has it. */
export type RowText = Instead<
  Loose<Row, 'games'>,
  { readonly prize: PrizeText; readonly extras?: readonly ExtraText[] }
>;
export type ChartText = Instead<
  Loose<Chart, 'groupStated' | 'rowsTogether' | 'clause'>,
  { readonly rows?: readonly RowText[] }
>;

type PoolText = Instead<
  Loose<Pool, 'progressive' | 'neverLowered'>,
  {
    readonly range?: MoneyText;
    readonly seed?: MoneyText;
    readonly reseed?: MoneyText;
    readonly cap?: MoneyText;
    readonly daily?: Instead<NonNullable<Pool['daily']>, { readonly range: MoneyText }>;
  }
>;
type ChargeText = Loose<Charge, 'optional'>;
type FeeText = Instead<Fee, { readonly amount: MoneyText; readonly charges: readonly ChargeText[] }>;
type FundingText = Instead<
  Loose<Funding, 'paysFor' | 'clause'>,
  {
    readonly fee?: FeeText;
    readonly pools?: readonly PoolText[];
    readonly reserve?: Instead<NonNullable<Funding['reserve']>, { readonly expectedDaily?: MoneyText }>;
    readonly raise?: Unplaced<NonNullable<Funding['raise']>>;
  }
>;
type EligibilityText = Instead<
  Partial<Eligibility>,
  { readonly playersMin?: Loose<Eligibility['playersMin'], 'counted'> }
>;
/** Percent by who gets it; a structure that is the same for all amounts has one band. */
type SharesText = Readonly<Partial<Record<Recipient, number>>>;
type BandText = Instead<PayoutBand, { readonly shares: PayoutBand['shares'] | SharesText }>;
type PayoutText = Instead<
  Loose<PayoutStructure, 'applies' | 'clause'>,
  { readonly bands?: readonly BandText[]; readonly shares?: SharesText }
>;
type SettingText = Instead<Setting, { readonly value: Unplaced<Setting['value']> }>;

/** Fields that are written as the activity has them, or not at all. */
type Plain = Pick<
  Activity,
  'key' | 'name' | 'kind' | 'mechanism' | 'summary' | 'procedure' | 'regulatorId' | 'aliases' | 'otherKinds'
> &
  Pick<Activity, 'construction' | 'designates' | 'spinsOn' | 'approved'> &
  Partial<Pick<Activity, 'id' | 'house' | 'jurisdiction' | 'scope' | 'equipment' | 'readings'>>;

/** An approval as its file writes it: only what it says. The rest follows from its house and jurisdiction. RBK-14 */
export type ApprovalText = Plain & {
  /** By name, or with what else is printed of it; its slug follows from the name. */
  readonly games?: readonly (string | Loose<BaseGame, 'slug'>)[];
  readonly charts?: readonly ChartText[];
  readonly payouts?: readonly PayoutText[];
  readonly payoutLockedUntilHit?: Unplaced<NonNullable<Activity['payoutLockedUntilHit']>>;
  readonly prizes?: readonly Instead<PrizeKind, { readonly range?: MoneyText }>[];
  readonly settlement?: Partial<Settlement>;
  readonly multiplier?: Instead<Multiplier, { readonly range: CountText; readonly prizeMax?: MoneyText }>;
  readonly funding: FundingText;
  readonly adminFee?: Instead<AdminFee, { readonly range: MoneyText }>;
  readonly eligibility?: EligibilityText;
  readonly claims?: Partial<Claims>;
  readonly settings?: readonly SettingText[];
  readonly runs?: Activity['runs'];
  readonly noPurchase?: Partial<NoPurchase>;
  readonly posting: Loose<Activity['posting'], 'idWhenRenamed' | 'notice'>;
  readonly records?: Partial<Activity['records']>;
};

/** Rows that have something in common, written once; a row that says otherwise is right. */
export const each = <Common extends Partial<RowText>>(
  common: Common,
  rows: readonly (Omit<RowText, keyof Common> & Partial<RowText>)[],
): readonly RowText[] => rows.map(row => ({ ...common, ...row }) as Common & RowText); // What it lacks is in common.

/** Charges of the same games and payers at different limits. */
export const charges = <Common extends Partial<Charge>>(
  common: Common,
  lines: readonly (Omit<ChargeText, keyof Common> & Partial<ChargeText>)[],
): readonly ChargeText[] => lines.map(line => ({ ...common, ...line }) as Common & ChargeText); // What it lacks is in common.

/** A house that has approvals: what all of them have in common. */
export type ApprovedHouse = {
  readonly name: string;
  readonly jurisdiction: Jurisdiction;
  /** How its approvals head the part about claims. */
  readonly claimsHeading: string;
  /** How it is to be posted, in the words of its approvals. */
  readonly notice: string;
};
