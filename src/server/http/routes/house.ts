import type { ReadName } from '#api';
import { defined } from '#core/base';
import type { HouseView, Promotion } from '#core/house';
import type { Entry } from '#core/mechanisms/drawing';
import { deskView } from '#core/views';
import type { Ask } from '../line/ask.ts';
import { numberIn, pageOf, queryOf } from '../line/reading.ts';
import { refuse } from '../line/refusals.ts';
import { json, type Reply } from '../line/reply.ts';
import type { Answering, Resource } from '../line/route.ts';

type Listed = 'tables' | 'calls' | 'reviews' | 'alarms' | 'requests' | 'awards' | 'drops' | 'offerings' | 'notices';

/** A map of the house as a list, a page at a time. */
const list =
  <Name extends Listed>(name: Name): Answering =>
  ask => {
    const query = queryOf(name, ask);
    if (!query.ok) return query;
    const entries: ReadonlyMap<string | number, unknown> = ask.house[name];
    const { rows, next } = pageOf(entries, ([key]) => key, query.value);
    return json(defined({ rows: rows.map(([, row]) => row), next }));
  };

const one = (what: string, name: string, row: unknown): Reply =>
  row === undefined ? refuse('no-such-thing', { what, name: name.slice(0, 80) }, 'HSE-1') : json(row);

const plain = (name: ReadName, ask: Ask, answer: () => Reply): Reply => {
  const query = queryOf(name, ask);
  return query.ok ? answer() : query;
};

/** What the house holds, as it stands. */
export const house = {
  reads: {
    tables: list('tables'),
    table: ask =>
      plain('table', ask, () => one('table', ask.params['table']!, ask.house.tables.get(numberIn(ask, 'table')))),
    calls: list('calls'),
    reviews: list('reviews'),
    alarms: list('alarms'),
    requests: list('requests'),
    awards: list('awards'),
    award: ask =>
      plain('award', ask, () => one('award', ask.params['award']!, ask.house.awards.get(numberIn(ask, 'award')))),
    drops: list('drops'),
    offerings: list('offerings'),
    offering: ask =>
      plain('offering', ask, () =>
        one('offering', ask.params['activity']!, ask.house.offerings.get(ask.params['activity']!)),
      ),
    notices: list('notices'),
    promotions: ask => {
      const query = queryOf('promotions', ask);
      if (!query.ok) return query;
      const { rows, ...rest } = pageOf(ask.house.promotions.values(), ({ promotion }) => promotion, query.value);
      return json({ ...rest, rows: rows.map(({ state: _, ...posted }) => posted) });
    },
    promotion: ask =>
      plain('promotion', ask, () => {
        const key = ask.params['promotion']!;
        const found = ask.house.promotions.get(key);
        return one('promotion', key, found && deskOf(ask.house, found));
      }),
    entries: ask => {
      const query = queryOf('entries', ask);
      if (!query.ok) return query;
      const name = ask.params['promotion']!;
      const found = ask.house.promotions.get(name);
      if (found?.mechanism !== 'drawing') return one('drum', name, undefined);
      const asked = query.value.find?.toLowerCase();
      const isAsked = ({ ticket, player }: Entry): boolean =>
        asked === undefined || ticket.toLowerCase().includes(asked) || player.toLowerCase().includes(asked);
      return json(pageOf(found.state.entries.values().filter(isAsked), ({ ticket }) => ticket, query.value));
    },
    meters: ask => {
      const query = queryOf('meters', ask);
      return query.ok ? json(pageOf(metersOf(ask.house), ({ activity }) => activity, query.value)) : query;
    },
    day: ask =>
      plain('day', ask, () => {
        const { day, outOfService, settings } = ask.house;
        return json({ day, outOfService, zone: settings.clock.zone });
      }),
  },
} satisfies Resource;

/** As its desk shows it: what is kept of it stays in the house. */
const deskOf = (house: HouseView, promotion: Promotion): object => {
  const { state: _, ...posted } = promotion;
  return { ...posted, desk: deskView(house, promotion) };
};

const metersOf = ({ offerings, funds, settings }: HouseView) =>
  [...offerings.values()]
    .filter(({ state }) => state !== 'ended')
    .map(({ activity }) => ({
      activity,
      name: settings.activities.find(({ id }) => id === activity)?.name ?? activity,
      pools: funds.get(activity)?.pools ?? {},
    }));
