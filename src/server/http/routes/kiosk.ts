import { type Answer, defined, type Refusal } from '#core/base';
import { ticketOf } from '#core/draws';
import type { HouseView } from '#core/house';
import { idsOf, refusePerson, stationWord } from '#core/people';
import { accountView } from '#core/views';
import { type Kiosks, STAYS_MS } from '#server/club';
import type { Ask } from '../line/ask.ts';
import { askedBy, doneReply } from '../line/command.ts';
import { cookieIn, dropCookie, setCookie } from '../line/credentials.ts';
import type { ApiParts } from '../line/parts.ts';
import { tooOften } from '../line/rate-limit.ts';
import { json } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';

export const kiosk = {
  /** What the member at this kiosk has. */
  reads: {
    account: (_, ask, parts) => {
      const member = memberAt(ask, parts, 'looks');
      return member.ok ? json(accountOf(ask, parts, member.value)) : member;
    },
  },
  /** The kiosk, which knows nobody without the PIN. CLB-10 to CLB-12 */
  acts: {
    kioskSignOn: async (by, ask, parts) => {
      const { station } = ask.asker.station;
      const objection = kioskOnly(ask) ?? tooOften(parts.limits.signOns, station, ask.now);
      if (objection !== undefined) return objection;
      const begun = await parts.kiosks.signOn(station, by.card, by.pin);
      if (!begun.ok) return begun;
      const { token } = begun.value;
      if (ask.request.headers.authorization !== undefined) return json({ token });
      return json({}, setCookie(ask.request, parts.front, `member.${station}`, token));
    },
    kioskSignOff: async (_, ask, parts) => {
      const { station } = ask.asker.station;
      parts.kiosks.signOff(station);
      return json({}, dropCookie(ask.request, parts.front, `member.${station}`));
    },
    kioskStay: async (_, ask, parts) => {
      const member = memberAt(ask, parts, 'touches');
      return member.ok ? json({}) : member;
    },
    kioskPicks: async (entry, ask, parts) => {
      const member = memberAt(ask, parts, 'hands-in');
      if (!member.ok) return member;
      const { promotion, ...picked } = entry;
      const command = { type: 'SubmitEntry', player: member.value, ...picked } as const;
      const { key, station } = askedBy(ask);
      const actor = { id: member.value, role: 'member' };
      const asked = { type: 'RunPromotion', promotion, mechanism: 'contest', command } as const;
      return doneReply(await parts.house.handle(asked, { key, station, actor }));
    },
  },
} satisfies Resource;

const accountOf = ({ house, now }: Ask, { checkOf }: ApiParts, member: string): object => ({
  ...accountView(house, idsOf(house.members, member), now),
  checks: checksOf(house, idsOf(house.members, member), checkOf),
  ...defined({ house: house.settings.name }),
  zone: house.settings.clock.zone,
  staysMs: STAYS_MS,
});

/** So many draws are shown, the newest first. */
const CHECKS_MOST = 10;

/** By which members find their own tickets among what is published; nobody else is shown them. LOT-12 */
const checksOf = (house: HouseView, ids: readonly string[], checkOf: ApiParts['checkOf']): readonly object[] => {
  if (checkOf === undefined) return [];
  return [...house.draws.values()]
    .toReversed()
    .flatMap(draw => {
      if (draw.type !== 'committed' && draw.type !== 'revealed') return [];
      const hasTickets = draw.type === 'committed' ? draw.tickets !== undefined : draw.ticket !== undefined;
      const own = draw.type === 'committed' ? ids.find(id => draw.entries.some(([name]) => name === id)) : ids[0];
      if (!hasTickets || own === undefined) return [];
      const check = checkOf(draw.commitment, own);
      return [{ draw: draw.draw, own, check, ticket: ticketOf(draw.commitment, own, check) }];
    })
    .slice(0, CHECKS_MOST);
};

const kioskOnly = ({ asker }: Ask): Refusal | undefined =>
  asker.station.kind === 'kiosk'
    ? undefined
    : refusePerson('not-at-this-station', { what: stationWord('kiosk'), stations: [stationWord('kiosk')] }, 'CLB-11');

/** The member whose card and PIN this kiosk has seen. CLB-11 */
const memberAt = (ask: Ask, { kiosks, front }: ApiParts, asking: Parameters<Kiosks['whoIs']>[2]): Answer<string> => {
  const { headers } = ask.request;
  const { station } = ask.asker.station;
  const sent = headers['x-member'];
  const token = typeof sent === 'string' ? sent : cookieIn(ask.request, front, `member.${station}`);
  return kiosks.whoIs(station, token, asking);
};
