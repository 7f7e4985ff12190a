import type { FundChange } from '#core/house';
import type { ReportName } from '#server/reports';
import { ofOne } from './auditor-alone.ts';
import { hits, paidAlone, paidCollections, slips, unclaimed, wins } from './auditor-awards.ts';
import { windows } from './auditor-cage.ts';
import { clubLog } from './auditor-club.ts';
import { drawers } from './auditor-drawers.ts';
import {
  all,
  compare,
  dayAt,
  type Entry,
  isAbout,
  isWithin,
  type Of,
  type Question,
  type Row,
  sum,
  ZONE,
} from './auditor-events.ts';
import { offeringHistory } from './auditor-offerings.ts';
import { tournaments } from './auditor-tournaments.ts';

/**
 * Works every report out by itself, from the events alone and by other ways than the tables: funds from what the fund
 * says of itself where the tables follow the bookings, prizes award by award, days by the clock on the wall.
 */
export type Audited = Readonly<Record<ReportName, readonly Row[]>>;

export const audit = (entries: readonly Entry[], question: Question): Audited => ({
  collection: collections(entries, question),
  'fund-statement': statements(entries, question),
  wins: wins(entries, question),
  unclaimed: unclaimed(entries, question),
  slips: slips(entries, question),
  drops: drops(entries, question),
  'table-hours': tableHours(entries, question),
  'trial-balance': trialBalance(entries, question),
  hits: hits(entries, question),
  cage: windows(entries, question),
  'paid-alone': paidAlone(entries, question),
  drawers: drawers(entries, question),
  'by-one-person': ofOne(entries, question),
  club: clubLog(entries, question),
  tournaments: tournaments(entries, question),
  'paid-collections': paidCollections(entries, question),
  'offering-history': offeringHistory(entries, question),
});

/** What one event did to one account of a fund. */
type Moved = { readonly activity: string; readonly account: string; readonly line: string; readonly amount: number };

const LINES = [
  'taken-over',
  'fees',
  'increases',
  'prizes',
  'unclaimed',
  'reseeds',
  'admin-fees',
  'advances',
  'repayments',
  'house',
  'corrections',
];

const statements = (entries: readonly Entry[], question: Question): readonly Row[] => {
  const reserveOf = new Map(
    all(entries, 'OfferingAnnounced').map(({ event }) => [event.activity, event.reserveOf] as const),
  );
  const moved = all(entries, 'FundMoved', 'FundAdjusted').flatMap(({ event, day }) => {
    const bookedOn = event.cause.day ?? day;
    const owner = reserveOf.get(event.activity)!;
    const moves = event.type === 'FundMoved' ? movedBy(owner, event) : adjustedBy(owner, event);
    return moves.filter(({ amount }) => amount !== 0).map(one => ({ ...one, day: bookedOn }));
  });
  const asked = moved.filter(one => one.day <= (question.to ?? '9') && isAbout(one.activity, question));
  const before = (day: string): boolean => day < (question.from ?? '0');
  return [...Map.groupBy(asked, ({ activity, account }) => `${activity} ${account}`).values()]
    .map(moves => {
      const within = moves.filter(({ day }) => !before(day));
      const opening = sum(moves.filter(({ day }) => before(day)).map(({ amount }) => amount));
      const onLine = (line: string): number => sum(within.filter(one => one.line === line).map(({ amount }) => amount));
      const lines = Object.fromEntries(LINES.map(line => [line, onLine(line)]));
      const { activity, account } = moves[0]!;
      return { activity, account, opening, ...lines, closing: sum(moves.map(({ amount }) => amount)) };
    })
    .toSorted((a, b) => compare(placeOf(a), placeOf(b)));
};

const placeOf = ({ activity, account }: { activity: string; account: string }): string =>
  `${activity} ${account.startsWith('pool') ? 0 : ["day's fees", 'reserve', 'owed to the house'].indexOf(account) + 1} ${account}`;

