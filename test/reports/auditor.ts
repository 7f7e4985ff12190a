import type { FundEvent } from '#core/fund';
import type { FundChange, HouseEvent } from '#core/house';
import type { Stored } from '#server/journal';

/**
 * Works every report out by itself, from the events alone and by other ways than the tables: funds from what the fund
 * says of itself where the tables follow the bookings, prizes award by award, days by the clock on the wall.
 */
export type Audited = Readonly<Record<string, readonly Row[]>>;
type Row = Readonly<Record<string, string | number | null>>;
type Entry = Stored<HouseEvent>;
type Of<Type extends HouseEvent['type']> = Extract<HouseEvent, { type: Type }>;
export type Question = { readonly from?: string; readonly to?: string; readonly activity?: string };

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
});

const ZONE = 'America/Los_Angeles';

/** Days start at six, by the clock on the wall. */
export const dayAt = (atMs: number): string =>
  Temporal.Instant.fromEpochMilliseconds(atMs)
    .toZonedDateTimeISO(ZONE)
    .toPlainDateTime()
    .subtract({ hours: 6 })
    .toPlainDate()
    .toString();

const isWithin = (day: string, { from = '0', to = '9' }: Question): boolean => day >= from && day <= to;
const isAbout = (activity: string, question: Question): boolean =>
  question.activity === undefined || question.activity === activity;
const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const all = <Type extends HouseEvent['type']>(entries: readonly Entry[], ...types: readonly Type[]) =>
  types.flatMap(type => typesIn(entries).get(type) ?? []).toSorted((a, b) => a.seq - b.seq) as Found<Of<Type>>[];

type Found<Event> = { readonly seq: number; readonly atMs: number; readonly day: string; readonly event: Event };

const found = new WeakMap<readonly Entry[], Map<string, Found<HouseEvent>[]>>();
const typesIn = (entries: readonly Entry[]) => {
  const known =
    found.get(entries) ??
    Map.groupBy(
      entries.map(({ seq, atMs, event }) => ({ seq, atMs, day: dayAt(atMs), event })),
      ({ event }) => event.type,
    );
  found.set(entries, known);
  return known;
};

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
    const moves = event.type === 'FundMoved' ? movedBy(event.activity, owner, event.fund) : adjustedBy(owner, event);
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

const movedBy = (activity: string, reserveOf: string, fund: FundEvent): readonly Moved[] => {
  const pool = (key: string, line: string, amount: number): Moved => ({
    activity,
    account: `pool ${key}`,
    line,
    amount,
  });
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
      // The day's fees and the reserve come first, then whoever lays out what they lack.
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
    case 'HouseRepaid':
      return [reserve('repayments', -fund.amount), owed('repayments', fund.amount)];
    case 'PayoutChanged':
      return [];
  }
};

const ADJUSTED: Readonly<Record<string, string>> = {
  'take-over': 'taken-over',
  correction: 'corrections',
  'lock-returned': 'prizes',
  unclaimed: 'unclaimed',
};

const adjustedBy = (reserveOf: string, { activity, change, cause }: Of<'FundAdjusted'>): readonly Moved[] => {
  const line = ADJUSTED[cause.why] ?? (cause.award === undefined ? 'fees' : 'prizes');
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
        'counted by': count?.event.by.join(', ') ?? null,
        'counted at': count?.atMs ?? null,
      };
    });

/** Everything that is known of one award. */
const awardsIn = (entries: readonly Entry[]) =>
  all(entries, 'AwardMade').map(({ event, day }) => {
    const about = <Type extends 'AwardPaid' | 'PaymentBackedOut' | 'AwardForfeited' | 'AwardBackedOut'>(type: Type) =>
      all(entries, type).filter(one => (one.event as { award: number }).award === event.award);
    const voids = about('PaymentBackedOut');
    const slipsOf = about('AwardPaid').map(paid => ({
      paid,
      void: voids.find(one => one.event.slip === paid.event.slip),
    }));
    const forfeited = about('AwardForfeited').find(one => one.event.to.type !== 'held');
    const gone = forfeited ?? about('AwardBackedOut')[0];
    const goneHow = forfeited === undefined ? 'backed out' : 'forfeited';
    return {
      event,
      day,
      slips: slipsOf,
      gone: gone && { day: gone.day, how: goneHow },
      claim: claimOf(entries, event),
    };
  });

type AwardKnown = ReturnType<typeof awardsIn>[number];

const claimOf = (entries: readonly Entry[], { award, claim }: Of<'AwardMade'>) => {
  const by = claim.state === 'held' ? claim.by : claim.state === 'awaiting-id' ? (claim.idBy ?? claim.by) : undefined;
  let [state, end]: [string, number | null] = [claim.state, by === undefined ? null : Date.parse(by)];
  for (const { event } of all(entries, 'IdShown', 'ClaimHeld', 'PaymentBackedOut', 'AwardForfeited')) {
    if (event.award !== award) continue;
    if (event.type === 'ClaimHeld') [state, end] = ['held', Date.parse(event.until)];
    else if (event.type !== 'AwardForfeited') [state, end] = ['payable', null];
    else if (event.to.type === 'held') [state, end] = ['held at the cage', null];
  }
  return { state, end };
};

const prizeOf = ({ gives }: Of<'AwardMade'>): { prize: string; amount: number | null } => {
  if (gives.type === 'money') return { prize: 'money', amount: gives.amount };
  if (gives.type === 'money-each') return { prize: `money for ${gives.count}`, amount: gives.amount * gives.count };
  return { prize: gives.type === 'entry' ? 'an entry' : `${gives.count} ${gives.type}`, amount: null };
};

