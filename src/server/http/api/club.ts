import type { ReadName } from '#api';
import type { ActBody } from '#api/schemas';
import type { Answer, Refusal } from '#core/base';
import { type HouseCommand, mayAsk } from '#core/house';
import { idsOf, memberNow, refusePerson } from '#core/people';
import { calendarDayOf } from '#core/time';
import { accountView } from '#core/views';
import {
  type ClubParts,
  changeMember,
  enrolMember,
  eraseMember,
  lookAt,
  mailingList,
  STAYS_MS,
  searchMembers,
  setMemberPin,
} from '#server/club';
import type { MemberRecord } from '#server/private';
import { clubCardHtml } from '../../../sheets/index.ts';
import type { Ask, AskedCommand } from './ask.ts';
import { byTwo } from './by-two.ts';
import { askedBy, doneReply } from './commands.ts';
import { cookieNamed, dropCookie, setCookie } from './credentials.ts';
import type { ApiParts } from './parts.ts';
import { type Answering, pageOf, queryOf } from './reading.ts';
import { refuse } from './refusals.ts';
import { json, type Reply } from './reply.ts';

/** Members by id, and what the one at this kiosk has. */
export const CLUB_READS = {
  members: ask => {
    const query = queryOf('members', ask);
    return query.ok ? json(pageOf(ask.house.members.values(), ({ member }) => member, query.value)) : query;
  },
  account: (ask, parts) => {
    const query = queryOf('account', ask);
    if (!query.ok) return query;
    const member = memberAt(ask, parts, false);
    return member.ok ? json(accountOf(ask, member.value)) : member;
  },
} as const satisfies Partial<Record<ReadName, Answering>>;

const accountOf = ({ house }: Ask, member: string): object => ({
  ...accountView(house, idsOf(house.members, member)),
  zone: house.settings.clock.zone,
  staysMs: STAYS_MS,
});

/** The club desk, where every look is on record, and the kiosk, which knows nobody without the PIN. CLB-1 to CLB-12 */
export const CLUB_ACTS = {
  enrolMember: async (form: ActBody<'enrolMember'>, ask: AskedCommand, parts: ApiParts): Promise<Reply> => {
    const { idPaper, mayMail } = form;
    const today = calendarDayOf(ask.house.settings.clock, ask.now);
    return (
      mayNot(ask, { type: 'EnrolMember', member: '', idPaper, mayMail }) ??
      replied(await enrolMember(clubOf(parts), form, today, askedBy(ask)))
    );
  },
  searchMembers: async ({ words }: ActBody<'searchMembers'>, ask: AskedCommand, parts: ApiParts): Promise<Reply> => {
    const objection = mayNot(ask, { type: 'LookAtMembers', members: [], look: 'search' });
    if (objection !== undefined) return objection;
    const found = await searchMembers(clubOf(parts), words, askedBy(ask));
    return found.ok ? json({ rows: found.value.map(record => rowOf(ask, record)) }) : found;
  },
  mailingList: async (_: ActBody<'mailingList'>, ask: AskedCommand, parts: ApiParts): Promise<Reply> => {
    const objection = mayNot(ask, { type: 'TakeMailingList', members: 0 });
    if (objection !== undefined) return objection;
    const list = await mailingList(clubOf(parts), askedBy(ask));
    return list.ok ? json({ rows: list.value }) : list;
  },
  lookAtMember: (_: ActBody<'lookAtMember'>, ask: AskedCommand, parts: ApiParts): Promise<Reply> =>
    looked(ask, parts, 'record', record => {
      const { pinHash: _pin, ...shown } = record;
      return { ...shown, state: ask.house.members.get(record.member) };
    }),
  changeMember: async (form: ActBody<'changeMember'>, ask: AskedCommand, parts: ApiParts): Promise<Reply> => {
    const member = ask.params['member']!;
    const { idPaper, mayMail } = form;
    return (
      mayNot(ask, { type: 'ChangeMember', member, idPaper, mayMail }) ??
      doneReply(await changeMember(clubOf(parts), member, form, askedBy(ask)))
    );
  },
  setMemberPin: async (body: ActBody<'setMemberPin'>, ask: AskedCommand, parts: ApiParts): Promise<Reply> => {
    const member = ask.params['member']!;
    return (
      mayNot(ask, { type: 'SetMemberPin', member }) ??
      replied(await setMemberPin(clubOf(parts), member, body, askedBy(ask)))
    );
  },
  printCard: (_: ActBody<'printCard'>, ask: AskedCommand, parts: ApiParts): Promise<Reply> =>
    looked(ask, parts, 'card', ({ card, name }) => {
      const { name: house = 'Houseway', isDemo = false } = ask.house.settings;
      return { html: clubCardHtml({ house, card, name, isDemo }) };
    }),
  /** With what the house has of the id, as far as it is not in closed days. CLB-9 */
  exportMember: (_: ActBody<'exportMember'>, ask: AskedCommand, parts: ApiParts): Promise<Reply> =>
    looked(ask, parts, 'export', ({ pinHash: _pin, ...record }) => {
      const ids = idsOf(ask.house.members, record.member);
      const awards = [...ask.house.awards.values()].filter(({ player }) => ids.includes(player ?? ''));
      const states = ids.map(id => ask.house.members.get(id));
      return { record, ids, states, account: accountOf(ask, record.member), awards };
    }),
  eraseMember: async ({ second }: ActBody<'eraseMember'>, ask: AskedCommand, parts: ApiParts): Promise<Reply> => {
    const member = ask.params['member']!;
    const objection = mayNot(ask, { type: 'EraseMember', member });
    if (objection !== undefined) return objection;
    const { store } = parts.people;
    if (second === undefined) return doneReply(await eraseMember({ house: parts.house, store }, member, askedBy(ask)));
    const house = { state: ask.house, handle: (asked: HouseCommand) => byTwo(asked, second, ask, parts) };
    return doneReply(await eraseMember({ house, store }, member, askedBy(ask)));
  },

  kioskSignOn: async (by: ActBody<'kioskSignOn'>, ask: AskedCommand, parts: ApiParts): Promise<Reply> => {
    const objection = kioskOnly(ask);
    if (objection !== undefined) return objection;
    const { station } = ask.asker.station;
    const seconds = parts.limits.signOns.take(station, ask.now.epochMilliseconds);
    if (seconds > 0) return refuse('too-many-requests', { seconds }, 'API-6');
    const begun = await parts.kiosks.signOn(station, by.card, by.pin);
    if (!begun.ok) return begun;
    const { token: value } = begun.value;
    if (ask.request.headers.authorization !== undefined) return json({ token: value });
    return json({}, ['set-cookie', setCookie({ name: `member.${station}`, value, isSecure: parts.isSecure })]);
  },
  kioskSignOff: async (_: ActBody<'kioskSignOff'>, ask: AskedCommand, parts: ApiParts): Promise<Reply> => {
    const { station } = ask.asker.station;
    parts.kiosks.signOff(station);
    return json({}, ['set-cookie', dropCookie(`member.${station}`)]);
  },
  kioskStay: async (_: ActBody<'kioskStay'>, ask: AskedCommand, parts: ApiParts): Promise<Reply> => {
    const member = memberAt(ask, parts, true);
    return member.ok ? json({}) : member;
  },
  kioskPicks: async (entry: ActBody<'kioskPicks'>, ask: AskedCommand, parts: ApiParts): Promise<Reply> => {
    const member = memberAt(ask, parts, true);
    if (!member.ok) return member;
    const { promotion, ...picked } = entry;
    const command = { type: 'SubmitEntry', player: member.value, person: AT_KIOSK, ...picked } as const;
    const { key, station } = askedBy(ask);
    const actor = { id: member.value, role: 'member' };
    const asked = { type: 'RunPromotion', promotion, mechanism: 'contest', command } as const;
    return doneReply(await parts.house.handle(asked, { key, station, actor }));
  },
} as const;