const movedBy = (reserveOf: string, { activity, fund, cause }: Of<'FundMoved'>): readonly Moved[] => {
  const back = cause.why === 'unclaimed' ? 'unclaimed' : 'prizes';
  const pool = (key: string, line: string, amount: number) => ({ activity, account: `pool ${key}`, line, amount });
  const pools = (parts: Readonly<Record<string, number>>, line: string, sign = 1): readonly Moved[] =>
    Object.entries(parts).map(([key, amount]) => pool(key, line, sign * amount));
  const reserve = (line: string, amount: number): Moved => ({ activity: reserveOf, account: 'reserve', line, amount });
  const days = (line: string, amount: number): Moved => ({ activity, account: "day's fees", line, amount });
  const owed = (line: string, amount: number): Moved => ({ activity, account: 'owed to the house', line, amount });
  switch (fund.type) {
    case 'PoolsSeeded':
      return [...pools(fund.pools, fund.advanced > 0 ? 'advances' : 'house'), owed('advances', -fund.advanced)];
    case 'FeesCollected':
      return [...pools(fund.pools, 'fees'), reserve('fees', fund.toReserve), days('fees', fund.toDay - fund.fromDay)];
    case 'DayClosed': {
      // The day's fees and the reserve come first, then the account that covers the rest.
      let own = fund.fromDay + fund.fromReserve;
      const grown = Object.entries(fund.pools).flatMap(([key, amount]) => {
        const ofOwn = Math.min(own, amount);
        own -= ofOwn;
        return [pool(key, 'increases', ofOwn), pool(key, fund.advanced > 0 ? 'advances' : 'house', amount - ofOwn)];
      });
      const fromDay = days('increases', -fund.fromDay - fund.dayToReserve);
      return [
        ...grown,
        fromDay,
        reserve('increases', fund.dayToReserve - fund.fromReserve),
        owed('advances', -fund.advanced),
      ];
    }
    case 'AdminFeeTaken':
      return [...pools(fund.pools, 'admin-fees', -1), reserve('admin-fees', -fund.fromReserve)];
    case 'PrizesPaid':
      return [
        ...pools(fund.pools, 'prizes', -1),
        reserve('prizes', -fund.fromReserve),
        owed('advances', -fund.advanced),
      ];
    case 'PoolReseeded':
    case 'PoolRaised': {
      const line = fund.type === 'PoolRaised' ? 'increases' : 'reseeds';
      const kept = fund.type === 'PoolReseeded' ? fund.keptToReserve : 0;
      return [
        pool(fund.pool, line, fund.fromReserve - kept),
        pool(fund.pool, 'advances', fund.advanced),
        pool(fund.pool, 'house', fund.byHouse),
        reserve(line, kept - fund.fromReserve),
        owed('advances', -fund.advanced),
      ];
    }
    case 'PrizeReturned':
      return [...pools(fund.pools, 'prizes'), reserve(back, fund.toReserve), owed('advances', fund.toAdvance)];
    case 'HouseRepaid':
      return [reserve('repayments', -fund.amount), owed('repayments', fund.amount)];
    case 'PayoutChanged':
      return [];
  }
};

const ADJUSTED: Readonly<Record<string, string>> = {
  'take-over': 'taken-over',
  correction: 'corrections',
};

const adjustedBy = (reserveOf: string, { activity, change, cause }: Of<'FundAdjusted'>): readonly Moved[] => {
  const line = ADJUSTED[cause.why] ?? 'fees';
  const isPlain = line === 'taken-over' || line === 'corrections';
  return [
    ...Object.entries(change.pools).map(([key, amount]) => ({ activity, account: `pool ${key}`, line, amount })),
    { activity: reserveOf, account: 'reserve', line, amount: change.reserve },
    { activity, account: "day's fees", line, amount: change.daysFees },
    { activity, account: 'owed to the house', line: isPlain ? line : 'advances', amount: -change.advance },
  ];
};

const inFund = ({ pools, reserve, daysFees }: Pick<FundChange, 'pools' | 'reserve' | 'daysFees'>): number =>
  sum([...Object.values(pools), reserve, daysFees]);

const collections = (entries: readonly Entry[], question: Question): readonly Row[] => {
  const taken = all(entries, 'FundMoved').flatMap(({ event: { activity, fund, cause }, day }) => {
    if (fund.type !== 'FeesCollected') return [];
    const collected = inFund({ ...fund, reserve: fund.toReserve, daysFees: fund.toDay }) - fund.fromDay;
    return [{ day, activity, table: cause.table!, fees: fund.count, collected, 'backed out': 0 }];
  });
  const back = all(entries, 'FundAdjusted').flatMap(({ event: { activity, change, cause }, day }) =>
    cause.why !== 'back-out' || cause.table === undefined
      ? []
      : [{ day, activity, table: cause.table, fees: 0, collected: 0, 'backed out': -inFund(change) }],
  );
  const boxes = drops(entries, {}).filter(({ counted }) => counted !== null);
  const places = [...taken, ...back, ...boxes]
    .map(({ day, activity, table }) => JSON.stringify([day, activity, table]))
    .map(place => JSON.parse(place) as [string, string, number]);
  const distinct = [...new Map(places.map(place => [place.join(), place])).values()]
    .filter(([day, activity]) => isWithin(day, question) && isAbout(activity, question))
    .toSorted((a, b) => compare(a[0], b[0]) || compare(a[1], b[1]) || a[2] - b[2]);
  return distinct.map(([day, activity, table]) => {
    const here = (row: Row): boolean => row['day'] === day && row['activity'] === activity && row['table'] === table;
    const of = (rows: readonly Row[], column: string): number => sum(rows.filter(here).map(row => Number(row[column])));
    const [collected, backedOut] = [of(taken, 'collected'), of(back, 'backed out')];
    return {
      day,
      activity,
      table,
      fees: of(taken, 'fees'),
      collected,
      'backed out': backedOut,
      net: collected - backedOut,
      'in boxes counted': of(boxes, 'recorded'),
      counted: of(boxes, 'counted'),
      variance: of(boxes, 'variance'),
    };
  });
};

