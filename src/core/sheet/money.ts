import { type Cents, formatAmount, formatAmountShort } from '#core/money';
import {
  type Activity,
  type Charge,
  chosen,
  type FeesTo,
  type FundSource,
  type Offering,
  poolLabel,
  poolsInForce,
  windowOf,
} from '#core/rulebook';
import { feeSettingLines, gamesInWords, hasFeeSettings, windowInWords } from './games.ts';
import { isAsked, type SheetPosting } from './posting.ts';
import {
  amountOr,
  approved,
  line,
  lineIf,
  lineWith,
  list,
  plain,
  rangeInWords,
  type SheetLine,
  shared,
  table,
  type Words,
  words,
} from './words.ts';

export const feeLines = (activity: Activity, offering: Offering, posting: SheetPosting): readonly SheetLine[] => {
  const { fee } = activity.funding;
  const posted = feeSettingLines(activity, offering);
  if (fee === undefined) return posted.length > 0 ? posted : withoutFee(activity, posting);
  // What an event costs is posted with it.
  if (fee.charges.every(({ payer }) => payer === 'entrant'))
    return [(posting.promotions ?? []).length > 0 ? line('fee.in-posted') : plain(words('sheet.as-posted'))];
  return [
    ...table(
      [
        words('column.games'),
        words('column.limits'),
        words('column.positions'),
        words('column.table'),
        words('column.position'),
        words('column.player-dealer'),
        words('column.paid-by'),
      ],
      fee.charges.map((charge, place) => chargeCells(activity, charge, fee.charges.slice(0, place))),
    ),
    ...lineIf(fee.onTopOfCollection === true, 'fee.on-top'),
    ...lineWith('fee.timing', { timing: fee.timing && shared(fee.timing) }),
    ...lineWith('fee.players-min', { count: fee.playersMin ?? fewestPaying(activity) }),
    ...posted,
  ];
};

/** The fees of an event are posted with it; before that they are open. */
const withoutFee = (activity: Activity, { promotions = [] }: SheetPosting): readonly SheetLine[] => {
  if (!hasFeeSettings(activity)) return [line('fee.none')];
  return [promotions.length > 0 ? line('fee.in-posted') : plain(words('sheet.as-posted'))];
};

/** The first line that fits is charged: one for any game comes after those of others. */
const chargeCells = (activity: Activity, charge: Charge, before: readonly Charge[]): readonly Words[] => {
  const payer = words(`payer.${charge.payer}`);
  const isRest = charge.games === undefined && before.some(({ games }) => games !== undefined);
  return [
    isRest ? words('games.rest') : gamesInWords(activity, charge.games ?? 'any'),
    rangeInWords({ from: charge.betMin, to: charge.betMax }, formatAmountShort),
    rangeInWords({ from: charge.positionsMin, to: charge.positionsMax }, String),
    ...[charge.perTable, charge.perPosition, charge.fromPlayerDealer].map(due => (due ? formatAmount(due) : '')),
    charge.optional ? words('fee.optional', { payer }) : payer,
  ];
};

export const adminFeeLines = (activity: Activity, offering: Offering, posting: SheetPosting): readonly SheetLine[] => {
  const { adminFee } = activity;
  if (adminFee === undefined) return isAsked(activity, 'admin-fee') ? [line('admin.none')] : [];
  // The entry fee of an event is all that the house takes.
  if (adminFee.per === 'entry' && (posting.promotions ?? []).length > 0) return [line('fee.in-posted')];
  const amount = amountOr(adminFee.range, offering.adminFee);
  const account = words(`account.${adminFee.from}`);
  return [line(`admin.${adminFee.per}`, { amount, account, purpose: approved(adminFee.purpose) })];
};

export const fundingLines = (activity: Activity, offering: Offering): readonly SheetLine[] => [
  plain(sourceInWords(activity.funding.source)),
  ...(activity.funding.feesTo === undefined ? [] : [feesToInWords(activity.funding.feesTo)]),
  ...table(
    [words('column.prize'), words('column.percent')],
    Object.entries(offering.allocation ?? {}).map(([key, percent]) => [
      approved(poolLabel(activity, key)),
      `${percent}%`,
    ]),
  ),
  ...fundLines(activity),
];

const fundLines = ({ funding }: Activity): readonly SheetLine[] => [
  ...reserveLines(funding.reserve?.pays ?? []),
  ...lineIf(funding.shortfall !== undefined, 'funding.shortfall'),
  ...lineIf(funding.paysFor.length > 0, 'funding.pays-for', { ids: list(...funding.paysFor) }),
];