/** The club has seen their papers: a player of full age, who works nowhere here. */
const AT_KIOSK = { role: 'player', isPlayerDealer: false, isBackline: false, isSeated: true } as const;

const clubOf = ({ house, people: { store, pins } }: ApiParts): ClubParts => ({ house, store, pins });

const mayNot = ({ house, asker }: Ask, command: HouseCommand): Refusal | undefined => mayAsk(house, asker, command);

const replied = (done: Answer<object>): Reply => (done.ok ? json(done.value) : done);

/** What is shown of a record, once the journal has who looked. CLB-7 */
const looked = async (
  ask: AskedCommand,
  parts: ApiParts,
  look: 'record' | 'card' | 'export',
  shown: (record: MemberRecord) => object,
): Promise<Reply> => {
  const member = ask.params['member']!;
  const objection = mayNot(ask, { type: 'LookAtMembers', members: [member], look });
  if (objection !== undefined) return objection;
  const record = await lookAt(clubOf(parts), member, look, askedBy(ask));
  return record.ok ? json(shown(record.value)) : record;
};

const rowOf = ({ house }: Ask, { member, card, name, born }: MemberRecord): object => ({
  member,
  card,
  name,
  born,
  state: house.members.get(member),
  goesOnAs: memberNow(house.members, member)?.member,
});

const kioskOnly = ({ asker }: Ask): Refusal | undefined =>
  asker.station.kind === 'kiosk'
    ? undefined
    : refusePerson('not-at-this-station', { what: 'A member', stations: 'kiosk' }, 'CLB-11');

/** The member whose card and PIN this kiosk has seen. CLB-11 */
const memberAt = (ask: Ask, { kiosks }: ApiParts, isTouched: boolean): Answer<string> => {
  const { headers } = ask.request;
  const { station } = ask.asker.station;
  const sent = headers['x-member'];
  const token = typeof sent === 'string' ? sent : cookieNamed(headers.cookie ?? '', `member.${station}`);
  return kiosks.whoIs(station, token, isTouched);
};
