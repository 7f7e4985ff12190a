import type { Activity, Prize } from '#core/rulebook';
import { amounts, type Cents, ends, type Fact, said, word } from './facts.ts';

/** The part of the Bay 101 catalog that is compared. */
export type BayEntry = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly gameScope: string;
  readonly games: readonly { readonly name: string; readonly id: string; readonly asPrinted?: string }[];
  readonly optionPolicy: {
    readonly selectOne: boolean;
    readonly allRowsTogether: boolean;
    readonly statedInSource: boolean;
    readonly payoutStructureLockedUntilHit?: boolean;
  } | null;
  readonly options: readonly { readonly option: string; readonly rows: readonly BayRow[] }[];
  readonly prizes: readonly (Cents & {
    readonly key: string;
    readonly label: string;
    readonly forms: readonly string[];
  })[];
  readonly payoutStructures: readonly {
    readonly option: string;
    readonly rows: readonly Readonly<Record<string, number>>[];
  }[];
  readonly multiplier: { readonly min: number; readonly max: number } | null;
  readonly funding: BayFunding;
  readonly adminFee: (Cents & { readonly per: string; readonly from: string }) | null;
  readonly eligibility: Readonly<Record<string, unknown>> & {
    readonly employees: { readonly allowed: boolean | null; readonly outOfUniform: boolean | null };
  };
  readonly claims: {
    readonly stated: boolean;
    readonly idMinutes: number | null;
    readonly returnDays: number | null;
    readonly appliesFromCents: number | null;
    readonly drawMinutes: number | null;
    readonly unclaimedTo: string | null;
  };
  readonly npn: { readonly tables: boolean; readonly adWordingRequired: boolean };
  readonly equipment: readonly string[];
  readonly posting: { readonly mustPost: readonly string[] };
  readonly records: { readonly retentionYears: number | null };
};
type BayRow = {
  readonly hand: string;
  readonly label: string;
  readonly winningHand?: string;
  readonly prize: BayPrize;
};
type BayPrize = Partial<Cents> & {
  readonly type: string;
  readonly pool?: string;
  readonly percent?: number;
  readonly min?: number;
  readonly max?: number;
};
type BayFunding = {
  readonly source: string;
  readonly feeCents: number | null;
  readonly feeOptional: boolean;
  readonly feeTiming: string | null;
  readonly minPlayersForFee: number | null;
  readonly inAdditionToCollection: boolean | null;
  readonly split: { readonly meterCents: number; readonly reserveCents: number } | null;
  readonly pools: readonly {
    readonly key: string;
    readonly progressive: boolean;
    readonly rangeCents: Cents;
    readonly initialSeedCents: Cents;
    readonly reseedCents: Cents;
    readonly dailyIncreaseCents: Cents | null;
    readonly capCents: Cents | null;
    readonly neverDecrease: boolean;
  }[];
  readonly reserve: { readonly name: string; readonly contributionCents: Cents | null } | null;
  readonly shortfall: { readonly coveredBy: string | null };
  readonly discretionaryIncrease: unknown;
  readonly crossFundedFrom: string | null;
  readonly crossFunds: readonly string[];
  readonly redemptionFee: Cents | null;
  readonly other: readonly unknown[];
};

const SOURCES = {
  fees: ['pot-fee', 'player-optional-fee', 'player-dealer-fee'],
  house: ['house'],
  entries: ['entries'],
  activity: ['other-activity-reserve'],
} as const;
const sourceOf = (name: string): string | undefined =>
  Object.entries(SOURCES).find(([, names]) => (names as readonly string[]).includes(name))?.[0];

const yes = (value: string, no: string) => word({ yes: value, no });

const bayPrize = ({ type, pool, percent, min, max, ...money }: BayPrize): unknown => {
  switch (type) {
    case 'fixed':
      return { type, minCents: money.minCents, maxCents: money.maxCents };
    case 'pool':
      return { type: 'meter', pool, percent: 100 };
    case 'meter-percent':
      return { type: 'meter', pool: 'main', percent };
    case 'pool-share':
      return { type: 'meter', pool: 'main', percent: 100 };
    case 'tickets':
      return { type, min, max };
    default:
      return type;
  }
};

