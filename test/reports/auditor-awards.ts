import {
  all,
  compare,
  type Entry,
  isAbout,
  isWithin,
  type Of,
  type Question,
  type Row,
  sum,
  ZONE,
} from './auditor-events.ts';

/** Everything that is known of one award. */
const awardsIn = (entries: readonly Entry[]) =>
  all(entries, 'AwardMade', 'PrizeAwarded').map(({ event, day }) => {
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
type Won = Of<'AwardMade' | 'PrizeAwarded'>;

const claimOf = (entries: readonly Entry[], { award, claim }: Won) => {
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

const prizeOf = ({ gives }: Won): { prize: string; amount: number | null; value: number | null } => {
  const money = (prize: string, amount: number) => ({ prize, amount, value: null });
  if (gives.type === 'goods') return { prize: gives.what, amount: null, value: gives.value ?? null };
  if (gives.type === 'money') return money('money', gives.amount);
  if (gives.type === 'money-each') return money(`money for ${gives.count}`, gives.amount * gives.count);
  if (gives.type === 'entry') return { prize: 'an entry', amount: null, value: gives.value };
  return { prize: `${gives.count} ${gives.type}`, amount: null, value: 0 };
};

/** What is on a slip besides money. */
const thingOf = (won: Won, isVoid: boolean): { prize: string | null; value: number | null } => {
  const { prize, amount, value } = prizeOf(won);
  return { prize: amount === null ? prize : null, value: value !== null && isVoid ? 0 : value };
};

const handOf = (won: Won): string => (won.type === 'AwardMade' ? won.row : undefined) ?? won.because.hand;

const placeOf = (won: Won): { table: number | null; seat: number | null } => {
  const { table = null, seat = null } = won.type === 'AwardMade' ? won : won.to;
  return { table, seat };
};

/** By which awards are one hit. */
const occasionOf = (won: Won): string => `${won.wonAt} ${won.type === 'AwardMade' ? won.review : 0}`;

export const wins = (entries: readonly Entry[], question: Question): readonly Row[] =>
  awardsIn(entries)
    .filter(({ event, day }) => isWithin(day, question) && isAbout(event.activity, question))
    .map(({ event, day, slips: written, gone, claim }) => {
      const good = written.find(slip => slip.void === undefined)?.paid;
      return {
        award: event.award,
        day,
        'won at': Date.parse(event.wonAt),
        activity: event.activity,
        ...placeOf(event),
        hand: handOf(event),
        share: (event.type === 'AwardMade' ? event.share : undefined) ?? null,
        ...prizeOf(event),
        'verified by': event.verifiedBy.join(', '),
        state: gone?.how ?? (good === undefined ? claim.state : 'paid'),
        slip: good?.event.slip ?? null,
        method: good?.event.method ?? null,
        'paid by': good?.event.by ?? null,
        'paid at': good?.atMs ?? null,
      };
    });

export const slips = (entries: readonly Entry[], question: Question): readonly Row[] =>
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
      ...placeOf(event),
      hand: handOf(event),
      amount: voided === undefined ? (prizeOf(event).amount ?? 0) : 0,
      ...thingOf(event, voided !== undefined),
      method: paid.event.method,
      'paid by': paid.event.by,
      'verified by': event.verifiedBy.join(', '),
      'void on': voided?.day ?? null,
      'void by': voided?.event.by.join(', ') ?? null,
      reason: voided?.event.reason ?? null,
    }))
    .toSorted((a, b) => a.slip - b.slip);

/** Slip by slip: whoever paid it is the only one who verified it, and nobody approved. */
export const paidAlone = (entries: readonly Entry[], question: Question): readonly Row[] =>
  awardsIn(entries)
    .filter(({ event }) => isAbout(event.activity, question))
    .flatMap(({ event, slips: written }) => written.map(slip => ({ event, ...slip })))
    .filter(({ event, paid }) => event.verifiedBy.join() === paid.event.by && paid.event.approvedBy === undefined)
    .filter(({ paid }) => isWithin(paid.day, question))
    .map(({ event, paid, void: voided }) => ({
      slip: paid.event.slip,
      day: paid.day,
      'paid at': paid.atMs,
      award: event.award,
      activity: event.activity,
      ...placeOf(event),
      hand: handOf(event),
      amount: paid.event.amount,
      prize: prizeOf(event).prize,
      method: paid.event.method,
      'called by': callersOf(entries, event),
      'verified by': event.verifiedBy.join(', '),
      'paid by': paid.event.by,
      'void on': voided?.day ?? null,
    }))
    .toSorted((a, b) => a.slip - b.slip);