const trialBalance = (entries: readonly Entry[], question: Question): readonly Row[] => {
  const legs = entries.flatMap(({ event, atMs }) => {
    if (!('bookings' in event)) return [];
    const day = 'cause' in event ? (event.cause.day ?? dayAt(atMs)) : dayAt(atMs);
    return event.bookings.flatMap(([from, to, amount]) => [
      { day, account: from, in: 0, out: Number(amount) },
      { day, account: to, in: Number(amount), out: 0 },
    ]);
  });
  const asked = legs.filter(
    ({ day, account }) =>
      day <= (question.to ?? '9') && (question.activity === undefined || account.split(':')[1] === question.activity),
  );
  return [...Map.groupBy(asked, ({ account }) => account)]
    .map(([account, own]) => {
      const before = own.filter(({ day }) => day < (question.from ?? '0'));
      const within = own.filter(({ day }) => day >= (question.from ?? '0'));
      const opening = sum(before.map(leg => leg.in - leg.out));
      const [came, went] = [sum(within.map(leg => leg.in)), sum(within.map(leg => leg.out))];
      return { account, opening, in: came, out: went, closing: opening + came - went };
    })
    .toSorted((a, b) => compare(a.account, b.account));
};

const drops = (entries: readonly Entry[], question: Question) =>
  all(entries, 'BoxDropped')
    .filter(({ event, day }) => isWithin(day, question) && isAbout(event.activity, question))
    .map(({ event, day, atMs }) => {
      const count = all(entries, 'DropCounted').find(one => one.event.drop === event.drop);
      return {
        drop: event.drop,
        day,
        activity: event.activity,
        table: event.table,
        'dropped at': atMs,
        'dropped by': event.by,
        recorded: event.recorded,
        counted: count?.event.counted ?? null,
        variance: count === undefined ? null : count.event.counted - event.recorded,
        cause: all(entries, 'DropExplained').findLast(one => one.event.drop === event.drop)?.event.reason ?? null,
        'counted by': count?.event.by.join(', ') ?? null,
        'counted at': count?.atMs ?? null,
      };
    });

const tableHours = (entries: readonly Entry[], question: Question): readonly Row[] => {
  const last = entries.at(-1)!.atMs;
  const daysOf = (table: number, game: string, from: number, end: number | undefined): readonly Row[] => {
    const to = end ?? last;
    const days = new Map<string, number>();
    // Step by step to the next six o'clock.
    for (let at = from; at < to || days.size === 0; ) {
      const six = Temporal.PlainDate.from(dayAt(at))
        .add({ days: 1 })
        .toZonedDateTime({ timeZone: ZONE, plainTime: '06:00' });
      const next = Math.min(to, six.epochMilliseconds);
      days.set(dayAt(at), next - at);
      at = next;
    }
    const shown = { game, opened: from, closed: end ?? null };
    return [...days].map(([day, open]) => ({ day, table, ...shown, 'time open': open }));
  };
  const rows = all(entries, 'TableOpened').flatMap(({ event }) => {
    const shut = all(entries, 'TableClosed').find(
      one => one.event.table === event.table && one.event.from === event.at,
    );
    const opened = Date.parse(event.at);
    const end = shut === undefined ? undefined : Date.parse(shut.event.at);
    const turns = all(entries, 'GameChanged').filter(
      one => one.event.table === event.table && one.atMs >= opened && one.atMs < (end ?? Number.POSITIVE_INFINITY),
    );
    return daysOf(event.table, event.plays.game, opened, end).map(row => {
      const before = turns.filter(one => dayAt(one.atMs) <= String(row['day'])).map(one => one.event.plays.game);
      return { ...row, 'changed to': before.length === 0 ? null : before.join(', ') } as Row;
    });
  });
  return rows
    .filter(row => isWithin(String(row['day']), question))
    .toSorted(
      (a, b) =>
        compare(String(a['day']), String(b['day'])) ||
        Number(a['table']) - Number(b['table']) ||
        Number(a['opened']) - Number(b['opened']),
    );
};