const ourPrize = (prize: Prize): unknown => {
  switch (prize.type) {
    case 'fixed':
      return { type: prize.type, ...ends(prize.range) };
    case 'meter':
      return { type: prize.type, pool: prize.pool, percent: prize.percent };
    case 'tickets':
      return { type: prize.type, min: prize.range.from, max: prize.range.to };
    default:
      return prize.type;
  }
};

const SHARES = {
  'losing-hand': 'losingHandPct',
  'winning-hand': 'winningHandPct',
  table: 'tableSharePct',
  'each-winner': 'eachWinnerPct',
  'all-winners': 'tableSharePct',
} as const;
const SHARE_NAMES = ['fromCents', 'toCents', 'losingHandPct', 'winningHandPct', 'eachWinnerPct', 'tableSharePct'];

const bayPayouts = ({ payoutStructures }: BayEntry): unknown =>
  payoutStructures
    .map(({ option, rows }) => ({
      option,
      rows: rows.map(row => SHARE_NAMES.flatMap(name => (row[name] === undefined ? [] : [[name, row[name]]]))),
    }))
    .filter(({ rows }) => rows.some(row => row.length > 0));

const ourPayouts = ({ payouts }: Activity): unknown =>
  payouts.map(({ key, bands }) => ({
    option: key,
    rows: bands.map(({ from, to, shares }) => [
      ...(from === undefined ? [] : [['fromCents', from]]),
      ...(to === undefined ? [] : [['toCents', to]]),
      ...shares.map(share => [SHARES[share.to as keyof typeof SHARES], share.percent]),
    ]),
  }));

const setting =
  (key: string) =>
  (activity: Activity): unknown => {
    const value = activity.settings.find(other => other.key === key)?.value;
    return value === undefined || value.type === 'choice' ? null : [value.from, value.to ?? null];
  };

const tournament =
  (key: string) =>
  (entry: BayEntry): unknown => {
    const ranges = entry.funding.other.find(other => typeof other === 'object' && other !== null && key in other) as
      | Readonly<Record<string, { minCents?: number; maxCents?: number; min?: number; max?: number | null }>>
      | undefined;
    const range = ranges?.[key];
    return range === undefined ? null : [range.minCents ?? range.min, range.maxCents ?? range.max ?? null];
  };

const clockOf = ({ claims: { clock, stated } }: Activity): unknown => {
  if (!stated) return null;
  if (clock.type === 'id-then-return') return [clock.id.count, clock.return.count, clock.from, null];
  return clock.type === 'within' ? [null, null, null, clock.period.count] : null;
};