const reserveLines = (pays: readonly string[]): readonly SheetLine[] =>
  lineIf(pays.length > 0, 'funding.reserve-pays', { uses: list(...pays.map(shared)) });

const sourceInWords = (source: FundSource): Words =>
  source.type === 'activity'
    ? words('funding.activity', { account: words(`account.${source.account}`), id: fundName(source) })
    : words(`funding.${source.type}`);

const fundName = ({ id, name }: Extract<FundSource, { type: 'activity' }>): Words =>
  name === undefined ? id : words('game.with-id', { name: approved(name), id });

const feesToInWords = (feesTo: FeesTo): SheetLine => {
  if (feesTo.type !== 'split') return line(`funding.${feesTo.type}`);
  if (feesTo.toMeter === 0) return line('funding.reserve-only');
  return line('funding.split', { toMeter: formatAmount(feesTo.toMeter), toReserve: formatAmount(feesTo.toReserve) });
};

/** Every amount of each jackpot: now, at the start, after a win, each day, at most. */
export const poolLines = (activity: Activity, offering: Offering, posting: SheetPosting): readonly SheetLine[] => {
  const pools = Object.entries(poolsInForce(activity, offering));
  const rows = pools.flatMap(([key, pool]) => {
    const labelled = {
      pool: approved(pools.length > 1 && pool.each === 'row' ? rowLabel(activity, key) : pool.label),
    };
    const { seed, reseed, daily, cap } = pool;
    const row = (name: 'seed' | 'reseed' | 'cap', approved: typeof seed, given: Cents | undefined) =>
      approved === undefined ? [] : [[words(`pool.${name}`, labelled), amountOr(approved, chosen(approved, given))]];
    const now = posting.pools[key];
    return [
      ...(now === undefined ? [] : [[words('pool.now', labelled), formatAmount(now)]]),
      ...row('seed', seed, offering.seed[key]),
      ...row('reseed', reseed, offering.reseed[key]),
      ...(daily === undefined ? [] : [[words('pool.daily', labelled), amountOr(daily.range, offering.daily[key])]]),
      ...row('cap', cap, offering.cap[key]),
    ];
  });
  return [
    ...table([words('column.prize'), words('column.amount')], rows),
    ...lineIf(
      pools.some(([, pool]) => pool.neverLowered),
      'pool.never-lowered',
    ),
    ...(pools.some(([, pool]) => pool.daily !== undefined) ? [dailyLine(posting)] : []),
    ...lineIf(activity.funding.raise !== undefined, 'pool.raise'),
  ];
};

const dailyLine = ({ increasesAt }: SheetPosting): SheetLine =>
  increasesAt === undefined ? line('pool.daily-when') : line('pool.daily-at', { at: { moment: increasesAt } });

const rowLabel = (activity: Activity, key: string): string =>
  activity.charts.flatMap(({ rows }) => rows).find(row => row.key === key)?.label ?? key;

export const multiplierLines = ({ multiplier }: Activity, offering: Offering): readonly SheetLine[] => {
  if (multiplier === undefined) return [];
  if (offering.multiplier === undefined) return [line('multiplier.none')];
  const windows = list(...multiplier.windows.map(window => words(`window.${window}`)));
  const ceiling = multiplier.prizeMax?.to;
  const { hours = [], tables = [], limits = [] } = offering.multiplierIn ?? {};
  return [
    line('multiplier.factor', { factor: `${offering.multiplier}`, windows }),
    ...hours.map(one => plain(windowInWords(windowOf(one)))),
    ...(tables.length === 0 ? [] : [line('multiplier.tables', { tables: list(...tables.map(String)) })]),
    ...limits.map(({ from, to }) => line('multiplier.limits', { from: formatAmount(from), to: formatAmount(to) })),
    ...lineWith('multiplier.ceiling', { amount: ceiling === undefined ? undefined : formatAmount(ceiling) }),
  ];
};

/** A table with fewer than the approval asks for cannot win, and pays nothing; one is no table. ELG-10 */
const fewestPaying = ({ eligibility: { playersMin }, funding }: Activity): number | undefined => {
  const isOfTables = funding.fee?.charges.some(({ payer }) => payer !== 'entrant') ?? false;
  return isOfTables && playersMin.stated !== 'no' && playersMin.value > 1 ? playersMin.value : undefined;
};