const callersOf = (entries: readonly Entry[], won: Won): string | null => {
  const review = all(entries, 'HandsVerified').find(({ event }) => event.review === reviewOf(won));
  if (won.type !== 'AwardMade' || won.review === undefined || review === undefined) return null;
  const by = all(entries, 'HandCalled')
    .filter(({ event }) => review.event.calls.includes(event.call))
    .map(({ event }) => event.by);
  return [...new Set(by)].join(', ');
};

export const unclaimed = (entries: readonly Entry[], question: Question): readonly Row[] => {
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
      ...placeOf(event),
      hand: handOf(event),
      ...prizeOf(event),
      claim: claim.state,
      'claim by': claim.end,
    }))
    .toSorted((a, b) => a['won at'] - b['won at'] || a.award - b.award);
};

export const hits = (entries: readonly Entry[], question: Question): readonly Row[] => {
  const parts = awardsIn(entries)
    .filter(({ event, day }) => isWithin(day, question) && isAbout(event.activity, question))
    .flatMap(one => Object.entries(one.event.source.pools).map(([level, amount]) => ({ ...one, level, amount })));
  const levels = Map.groupBy(parts, ({ event, level }) => `${event.activity} ${level}`);
  return [...levels]
    .toSorted(([a], [b]) => compare(a, b))
    .flatMap(([, ofLevel]) =>
      [...Map.groupBy(ofLevel, ({ event }) => occasionOf(event)).values()]
        .toSorted(newestFirst)
        .slice(0, 25)
        .map(awards => {
          const { event, level } = awards[0]!;
          const distinct = (texts: readonly string[]): string => [...new Set(texts)].join(', ');
          return {
            activity: event.activity,
            level,
            'won at': Date.parse(event.wonAt),
            table: placeOf(event).table,
            seats: distinct(awards.flatMap(one => placeOf(one.event).seat ?? []).map(String)),
            hands: distinct(awards.map(one => handOf(one.event))),
            amount: sum(awards.map(({ amount }) => amount)),
            'verified by': event.verifiedBy.join(', '),
            state: distinct(awards.map(({ gone }) => gone?.how ?? 'stands')),
          };
        }),
    );
};

type Awards = readonly AwardKnown[];
const newestFirst = ([a]: Awards, [b]: Awards): number =>
  Date.parse(b!.event.wonAt) - Date.parse(a!.event.wonAt) || reviewOf(b!.event) - reviewOf(a!.event);
const reviewOf = (won: Won): number => (won.type === 'AwardMade' ? (won.review ?? 0) : 0);

/** By what was won and what each event says of itself, where the table follows the bookings. */
export const paidCollections = (entries: readonly Entry[], question: Question): readonly Row[] => {
  const won = new Map(all(entries, 'PrizeAwarded').map(({ event }) => [event.award, event]));
  const isYear = (award: number): boolean => {
    const gives = won.get(award)?.gives;
    return gives?.type === 'goods' && gives.forCollections === true;
  };
  return all(
    entries,
    'AwardPaid',
    'PaymentBackedOut',
    'CollectionPaid',
    'CollectionBackedOut',
    'CollectionsEnded',
  ).flatMap(({ event, day, atMs }) => {
    const { award, type: what } = event;
    if (!isYear(award) || !isWithin(day, question)) return [];
    const { activity, gives } = won.get(award)!;
    const whole = gives.type === 'goods' ? gives.value! : 0;
    const added = {
      AwardPaid: whole,
      PaymentBackedOut: -whole,
      CollectionPaid: event.type === 'CollectionPaid' ? -event.amount : 0,
      CollectionBackedOut: event.type === 'CollectionBackedOut' ? event.amount : 0,
      CollectionsEnded: event.type === 'CollectionsEnded' ? -event.left : 0,
    }[what];
    if (added === 0 || !isAbout(activity, question)) return [];
    const [table, seat] = event.type === 'CollectionPaid' ? [event.table, event.seat] : [null, null];
    const by = 'by' in event ? [event.by].flat().join(', ') : null;
    return [{ day, at: atMs, award, activity, what, table, seat, amount: added, by }];
  });
};