export const BAY_FACTS: readonly Fact<BayEntry>[] = [
  ['name', c => c.name, a => a.name],
  ['house', () => 'Bay 101', a => a.house],
  ['kind', c => c.kind, a => a.kind],
  // The catalog calls table games what California calls them.
  ['scope', c => c.gameScope.replace('all-california', 'all-table-games'), a => a.scope],
  [
    'games',
    c => c.games.map(game => [game.name, game.id, game.asPrinted ?? null]),
    a => a.games.map(game => [game.name, game.regulatorId, game.asPrinted ?? null]),
  ],
  ['options', c => c.options.map(({ option }) => option), a => a.charts.map(({ key }) => key)],
  [
    'one option at a time',
    c => c.options.map(() => c.optionPolicy?.selectOne),
    a => a.charts.map(({ group }) => group !== undefined),
  ],
  [
    'rows together',
    c => c.options.map(() => c.optionPolicy?.allRowsTogether),
    a => a.charts.map(({ rowsTogether }) => rowsTogether),
  ],
  [
    'structure locked until hit',
    c => c.optionPolicy?.payoutStructureLockedUntilHit ?? false,
    a => a.payoutLockedUntilHit !== undefined,
  ],
  [
    'hands',
    c => c.options.map(({ rows }) => rows.map(({ hand, label }) => [hand, label])),
    a => a.charts.map(({ rows }) => rows.map(({ key, label }) => [key, label])),
  ],
  [
    'row prizes',
    c => c.options.map(({ rows }) => rows.map(({ prize }) => bayPrize(prize))),
    a => a.charts.map(({ rows }) => rows.map(({ prize }) => ourPrize(prize))),
  ],
  [
    'prizes',
    c => c.prizes.map(({ key, label, minCents, maxCents, forms }) => [key, label, minCents, maxCents, forms]),
    a => a.prizes.map(({ key, label, range, forms }) => [key, label, range?.from ?? null, range?.to ?? null, forms]),
  ],
  ['payout structures', bayPayouts, ourPayouts],
  [
    'multiplier',
    c => (c.multiplier === null ? null : [c.multiplier.min, c.multiplier.max]),
    a => (a.multiplier === undefined ? null : [a.multiplier.range.from, a.multiplier.range.to]),
  ],
  ['source of money', c => sourceOf(c.funding.source), a => a.funding.source.type],
  [
    'paid by another activity',
    c => c.funding.crossFundedFrom,
    a => (a.funding.source.type === 'activity' ? a.funding.source.id : null),
  ],
  ['pays for others', c => c.funding.crossFunds, a => a.funding.paysFor],
  ['fee', c => c.funding.feeCents, a => a.funding.fee?.amount.from ?? null],
  ['fee optional', c => c.funding.feeOptional, a => a.funding.fee?.charges[0]?.optional ?? false],
  ['fee timing', c => c.funding.feeTiming, a => a.funding.fee?.timing ?? null],
  ['players for a fee', c => c.funding.minPlayersForFee, a => a.funding.fee?.playersMin ?? null],
  [
    'on top of collection',
    c => (c.funding.feeCents === null ? null : (c.funding.inAdditionToCollection ?? 'not-stated')),
    a => a.funding.fee?.onTopOfCollection ?? null,
  ],
  [
    'split of a fee',
    c => (c.funding.split === null ? null : [c.funding.split.meterCents, c.funding.split.reserveCents]),
    ({ funding: { feesTo } }) => (feesTo?.type === 'split' ? [feesTo.toMeter, feesTo.toReserve] : null),
  ],
  [
    'pools',
    c =>
      c.funding.pools.map(pool => [
        pool.key,
        pool.progressive,
        amounts(pool.rangeCents),
        amounts(pool.initialSeedCents),
        amounts(pool.reseedCents),
        amounts(pool.dailyIncreaseCents),
        amounts(pool.capCents),
        pool.neverDecrease,
      ]),
    a =>
      a.funding.pools.map(pool => [
        pool.key,
        pool.progressive,
        ends(pool.range),
        ends(pool.seed),
        ends(pool.reseed),
        ends(pool.daily?.range),
        ends(pool.cap),
        pool.neverLowered,
      ]),
  ],
  ['reserve', c => c.funding.reserve?.name ?? null, a => a.funding.reserve?.name ?? null],
  ['reserve of a day', c => amounts(c.funding.reserve?.contributionCents), a => ends(a.funding.reserve?.expectedDaily)],
  ['shortfall', c => c.funding.shortfall.coveredBy !== null, a => a.funding.shortfall !== undefined],
  ['raises', c => c.funding.discretionaryIncrease !== null, a => a.funding.raise !== undefined],
  [
    'redemption fee',
    c => c.funding.redemptionFee && [c.funding.redemptionFee.minCents, null],
    setting('redemptionFee'),
  ],
  ...(['buyIn', 'reBuy', 'addOn', 'entryFee'] as const).map(
    (key): Fact<BayEntry> => [key, tournament(`${key}Cents`), setting(key)],
  ),
  ...(['reBuys', 'addOns'] as const).map((key): Fact<BayEntry> => [key, tournament(key), setting(key)]),
  [
    'administrative fee',
    c => c.adminFee && [c.adminFee.minCents, c.adminFee.maxCents, c.adminFee.per, c.adminFee.from],
    ({ adminFee: fee }) => (fee === undefined ? null : [fee.range.from, fee.range.to, fee.per, fee.from]),
  ],
  ['seated', c => word({ yes: 'required' })(c.eligibility['seated']), a => said(a.eligibility.seated)],
  [
    'backline',
    c =>
      word({ yes: 'eligible', no: 'ineligible', 'if-game-allows': 'where-the-game-allows' })(c.eligibility['backline']),
    a => said(a.eligibility.backline),
  ],
  [
    'player-dealer',
    c => yes('eligible', 'ineligible')(c.eligibility['playerDealer']),
    a => said(a.eligibility.playerDealer),
  ],
  [
    'proposition players',
    c => yes('eligible', 'ineligible')(c.eligibility['tppps']),
    a => said(a.eligibility.propositionPlayers),
  ],
  [
    'employees on duty',
    c => (c.eligibility.employees.allowed === null ? null : 'ineligible'),
    a => said(a.eligibility.employeesOnDuty),
  ],
  [
    'employees off duty',
    ({ eligibility: { employees } }) =>
      employees.allowed === null
        ? null
        : !employees.allowed
          ? 'ineligible'
          : employees.outOfUniform
            ? 'out-of-uniform'
            : 'eligible',
    a => said(a.eligibility.employeesOffDuty),
  ],
  ['players', c => c.eligibility['minPlayers'], a => said(a.eligibility.playersMin)],
  ['pot', c => c.eligibility['minPotCents'], a => said(a.eligibility.potMin)],
  [
    'tournament play',
    c => word({ no: 'ineligible', 'n/a': 'required' })(c.eligibility['tournamentPlay']),
    a => said(a.eligibility.tournamentTables),
  ],
  [
    'wager',
    c => word({ yes: 'required', 'base-or-bonus': 'base-or-bonus' })(c.eligibility['baseWagerRequired']),
    a => said(a.eligibility.wager),
  ],
  [
    'fee of the hand',
    c =>
      c.kind === 'tournament'
        ? 'entry'
        : word({ yes: 'own', no: 'not-required', 'player-dealer': 'player-dealer' })(c.eligibility['feeRequired']),
    a => said(a.eligibility.fee),
  ],
  ['showdown', c => word({ yes: 'required' })(c.eligibility['showdownRequired']), a => said(a.eligibility.showdown)],
  ['all in', c => word({ yes: 'completes-bets' })(c.eligibility['allInCompletesBets']), a => said(a.eligibility.allIn)],
  ['presence', c => word({ yes: 'required' })(c.eligibility['mustBePresent']), a => said(a.eligibility.presence)],
  ['misdeal', c => word({ disqualifies: 'disqualifies' })(c.eligibility['misdeal']), a => said(a.eligibility.misdeal)],
  [
    'discussion',
    c => word({ voids: 'disqualifies' })(c.eligibility['collusionTalk']),
    a => said(a.eligibility.discussion),
  ],
  [
    'deck',
    c => word({ nullifies: 'disqualifies', disqualifies: 'disqualifies' })(c.eligibility['deckDeviation']),
    a => said(a.eligibility.fouledDeck),
  ],
  [
    'missed blind',
    c => word({ no: 'ineligible' })(c.eligibility['missedBlindOrHoldButton']),
    a => said(a.eligibility.missedBlind),
  ],
  [
    'folded',
    c => yes('eligible', 'ineligible')(c.eligibility['foldedHandStillEligible']),
    a => said(a.eligibility.folded),
  ],
  ['several hands', c => word({ yes: 'each' })(c.eligibility['multipleHands']), a => said(a.eligibility.severalHands)],
  ['limit of wins', c => word({ none: 'none' })(c.eligibility['winLimit']), a => said(a.eligibility.prizeLimit)],
  [
    'claim clock',
    ({ claims: { idMinutes, returnDays, appliesFromCents, drawMinutes } }) =>
      idMinutes === null && drawMinutes === null ? null : [idMinutes, returnDays, appliesFromCents, drawMinutes],
    clockOf,
  ],
  ['no purchase', c => [c.npn.tables, c.npn.adWordingRequired], a => [a.noPurchase.offered, a.noPurchase.adWording]],
  ['posting list', c => c.posting.mustPost, a => a.posting.items.map(({ words }) => words)],
  ['equipment', c => c.equipment, a => a.equipment],
  ['years kept', c => c.records.retentionYears, a => (a.records.yearsStated ? a.records.years : null)],
];
