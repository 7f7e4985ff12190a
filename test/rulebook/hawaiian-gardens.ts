import type { Activity, ClaimClock, Prize } from '#core/rulebook';
import { amounts, type Cents, ends, type Fact, said } from './facts.ts';

type HgFlag = { readonly value: string | number; readonly stated: boolean | 'implied'; readonly note: string };
type Award = Readonly<Record<string, number | string | null | undefined>> & { readonly type: string };

/** The part of the Hawaiian Gardens catalog that is compared. */
export type HgEntry = {
  readonly order: number;
  readonly key: string;
  readonly id: string | null;
  readonly name: string;
  readonly casino: string;
  readonly kind: string;
  readonly secondaryKinds: readonly string[];
  readonly games: readonly { readonly name: string; readonly id: string | null }[];
  readonly options: readonly {
    readonly key: string;
    readonly label: string;
    readonly exclusiveGroup: string | null;
    readonly exclusivityStated: boolean | null;
    readonly allRowsOfferedTogether: boolean | null;
    readonly rows: readonly { readonly hand: string; readonly beatenBy: string | null; readonly award: Award }[];
  }[];
  readonly prizes: readonly (Cents & {
    readonly key: string;
    readonly label: string;
    readonly forms: readonly string[];
    readonly count: number | null;
  })[];
  readonly payoutStructures: readonly {
    readonly key: string;
    readonly label: string;
    readonly shares: readonly { readonly recipient: string; readonly percent: number }[];
  }[];
  readonly funding: {
    readonly source: string;
    readonly sourceActivityId: string | null;
    readonly fee: (Cents & { readonly optional: boolean | null }) | null;
    readonly feeSchedule: readonly {
      readonly betMinCents: number;
      readonly betMaxCents: number | null;
      readonly feeTableCents: number | null;
      readonly feePlayerCents: number | null;
      readonly feePlayerDealerCents: number | null;
    }[];
    readonly split: { readonly meterCents: number; readonly reserveCents: number } | null;
    readonly seed: HgSeed | null;
    readonly reseed: HgSeed | null;
    readonly cap: { readonly maxCents: number | null } | null;
    readonly dailyIncrement: Cents | null;
    readonly shortfall: { readonly reimbursed: boolean | null } | null;
  };
  readonly adminFee: Cents & { readonly stated: boolean; readonly per: string | null };
  readonly eligibility: Readonly<Record<string, HgFlag>>;
  readonly claims: {
    readonly claimWindow: {
      readonly amount: number | null;
      readonly unit: string | null;
      readonly unlimited: boolean | null;
    } | null;
    readonly thresholds: readonly { readonly amountCents: number }[];
  };
  readonly npn: {
    readonly offered: boolean | null;
    readonly hours: string | null;
    readonly minHandsDealt: number | null;
    readonly adsMustSayNPN: boolean | null;
  };
  readonly equipment: { readonly items: readonly string[] };
  readonly posting: {
    readonly idOnAdsIfRenamed: string | null;
    readonly mustDisplay: readonly string[];
    readonly npnPhraseInAllAds: boolean | null;
  };
  readonly records: readonly string[];
};
type HgSeed = Cents & { readonly byPrizeCents: Readonly<Record<string, number>> | null };

const SOURCES: Readonly<Record<string, string>> = {
  'player-fee': 'fees',
  casino: 'house',
  'jackpot-fund': 'jackpot-fund',
  'player-buy-in': 'entries',
  unspecified: 'not-stated',
  'reserve-of-activity': 'activity',
  'activity-fund': 'activity',
  'jackpot-collection-of-activity': 'activity',
};

const RECIPIENTS: Readonly<Record<string, string>> = {
  'winning hand': 'winning-hand',
  'First Hand': 'winning-hand',
  'best hand': 'winning-hand',
  'losing hand': 'losing-hand',
  'Second Hand': 'losing-hand',
  'second best hand': 'losing-hand',
  'table share': 'table',
  'all other active players, evenly': 'table',
  'player with the bonus hand': 'hand',
  'player with qualifying hand': 'hand',
  'player-dealer': 'player-dealer',
  'room share': 'room',
};

