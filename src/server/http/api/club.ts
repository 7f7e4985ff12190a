import type { ReadName } from '#api';
import type { ActBody } from '#api/schemas';
import type { Answer, Refusal } from '#core/base';
import { idsOf, refusePerson } from '#core/people';
import { AT_KIOSK, accountView } from '#core/views';
import { type Kiosks, STAYS_MS } from '#server/club';
import type { Ask, AskedCommand } from './ask.ts';
import { askedBy, doneReply } from './commands.ts';
import { cookieNamed, dropCookie, setCookie } from './credentials.ts';
import type { ApiParts } from './parts.ts';
import { type Answering, queryOf } from './reading.ts';
import { refuse } from './refusals.ts';
import { json, type Reply } from './reply.ts';

/** What the member at this kiosk has. */
export const CLUB_READS = {
  account: (ask, parts) => {
    const query = queryOf('account', ask);
    if (!query.ok) return query;
    const member = memberAt(ask, parts, 'looks');
    return member.ok ? json(accountOf(ask, member.value)) : member;
  },
} as const satisfies Partial<Record<ReadName, Answering>>;

const accountOf = ({ house, now }: Ask, member: string): object => ({
  ...accountView(house, idsOf(house.members, member), now),
  ...(house.settings.name === undefined ? {} : { house: house.settings.name }),
  zone: house.settings.clock.zone,
  staysMs: STAYS_MS,
});

/** The kiosk, which knows nobody without the PIN. CLB-10 to CLB-12 */
export const CLUB_ACTS = {
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
    const member = memberAt(ask, parts, 'touches');
    return member.ok ? json({}) : member;
  },
  kioskPicks: async (entry: ActBody<'kioskPicks'>, ask: AskedCommand, parts: ApiParts): Promise<Reply> => {
    const member = memberAt(ask, parts, 'hands-in');
    if (!member.ok) return member;
    const { promotion, ...picked } = entry;
    const command = { type: 'SubmitEntry', player: member.value, person: AT_KIOSK, ...picked } as const;
    const { key, station } = askedBy(ask);
    const actor = { id: member.value, role: 'member' };
    const asked = { type: 'RunPromotion', promotion, mechanism: 'contest', command } as const;
    return doneReply(await parts.house.handle(asked, { key, station, actor }));
  },
} as const;

const kioskOnly = ({ asker }: Ask): Refusal | undefined =>
  asker.station.kind === 'kiosk'
    ? undefined
    : refusePerson('not-at-this-station', { what: 'A member', stations: 'kiosk' }, 'CLB-11');

/** The member whose card and PIN this kiosk has seen. CLB-11 */
const memberAt = (ask: Ask, { kiosks }: ApiParts, asking: Parameters<Kiosks['whoIs']>[2]): Answer<string> => {
  const { headers } = ask.request;
  const { station } = ask.asker.station;
  const sent = headers['x-member'];
  const token = typeof sent === 'string' ? sent : cookieNamed(headers.cookie ?? '', `member.${station}`);
  return kiosks.whoIs(station, token, asking);
};
