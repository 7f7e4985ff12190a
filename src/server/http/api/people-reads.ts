import type { ReadName } from '#api';
import { accessReviewDueBy } from '#core/house';
import { hasPerson, type Station } from '#core/people';
import { type Answering, pageOf, queryOf } from './reading.ts';
import { json } from './reply.ts';

/** Who is who. Hashes of keys and tokens stay here. */
export const PEOPLE_READS = {
  me: async ({ asker, house, now }, { people }) => {
    const { clock, isDemo = false } = house.settings;
    const common = { station: shown(asker.station), isDemo, zone: clock.zone, now: now.toString() };
    if (!hasPerson(asker)) return json(common);
    const { id } = asker.actor;
    const name = (await people.store.of(id))?.name ?? id;
    return json({ ...common, person: { id, name, roles: asker.roles }, signedOnAt: asker.session.since });
  },
  people: async (ask, { people }) => {
    const query = queryOf('people', ask);
    if (!query.ok) return query;
    const names = new Map((await people.store.all()).map(({ person, name }) => [person, name]));
    const { rows, ...rest } = pageOf(ask.house.staff.values(), ({ person }) => person, query.value);
    const named = rows.map(member => ({ ...member, name: names.get(member.person) }));
    const { accessReviewedAt: reviewedAt } = ask.house;
    return json({ ...rest, rows: named, reviewedAt, reviewDueBy: accessReviewDueBy(ask.house) });
  },
  stations: ask => {
    const query = queryOf('stations', ask);
    if (!query.ok) return query;
    const sessions = [...ask.house.sessions.values()];
    const { rows, ...rest } = pageOf(ask.house.stations.values(), ({ station }) => station, query.value);
    const signedOn = (name: string) =>
      sessions.filter(({ station }) => station === name).map(({ session: _, ...one }) => one);
    return json({ ...rest, rows: rows.map(one => ({ ...shown(one), signedOn: signedOn(one.station) })) });
  },
} as const satisfies Partial<Record<ReadName, Answering>>;

const shown = ({ keyHash: _, ...station }: Station): Omit<Station, 'keyHash'> => station;