const hgPrize = (award: Award): unknown => {
  switch (award.type) {
    case 'fixed':
    case 'entry':
      return [award.type, award['minCents'], award['maxCents'], award['sharing'] ?? null];
    case 'percentOfPosted':
      return ['meter', award['percent'], award['sharing'] ?? null, award['envyCents'] ?? null];
    case 'progressiveDaily':
      return ['meter', award['percent'], null, null];
    case 'shareOfPostedPrize':
      return ['meter', 100, null, null];
    case 'tickets':
      return ['tickets', award['min'], award['max'], tableOf(award)];
    case 'pointsOrTickets':
      return ['points', award['points'], award['ticketsMin'], award['ticketsMax']];
    case 'multiplier':
      return ['multiple', award['multiple']];
    default:
      return award;
  }
};
const tableOf = (award: Award): unknown =>
  award['table'] ?? award['tableLimitMinCents'] ?? award['tableLimitCents'] ?? null;

const DIVIDED = 'divided evenly among participating players';
const EACH = 'paid to each participating player';

/** In the words of the catalog; only shared (community) prizes print how they are shared. */
const ourPrize = (activity: Activity, prize: Prize, row: Activity['charts'][number]['rows'][number]): unknown => {
  const isCommunity = activity.key === 'fortune-7-baccarat-progressive';
  const sharing = 'sharing' in prize && isCommunity ? (prize.sharing === 'split' ? DIVIDED : EACH) : null;
  switch (prize.type) {
    case 'fixed':
    case 'entry':
      return [prize.type, prize.range.from, prize.range.to ?? null, sharing];
    case 'meter':
      return ['meter', prize.percent, sharing, row.extras?.find(({ key }) => key === 'envy')?.range.from ?? null];
    case 'tickets':
      return ['tickets', prize.range.from, prize.range.to, ourTable(row.table)];
    case 'points':
      return ['points', prize.points, prize.tickets.from, prize.tickets.to];
    case 'multiple':
      return ['multiple', prize.times];
  }
};
/** The catalog names the lower table by its own limit, $5; in the rulebook it is every table below $10. */
const ourTable = (table: Activity['charts'][number]['rows'][number]['table']): unknown => {
  if (table === undefined) return null;
  return table.type === 'no-purchase' ? 'NPN' : (table.limitFrom ?? 500);
};

const seedOf = (seed: HgSeed | null): unknown =>
  seed === null ? null : (seed.byPrizeCents ?? { main: amounts(seed) });

const ourSeed =
  (which: 'seed' | 'reseed') =>
  (activity: Activity): unknown => {
    const pools = activity.funding.pools.filter(pool => pool[which] !== undefined);
    if (pools.length === 0) return null;
    const isOne = pools.length === 1 && pools[0]?.key === 'main';
    return Object.fromEntries(pools.map(pool => [pool.key, isOne ? ends(pool[which]) : pool[which]?.from]));
  };

const flag =
  (key: string, table: Readonly<Record<string, unknown>> = {}) =>
  ({ eligibility }: HgEntry): unknown => {
    const { value, stated } = eligibility[key]!;
    return stated === false ? null : (table[String(value)] ?? value);
  };

const LIMITS = {
  'one prize per player per day': 'one-a-day',
  'one prize per ticket drawing': 'one-a-drawing',
  'one tournament pass per player per drawing': 'one-a-drawing',
  'unlimited wins per promotional period': 'none',
  'one car pass per drawing (A) / per Club Card number (B)': 'one-a-drawing',
  'several per promotion, one per day': 'one-a-day',
  'one prize per customer per day': 'one-a-day',
  unlimited: 'none',
  'at most one (1) cash prize per participant per twenty-four hours': 'one-in-24-hours',
  'single prize': 'one',
  'multiple, within the balance; further prizes allowed until the promotion ends': 'none',
  'unlimited wins': 'none',
  'unlimited; a table may be drawn repeatedly': 'none',
  'one (1) spin per twenty-four (24) hour calendar day': 'one-a-day',
};

const topicStated =
  (topic: string) =>
  (activity: Activity): boolean =>
    activity.eligibility.others.some(other => other.topic === topic);

const clockOf = (clock: ClaimClock): unknown => {
  switch (clock.type) {
    case 'within':
      return [clock.period.count, clock.period.unit, null];
    case 'no-limit':
      return [null, null, true];
    case 'weekly':
      return [null, null, null];
    case 'id-then-return':
      return clock.type;
  }
};

