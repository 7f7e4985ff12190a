import { type Activity, type MoneyRange, moneyInWords, type Prize } from '#core/rulebook';
import { textTable } from './table.ts';

/** A definition for people: what may be chosen, within what, and how open points are read. */
export const inWords = (activity: Activity): string =>
  [
    `${activity.name} (${activity.id})\n${activity.house}, ${activity.kind}\n${activity.summary}`,
    block('Games', activity.games.map(gameInWords)),
    ...activity.charts.map(chartInWords),
    block(
      'Payout structures',
      activity.payouts.map(({ key, bands }) => {
        const shares = bands.map(band => band.shares.map(({ to, percent }) => `${to} ${percent}%`).join(', '));
        return `${key}: ${shares.join('; ')}`;
      }),
    ),
    block(
      'Prizes',
      activity.prizes.map(({ key, label, range }) => named(key, label, range)),
    ),
    block('Pools', activity.funding.pools.flatMap(poolInWords)),
    block('Fee', activity.funding.fee === undefined ? [] : [moneyInWords(activity.funding.fee.amount)]),
    block('Administrative fee', activity.adminFee === undefined ? [] : [moneyInWords(activity.adminFee.range)]),
    block('Settings', activity.settings.map(settingInWords)),
    block(
      'Read so',
      activity.readings.map(({ issue, reading }) => `${issue}: ${reading}`),
    ),
  ]
    .filter(part => part !== '')
    .join('\n\n');

const block = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [title, ...lines.map(line => `  ${line}`)].join('\n');

const gameInWords = ({ name, regulatorId, slug }: Activity['games'][number]): string =>
  `${name}${regulatorId === undefined ? '' : ` (${regulatorId})`}: ${slug}`;

const chartInWords = ({ key, label, group, rowsTogether, rows }: Activity['charts'][number]): string => {
  const rules = [
    ...(group === undefined ? [] : [`one of the group "${group}" at a time`]),
    ...(rowsTogether && rows.length > 0 ? ['all rows together'] : []),
  ];
  const title = [`Chart ${key}: ${label}`, ...rules].join('; ');
  if (rows.length === 0) return title;
  const cells = rows.map(row => ({ key: row.key, hand: row.label, pays: prizeInWords(row.prize) }));
  return `${title}\n${textTable(cells)}`;
};

const prizeInWords = (prize: Prize): string => {
  switch (prize.type) {
    case 'fixed':
    case 'entry':
      return moneyInWords(prize.range);
    case 'meter':
      return `${prize.percent}% of ${prize.pool}`;
    case 'multiple':
      return `${prize.times} times ${prize.of}`;
    case 'tickets':
      return `tickets, ${prize.range.from} to ${prize.range.to ?? 'any number'}`;
    case 'points':
      return `points, ${prize.points}`;
  }
};

const named = (key: string, label: string, range: MoneyRange | undefined): string =>
  `${key}: ${label}${range === undefined ? '' : `, ${moneyInWords(range)}`}`;

const poolInWords = ({
  key,
  seed,
  reseed,
  daily,
  cap,
  range,
}: Activity['funding']['pools'][number]): readonly string[] =>
  Object.entries({ amount: range, seed, reseed, 'daily step': daily?.range, cap })
    .filter(([, approved]) => approved !== undefined)
    .map(([name, approved]) => named(key, name, approved));

const settingInWords = ({ key, label, value }: Activity['settings'][number]): string => {
  if (value.type === 'money') return named(key, label, value);
  if (value.type === 'choice') return `${key}: ${label}, ${value.oneOf.join(' or ')}`;
  return `${key}: ${label}, ${value.from} to ${value.to ?? 'any number'}`;
};
