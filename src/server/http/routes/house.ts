import { gameAtTable, gamesInForce, type HouseView, mechanismOf, type Promotion } from '#core/house';
import { hasPerson } from '#core/people';
import type { Award, DrumEntry } from '#core/state';
import { deskView, fundView, readinessOf } from '#core/views';
import type { Ask } from '../line/ask.ts';
import { noSuch, numberIn, paged, pageOf } from '../line/reading.ts';
import { json } from '../line/reply.ts';
import type { Answering, Resource } from '../line/route.ts';

type Listed = 'tables' | 'calls' | 'reviews' | 'alarms' | 'requests' | 'drops' | 'notices' | 'incidents';

/** A map of the house as a list, a page at a time. */
const list =
  (name: Listed): Answering<Listed> =>
  (query, { house }) => {
    const entries: ReadonlyMap<string | number, unknown> = house[name];
    return paged(
      pageOf(entries, ([key]) => key, query),
      ([, row]) => row,
    );
  };

/** One thing, by what is in the path under a name. */
const one =
  (
    what: 'table' | 'award' | 'offering' | 'promotion',
    name: string,
    find: (house: HouseView, ask: Ask) => unknown,
  ): Answering<'table' | 'tableGame' | 'award' | 'offering' | 'fund' | 'promotion'> =>
  (_, ask) => {
    const found = find(ask.house, ask);
    return found === undefined ? noSuch(what, ask.params[name]!, 'HSE-1') : json(found);
  };

/** What the house holds now. */
export const house = {
  reads: {
    tables: list('tables'),
    table: one('table', 'table', ({ tables }, ask) => tables.get(numberIn(ask, 'table'))),
    tableGame: one('table', 'table', (house, ask) => {
      const table = house.tables.get(numberIn(ask, 'table'));
      return table && gameAtTable(house, table);
    }),
    games: (_, { house }) => json({ rows: gamesInForce(house) }),
    attention: ({ opened }, { asker, now }, { attention }) => {
      const person = hasPerson(asker) ? asker.actor.id : asker.station.station;
      return json({ rows: attention.say(asker.station.station, person, opened, now) });
    },
    calls: list('calls'),
    reviews: list('reviews'),
    alarms: list('alarms'),
    requests: list('requests'),
    awards: ({ since, state, ...page }, { house }) => {
      const from = since === undefined ? undefined : Temporal.Instant.from(since);
      const isAsked = ({ wonAt, claim }: Award): boolean =>
        (state === undefined || claim.state === state) &&
        (from === undefined || Temporal.Instant.compare(Temporal.Instant.from(wonAt), from) >= 0);
      return paged(pageOf(house.awards.values().filter(isAsked), ({ award }) => award, page));
    },
    award: one('award', 'award', ({ awards }, ask) => awards.get(numberIn(ask, 'award'))),
    drops: list('drops'),
    offerings: ({ state, ...page }, { house }) => {
      const asked = house.offerings.values().filter(one => state === undefined || one.state === state);
      return paged(pageOf(asked, ({ activity }) => activity, page));
    },
    offering: one('offering', 'activity', ({ offerings }, { params }) => offerings.get(params['activity']!)),
    fund: one('offering', 'activity', (house, { params }) => fundView(house, params['activity']!)),
    notices: list('notices'),
    incidents: list('incidents'),
    promotions: (query, { house }) => {
      const page = pageOf(house.promotions.values(), ({ promotion }) => promotion, query);
      return paged(page, ({ state: _, ...posted }) => posted);
    },
    promotion: one('promotion', 'promotion', (house, { params }) => {
      const found = house.promotions.get(params['promotion']!);
      return found && deskOf(house, found);
    }),
    entries: (query, { house, params }) => {
      const name = params['promotion']!;
      const found = house.promotions.get(name);
      const drum = found && mechanismOf(found.mechanism).drum?.(house, found);
      if (drum === undefined) return noSuch('drum', name, 'HSE-1');
      const asked = query.find?.toLowerCase();
      const isAsked = ({ ticket, player }: DrumEntry): boolean =>
        asked === undefined || ticket.toLowerCase().includes(asked) || player.toLowerCase().includes(asked);
      return paged(pageOf(Iterator.from(drum.entries).filter(isAsked), ({ ticket }) => ticket, query));
    },
    meters: (query, { house }) => paged(pageOf(metersOf(house), ({ activity }) => activity, query)),
    readiness: (_, { house }) => json({ rows: readinessOf(house) }),
    machine: async (_, __, { machine }) => json(await machine()),
    day: (_, { house: { day, outOfService, settings } }) => json({ day, outOfService, zone: settings.clock.zone }),
  },
} satisfies Resource;

/** As its desk shows it: the rest stays in the house. */
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
