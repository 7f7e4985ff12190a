import type { ActBody } from '#api/schemas';
import type { Refusal } from '#core/base';
import { accessReviewDueBy, type HouseCommand, mayAsk } from '#core/house';
import { hasPerson, type Station } from '#core/people';
import type { Handled } from '#server/house';
import { changeRecord, engage, eraseRecord, offerEnrolment, type RecordParts, setPin } from '#server/people';
import type { AskedCommand } from '../line/ask.ts';
import { askedBy, doneReply } from '../line/command.ts';
import { dropCookie, setCookie } from '../line/credentials.ts';
import type { ApiParts } from '../line/parts.ts';
import { numberIn, pageOf, queryOf } from '../line/reading.ts';
import { refuse } from '../line/refusals.ts';
import { json, type Reply } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';
import { besideTo, byTwo } from './by-two.ts';

export const people = {
  /** Who is who. Hashes of keys and tokens stay here. */
  reads: {
    me: async ({ asker, house, now }, { people }) => {
      const { clock, isDemo = false, jurisdiction } = house.settings;
      const { taxes } = jurisdiction;
      const common = { station: shown(asker.station), isDemo, zone: clock.zone, taxes, now: now.toString() };
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
  },
  /** Badges and PINs: what the journal learns of them, and when, is not for the asker to say. */
  acts: {
    signOn: async (by, ask, parts) => {
      const { station } = ask.asker.station;
      const seconds = parts.limits.signOns.take(station, ask.now.epochMilliseconds);
      if (seconds > 0) return refuse('too-many-requests', { seconds }, 'API-6');
      const signedOn = await parts.people.signOns.signOn(station, by);
      if (!signedOn.ok) return signedOn;
      const { person, since } = signedOn.session;
      const value = signedOn.token;
      if (ask.request.headers.authorization !== undefined) return json({ person, since, token: value });
      const cookie = setCookie({ name: `session.${station}`, value, isSecure: parts.isSecure });
      return json({ person, since }, ['set-cookie', cookie]);
    },

    signOff: async (_, { asker }, parts) => {
      const done = await parts.people.signOns.signOff(asker);
      if (!done.ok) return done;
      return json({ signedOff: true }, ['set-cookie', dropCookie(`session.${asker.station.station}`)]);
    },

    giveBeside: async (by, ask, parts) => doneReply(await besideTo(numberIn(ask, 'request'), by, ask, parts)),

    engage: ({ name, badge, pin, second, ...staff }, ask, parts) => {
      const command = { type: 'EngagePerson', ...staff } as const;
      return withRecord(command, second, ask, parts, to => engage(to, command, { name, badge, pin }, askedBy(ask)));
    },

    setPin: ({ pin, second }, ask, parts) => {
      const person = ask.params['person']!;
      const isOwn = hasPerson(ask.asker) && ask.asker.actor.id === person;
      const command = isOwn ? ({ type: 'ChangePin' } as const) : ({ type: 'SetPin', person } as const);
      return withRecord(command, second, ask, parts, to => setPin(to, person, pin, askedBy(ask)));
    },

    changeRecord: async (record, ask, parts) => {
      const person = ask.params['person']!;
      const objection =
        mayAsk(ask.house, ask.asker, { type: 'SetPin', person }) ??
        (await changeRecord(parts.people, { person, ...record }));
      return objection ?? json({ person });
    },

    eraseRecord: ({ second }, ask, parts) => {
      const person = ask.params['person']!;
      const command = { type: 'EraseRecord', person } as const;
      return withRecord(command, second, ask, parts, to => eraseRecord(to, person, askedBy(ask)));
    },

    offerStation: async (station, ask, parts) => {
      const { asker, house, now } = ask;
      const objection = mayAsk(house, asker, { type: 'EnrolStation', ...station, keyHash: '' });
      if (objection !== undefined) return objection;
      const { id } = askedBy(ask).actor;
      const { code, untilMs } = await offerEnrolment(parts.people.store, station, id, now.epochMilliseconds);
      return json({ code, until: Temporal.Instant.fromEpochMilliseconds(untilMs).toString() });
    },
  },
} satisfies Resource;

const shown = ({ keyHash: _, ...station }: Station): Omit<Station, 'keyHash'> => station;

type BadgeAndPin = ActBody<'signOn'>;
type Recorded = Extract<
  HouseCommand,
  { type: 'EngagePerson' | 'ChangeRoles' | 'SetPin' | 'ChangePin' | 'EraseRecord' }
>;

/** Does something of which the private records hold a part, alone or with a second person beside. REG-A2 */
const withRecord = async (
  command: Recorded,
  second: BadgeAndPin | undefined,
  ask: AskedCommand,
  parts: ApiParts,
  work: (to: RecordParts) => Promise<Handled | Refusal>,
): Promise<Reply> => {
  const objection = mayAsk(ask.house, ask.asker, command);
  if (objection !== undefined) return objection;
  const { house, people } = parts;
  if (second === undefined) return doneReply(await work({ ...people, house }));
  const handle: RecordParts['house']['handle'] = asked => byTwo(asked, second, ask, parts);
  return doneReply(await work({ ...people, house: { state: ask.house, handle } }));
};