export const HG_FACTS: readonly Fact<HgEntry>[] = [
  ['key', c => c.key, a => a.key],
  ['id', c => c.id, a => a.regulatorId ?? null],
  ['name', c => c.name, a => a.name],
  ['house', c => c.casino, a => a.house],
  ['kind', c => [c.kind, ...c.secondaryKinds], a => [a.kind, ...(a.otherKinds ?? [])]],
  [
    'games',
    c => c.games.map(game => [game.name, game.id]),
    a => a.games.map(game => [game.name, game.regulatorId ?? null]),
  ],
  ['options', c => c.options.map(o => [o.key, o.label]), a => a.charts.map(chart => [chart.key, chart.label])],
  [
    'exclusive groups',
    c => c.options.map(o => [o.exclusiveGroup, o.exclusiveGroup === null ? null : o.exclusivityStated]),
    a => a.charts.map(chart => [chart.group ?? null, chart.groupStated ?? null]),
  ],
  [
    'rows together',
    c => c.options.map(o => o.allRowsOfferedTogether === true),
    a => a.charts.map(chart => chart.rowsTogether),
  ],
  [
    'hands',
    c => c.options.map(o => o.rows.map((row, i) => [`${o.key}/${i + 1}`, row.hand, row.beatenBy])),
    a => a.charts.map(({ rows }) => rows.map(({ key, label, beatenBy }) => [key, label, beatenBy?.label ?? null])),
  ],
  [
    'row prizes',
    c => c.options.map(o => o.rows.map(({ award }) => hgPrize(award))),
    a => a.charts.map(({ rows }) => rows.map(row => ourPrize(a, row.prize, row))),
  ],
  [
    'prizes',
    c =>
      c.prizes.map(({ key, label, minCents, maxCents, forms, count }) => [
        key,
        label,
        minCents,
        maxCents,
        forms,
        count,
      ]),
    a =>
      a.prizes.map(({ key, label, range, forms, count }) => [
        key,
        label,
        range?.from ?? null,
        range?.to ?? null,
        forms,
        count ?? null,
      ]),
  ],
  [
    'payout structures',
    c =>
      c.payoutStructures
        .filter(({ shares }) => shares.length > 0)
        .map(({ key, label, shares }) => [
          key,
          label,
          shares.map(share => [RECIPIENTS[share.recipient], share.percent]),
        ]),
    a =>
      a.payouts.map(({ key, label, bands }) => [
        key,
        label,
        bands.flatMap(({ shares }) => shares.map(share => [share.to, share.percent])),
      ]),
  ],
  ['source of money', c => SOURCES[c.funding.source], a => a.funding.source.type],
  [
    'paid by another activity',
    c => c.funding.sourceActivityId,
    a => (a.funding.source.type === 'activity' ? a.funding.source.id : null),
  ],
  ['fee', c => amounts(c.funding.fee), a => ends(a.funding.fee?.amount)],
  [
    'fee optional',
    c => c.funding.fee?.optional ?? null,
    ({ funding: { fee } }) => {
      if (fee === undefined || fee.charges.length > 1) return null;
      return fee.charges[0]?.optional ?? null;
    },
  ],
  [
    'fee schedule',
    c =>
      c.funding.feeSchedule.map(line => [
        line.betMinCents,
        line.betMaxCents,
        line.feeTableCents,
        line.feePlayerCents,
        line.feePlayerDealerCents,
      ]),
    a =>
      (a.funding.fee?.charges ?? [])
        .filter(({ betMin }) => betMin !== undefined)
        .map(line => [
          line.betMin,
          line.betMax ?? null,
          line.perTable ?? null,
          line.perPosition ?? null,
          line.fromPlayerDealer ?? null,
        ]),
  ],
  [
    'split of a fee',
    c => (c.funding.split === null ? null : [c.funding.split.meterCents, c.funding.split.reserveCents]),
    ({ funding: { feesTo } }) => (feesTo?.type === 'split' ? [feesTo.toMeter, feesTo.toReserve] : null),
  ],
  ['seed', c => seedOf(c.funding.seed), ourSeed('seed')],
  ['reseed', c => seedOf(c.funding.reseed), ourSeed('reseed')],
  ['daily increment', c => amounts(c.funding.dailyIncrement), a => ends(a.funding.pools[0]?.daily?.range)],
  ['cap', c => c.funding.cap?.maxCents ?? null, a => a.funding.pools[0]?.cap?.to ?? null],
  [
    'shortfall repaid',
    c => c.funding.shortfall?.reimbursed ?? null,
    ({ funding: { shortfall } }) => {
      if (shortfall === undefined || shortfall.repaid.type === 'not-stated') return null;
      return shortfall.repaid.type !== 'never';
    },
  ],
  [
    'administrative fee',
    ({ adminFee: fee }) => (fee.stated && fee.maxCents !== 0 ? [fee.minCents, fee.maxCents, fee.per] : null),
    ({ adminFee: fee }) => (fee === undefined ? null : [fee.range.from, fee.range.to, fee.per]),
  ],
  [
    'seated',
    flag('seated', { eligible: 'not-required', conditional: 'not-required' }),
    a => said(a.eligibility.seated),
  ],
  ['backline', flag('backline', { conditional: 'eligible' }), a => said(a.eligibility.backline)],
  ['player-dealer', flag('playerDealer'), a => said(a.eligibility.playerDealer)],
  ['proposition players', flag('tppps'), a => said(a.eligibility.propositionPlayers)],
  [
    'employees on duty',
    flag('employeesOnDuty', { conditional: 'on-standby' }),
    a => said(a.eligibility.employeesOnDuty),
  ],
  [
    'employees off duty',
    c => {
      const isOutOfUniform = c.eligibility['employeesOffDuty']!.note === 'off duty AND out of uniform';
      return isOutOfUniform ? 'out-of-uniform' : flag('employeesOffDuty')(c);
    },
    a => said(a.eligibility.employeesOffDuty),
  ],
  ['players', flag('minPlayers', { baseGame: 0, none: 0 }), a => said(a.eligibility.playersMin)],
  ['most players', flag('maxPlayers', { baseGame: 'base-game' }), a => said(a.eligibility.playersMax)],
  ['tournament tables', flag('tournamentTables'), a => said(a.eligibility.tournamentTables)],
  ['no-purchase tables', flag('npnTables', { notOffered: 'not-offered' }), a => said(a.eligibility.noPurchaseTables)],
  ['age', flag('minAge'), a => said(a.eligibility.age)],
  ['photo ID', flag('photoId'), a => said(a.eligibility.photoId)],
  ['presence', flag('presence', { notRequired: 'not-required' }), a => said(a.eligibility.presence)],
  ['limit of prizes', flag('prizeLimit', LIMITS), a => said(a.eligibility.prizeLimit)],
  ['player card', flag('playerCard', { conditional: 'by-version' }), a => said(a.eligibility.playerCard)],
  [
    'fee of the hand',
    c => c.eligibility['feeRequired']!.stated,
    a => said(a.eligibility.fee) !== null && a.kind !== 'tournament',
  ],
  ['limit of entries', c => c.eligibility['entryLimit']!.stated, topicStated('entries')],
  ['play time', c => c.eligibility['playTime']!.stated, topicStated('play-time')],
  ['transfer', c => c.eligibility['transferability']!.stated, topicStated('transfer')],
  ['exclusions', c => c.eligibility['otherExclusions']!.stated, topicStated('exclusions')],
  [
    'claim window',
    ({ claims: { claimWindow: w } }) => (w === null ? null : [w.amount, w.unit, w.unlimited]),
    a => (a.claims.stated ? clockOf(a.claims.clock) : null),
  ],
  ['tray', c => c.claims.thresholds[0]?.amountCents ?? null, a => a.claims.trayBelow ?? null],
  [
    'no purchase',
    c => [c.npn.offered ?? 'not-stated', c.npn.hours, c.npn.minHandsDealt],
    a => [a.noPurchase.offered, a.noPurchase.hours ?? null, a.noPurchase.handsMin ?? null],
  ],
  [
    'advertisements',
    c => c.npn.adsMustSayNPN === true || c.posting.npnPhraseInAllAds === true,
    a => a.noPurchase.adWording,
  ],
  ['posting list', c => c.posting.mustDisplay, a => a.posting.items.map(({ words }) => words)],
  ['id when renamed', c => c.posting.idOnAdsIfRenamed !== null, a => a.posting.idWhenRenamed],
  ['equipment', c => c.equipment.items, a => a.equipment],
  ['records', c => c.records.length, a => a.records.kept.length],
];
