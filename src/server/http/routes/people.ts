import { defined, type Refusal } from '#core/base';
import { accessReviewDueBy, type HouseCommand } from '#core/house';
import { hasPerson, isKeyDue, type Station } from '#core/people';
import type { Handled } from '#server/house';
import {
  changeRecord,
  engage,
  eraseRecord,
  isPinSetBy,
  newSecret,
  offerEnrollment,
  type RecordParts,
  renewKey,
  secretHash,
  setPin,
} from '#server/people';
import { badgePaper, paperHtml } from '../../../sheets/index.ts';
import type { AskedCommand } from '../line/ask.ts';
import { askedBy, doneReply, objectionTo } from '../line/command.ts';
import { dropCookie, setCookie } from '../line/credentials.ts';
import { clockAheadMs, isOff } from '../line/device-clock.ts';
import type { ApiParts } from '../line/parts.ts';
import { tooOften } from '../line/rate-limit.ts';
import { noSuch, numberIn, paged, pageOf } from '../line/reading.ts';
import { json, paper, type Reply } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';
import { type BadgeAndPin, besideTo, houseFor, shownBy } from './by-two.ts';
import { passkeys } from './passkeys.ts';
import { paperLanguage, pdfPaper } from './slip-paper.ts';

export const people = {
  /** Who is who. Hashes of keys and tokens stay here. */
  reads: {
    me: async (_, { asker, house, now, request }, { people }) => {
      const { clock, isDemo = false, jurisdiction, name: houseName, logo } = house.settings;
      const ours = houseName && { name: houseName, ...(logo === undefined ? {} : { hasLogo: true as const }) };
      const { taxes } = jurisdiction;
      const about = { isDemo, zone: clock.zone, taxes, now: now.toString() };
      const clockAhead = clockAheadMs(request, Date.now());
      const off = clockAhead !== undefined && isOff(clockAhead) ? Math.round(clockAhead / 1_000) : undefined;
      const isDue = !isDemo && isPage(asker.station.kind) && isKeyDue(asker.station, now.epochMilliseconds);
      const more = defined({ house: ours, clockAhead: off, keyDue: isDue || undefined });
      const common = { station: shown(asker.station), ...about, ...more };
      if (!hasPerson(asker)) return json(common);
      const { id } = asker.actor;
      const name = (await people.store.of(id))?.name ?? id;
      const mustChangePin = house.staff.get(id)?.pinIsOneTime;
      const person = { id, name, roles: asker.roles, ...defined({ mustChangePin }) };
      const alsoAt = [...house.sessions.values()]
        .filter(one => one.person === id && one.isBeside !== true && one.session !== asker.session.session)
        .map(({ station, since }) => ({ station, since }));
      return json({ ...common, person, signedOnAt: asker.session.since, alsoAt });
    },
    people: async (query, { house }, { people }) => {
      const names = new Map((await people.store.all()).map(({ person, name }) => [person, name]));
      const page = pageOf(house.staff.values(), ({ person }) => person, query);
      if (!page.ok) return page;
      const rows = page.value.rows.map(member => ({ ...member, name: names.get(member.person) }));
      const due = { reviewedAt: house.accessReviewedAt, reviewDueBy: accessReviewDueBy(house) };
      return json({ ...page.value, rows, ...due, alarm: house.signOns?.alarm, recovered: house.signOns?.recovered });
    },
    badges: async ({ form, language, size, person }, ask, parts) => {
      const { house } = ask;
      const records = (await parts.people.store.all()).filter(one => {
        const member = house.staff.get(one.person);
        return member !== undefined && member.locked === undefined && (person ?? one.person) === one.person;
      });
      if (records.length === 0) return noSuch('paper', 'badges', 'OPH-14');
      const { name = 'Houseway', isDemo = false } = house.settings;
      const spoken = paperLanguage(language, ask);
      const made = badgePaper({ house: name, isDemo, people: records, size }, spoken);
      if (form === 'html') return paper('text/html; charset=utf-8', paperHtml(made));
      return pdfPaper({ type: 'house', paper: made }, spoken, ask.now, ask, parts);
    },
    names: async (_, __, { people }) => {
      const rows = (await people.store.all()).map(({ person, name }) => ({ person, name }));
      return json({ rows });
    },
    stations: (query, { house }, { clocks }) => {
      const sessions = [...house.sessions.values()];
      const signedOn = (name: string) =>
        sessions.filter(({ station }) => station === name).map(({ session: _, ...one }) => one);
      const page = pageOf(house.stations.values(), ({ station }) => station, query);
      const ahead = (name: string) => defined({ clockAhead: clocks.aheadSeconds(name) });
      return paged(page, one => ({ ...shown(one), signedOn: signedOn(one.station), ...ahead(one.station) }));
    },
  },
  /** Badges and PINs: what the journal learns of them, and when, is not for the asker to say. */
  acts: {
    signOn: async (by, ask, parts) => {
      const { station } = ask.asker.station;
      const objection = tooOften(parts.limits.signOns, station, ask.now);
      if (objection !== undefined) return objection;
      const signedOn = await parts.people.signOns.signOn(station, shownBy(by, ask, parts.front));
      if (!signedOn.ok) return signedOn;
      const { person, since } = signedOn.session;
      const { token } = signedOn;
      if (ask.request.headers.authorization !== undefined) return json({ person, since, token });
      return json({ person, since }, setCookie(ask.request, parts.front, `session.${station}`, token));
    },

    signOff: async (_, { asker, request }, parts) => {
      const done = await parts.people.signOns.signOff(asker);
      if (!done.ok) return done;
      return json({ signedOff: true }, dropCookie(request, parts.front, `session.${asker.station.station}`));
    },

    typePin: async ({ pin }, { asker, now }, { limits, people }) => {
      const objection =
        tooOften(limits.signOns, asker.station.station, now) ?? (await people.signOns.typePinAgain(asker, pin, now));
      return objection ?? json({ typed: true });
    },

    ...passkeys,

    giveBeside: async (by, ask, parts) => doneReply(await besideTo(numberIn(ask, 'request'), by, ask, parts)),

    engage: ({ name, badge, pin, second, ...staff }, ask, parts) => {
      const command = { type: 'EngagePerson', ...staff } as const;
      return withRecord(command, second, ask, parts, to => engage(to, command, { name, badge, pin }, askedBy(ask)));
    },

    setPin: async ({ pin, present, second }, ask, parts) => {
      const person = ask.params['person']!;
      const isOwn = hasPerson(ask.asker) && ask.asker.actor.id === person;
      const command = isOwn ? ({ type: 'ChangePin' } as const) : ({ type: 'SetPin', person } as const);
      const isAgain = isOwn && (await isPinSetBy(parts.people, person, pin, askedBy(ask).key));
      const objection = isOwn && !isAgain ? await ownObjection(present, ask, parts) : undefined;
      if (objection !== undefined) return objection;
      if (isOwn) parts.people.signOns.proved(ask.asker, ask.now);
      return withRecord(command, second, ask, parts, to => setPin(to, person, pin, askedBy(ask)));
    },

    changeRecord: ({ second, ...record }, ask, parts) => {
      const person = ask.params['person']!;
      const command = { type: 'ChangeRecord', person } as const;
      return withRecord(command, second, ask, parts, to => changeRecord(to, { person, ...record }, askedBy(ask)));
    },

    eraseRecord: ({ second }, ask, parts) => {
      const person = ask.params['person']!;
      const command = { type: 'EraseRecord', person } as const;
      return withRecord(command, second, ask, parts, to => eraseRecord(to, person, askedBy(ask)));
    },

    offerStation: async (station, ask, parts) => {
      const objection = objectionTo(ask, { type: 'EnrollStation', ...station, keyHash: '' });
      if (objection !== undefined) return objection;
      const { id } = askedBy(ask).actor;
      const { code, untilMs } = await offerEnrollment(parts.people.store, station, id, ask.now.epochMilliseconds);
      return json({ code, until: Temporal.Instant.fromEpochMilliseconds(untilMs).toString() });
    },

    renewKey: async (_, { asker: { station }, request, now }, { house, front }) => {
      const given = await renewKey(house, station, now.epochMilliseconds);
      if (given === undefined) return json({ renewed: false });
      if (!('key' in given)) return given;
      if (request.headers.authorization !== undefined) return json({ renewed: true, key: given.key });
      return json({ renewed: true }, setCookie(request, front, `station.${station.station}`, given.key));
    },

    /** Two people give a program its key, which is made here and shown once. MCH-16 */
    enrollService: async ({ second, ...asked }, ask, parts) => {
      const key = newSecret();
      const command = { type: 'EnrollStation', kind: 'service', ...asked, keyHash: secretHash(key) } as const;
      const objection = objectionTo(ask, command);
      if (objection !== undefined) return objection;
      const done = await houseFor(second, ask, parts).handle(command, askedBy(ask));
      return done.ok ? json({ station: asked.station, key }) : done;
    },
  },
} satisfies Resource;

const shown = ({ keyHash: _, nextKey: _next, lastKey: _last, ...station }: Station) => station;

/** A screen renews its key by itself. PPL-23 */
const isPage = (kind: Station['kind']): boolean => kind !== 'sensor' && kind !== 'service';

/** Somebody who stands at an open station isn't therefore its owner. PPL-7 */
const ownObjection = async (
  present: string | undefined,
  ask: AskedCommand,
  { people, limits }: ApiParts,
): Promise<Refusal | undefined> => {
  const { station, actor } = askedBy(ask);
  return tooOften(limits.signOns, station, ask.now) ?? people.signOns.provePin(station, actor.id, present);
};

/** Does something of which the private records hold a part, alone or with a second person beside. REG-A2 */
const withRecord = async (
  command: HouseCommand,
  second: BadgeAndPin | undefined,
  ask: AskedCommand,
  parts: ApiParts,
  work: (to: RecordParts) => Promise<Handled | Refusal>,
): Promise<Reply> => {
  const objection = objectionTo(ask, command);
  if (objection !== undefined) return objection;
  return doneReply(await work({ ...parts.people, house: houseFor(second, ask, parts) }));
};