const handOf = ({ row, because }: Of<'AwardMade'>): string => row ?? because.hand;

const wins = (entries: readonly Entry[], question: Question): readonly Row[] =>
  awardsIn(entries)
    .filter(({ event, day }) => isWithin(day, question) && isAbout(event.activity, question))
    .map(({ event, day, slips: written, gone, claim }) => {
      const good = written.find(slip => slip.void === undefined)?.paid;
      return {
        award: event.award,
        day,
        'won at': Date.parse(event.wonAt),
        activity: event.activity,
        table: event.table,
        seat: event.seat,
        hand: handOf(event),
        share: event.share ?? null,
        ...prizeOf(event),
        'verified by': event.verifiedBy.join(', '),
        state: gone?.how ?? (good === undefined ? claim.state : 'paid'),
        slip: good?.event.slip ?? null,
        method: good?.event.method ?? null,
        'paid by': good?.event.by ?? null,
        'paid at': good?.atMs ?? null,
      };
    });

const slips = (entries: readonly Entry[], question: Question): readonly Row[] =>
  awardsIn(entries)
    .filter(({ event }) => isAbout(event.activity, question))
    .flatMap(({ event, slips: written }) => written.map(slip => ({ event, ...slip })))
    .filter(({ paid }) => isWithin(paid.day, question))
    .map(({ event, paid, void: voided }) => ({
      slip: paid.event.slip,
      day: paid.day,
      'paid at': paid.atMs,
      award: event.award,
      activity: event.activity,
      table: event.table,
      seat: event.seat,
      hand: handOf(event),
      amount: voided === undefined ? (prizeOf(event).amount ?? 0) : 0,
      method: paid.event.method,
      'paid by': paid.event.by,
      'verified by': event.verifiedBy.join(', '),
      'void on': voided?.day ?? null,
      'void by': voided?.event.by.join(', ') ?? null,
      reason: voided?.event.reason ?? null,
    }))
    .toSorted((a, b) => a.slip - b.slip);

const unclaimed = (entries: readonly Entry[], question: Question): readonly Row[] => {
  const to = question.to ?? '9';
  const isOpen = ({ day, gone, slips: written }: AwardKnown): boolean =>
    day <= to &&
    !(gone !== undefined && gone.day <= to) &&
    !written.some(({ paid, void: voided }) => paid.day <= to && !(voided !== undefined && voided.day <= to));
  const last = entries.at(-1)!.atMs;
  const sixNextDay = (day: string): number =>
    Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime({ timeZone: ZONE, plainTime: '06:00' })
      .epochMilliseconds;
  const end = question.to === undefined ? last : Math.min(last, sixNextDay(question.to));
  return awardsIn(entries)
    .filter(one => isOpen(one) && isAbout(one.event.activity, question))
    .map(({ event, claim }) => ({
      award: event.award,
      'won at': Date.parse(event.wonAt),
      'age in days': Math.floor((end - Date.parse(event.wonAt)) / (24 * 60 * 60 * 1_000)),
      activity: event.activity,
      table: event.table,
      seat: event.seat,
      hand: handOf(event),
      ...prizeOf(event),
      claim: claim.state,
      'claim by': claim.end,
    }))
    .toSorted((a, b) => a['won at'] - b['won at'] || a.award - b.award);
};

const tableHours = (entries: readonly Entry[], question: Question): readonly Row[] => {
  const last = entries.at(-1)!.atMs;
  const rows = all(entries, 'TableOpened').flatMap(({ event }) => {
    const shut = all(entries, 'TableClosed').find(
      one => one.event.table === event.table && one.event.from === event.at,
    );
    const [from, to] = [Date.parse(event.at), shut === undefined ? last : Date.parse(shut.event.at)];
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
    const shown = { game: event.plays.game, opened: from, closed: shut === undefined ? null : to };
    return [...days].map(([day, open]) => ({ day, table: event.table, ...shown, 'time open': open }));
  });
  return rows
    .filter(({ day }) => isWithin(day, question))
    .toSorted((a, b) => compare(a.day, b.day) || a.table - b.table || a.opened - b.opened);
};

const hits = (entries: readonly Entry[], question: Question): readonly Row[] => {
  const parts = awardsIn(entries)
    .filter(({ event, day }) => isWithin(day, question) && isAbout(event.activity, question))
    .flatMap(one => Object.entries(one.event.source.pools).map(([level, amount]) => ({ ...one, level, amount })));
  const levels = Map.groupBy(parts, ({ event, level }) => `${event.activity} ${level}`);
  return [...levels]
    .toSorted(([a], [b]) => compare(a, b))
    .flatMap(([, ofLevel]) =>
      [...Map.groupBy(ofLevel, ({ event }) => event.review)]
        .toSorted(([a], [b]) => b - a)
        .slice(0, 25)
        .map(([, awards]) => {
          const { event, level } = awards[0]!;
          const distinct = (texts: readonly string[]): string => [...new Set(texts)].join(', ');
          return {
            activity: event.activity,
            level,
            'won at': Date.parse(event.wonAt),
            table: event.table,
            seats: distinct(awards.map(one => `${one.event.seat}`)),
            hands: distinct(awards.map(one => handOf(one.event))),
            amount: sum(awards.map(({ amount }) => amount)),
            'verified by': event.verifiedBy.join(', '),
            state: distinct(awards.map(({ gone }) => gone?.how ?? 'stands')),
          };
        }),
    );
};
