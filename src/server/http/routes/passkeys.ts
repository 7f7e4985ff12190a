import type { HouseCommand } from '#core/house';
import { hostIn } from '#server/people';
import type { AskedCommand } from '../line/ask.ts';
import { askedBy, doneReply, objectionTo } from '../line/command.ts';
import { ownOrigin } from '../line/front.ts';
import type { ApiParts } from '../line/parts.ts';
import { refuse } from '../line/refusals.ts';
import { json } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';

/** One's own passkey: what the browser is asked, and what it has made. PPL-24 */
export const passkeys = {
  askPasskey: async (_, ask, { people, front }) => {
    const objection = objectionTo(ask, ANY);
    if (objection !== undefined) return objection;
    const at = whereIn(ask, front);
    const name = (await people.store.of(at.person))?.name ?? at.person;
    const has = ask.house.staff.get(at.person)?.passkeys?.map(({ passkey }) => passkey) ?? [];
    const challenge = people.signOns.passkeys.ask(at, ask.now.epochMilliseconds);
    return json({ challenge, host: hostIn(at.origin), person: at.person, name, passkeys: has });
  },

  addPasskey: async (made, ask, { house, people, front }) => {
    const objection = objectionTo(ask, ANY);
    if (objection !== undefined) return objection;
    const at = whereIn(ask, front);
    const key = people.signOns.passkeys.made(made, at, ask.now.epochMilliseconds);
    if (key === undefined) return refuse('passkey-not-made', {}, 'PPL-24');
    const command = { type: 'AddPasskey', passkey: made.id, key, host: hostIn(at.origin) } as const;
    return doneReply(await house.handle(command, askedBy(ask)));
  },
} satisfies Resource['acts'];

/** Who may add one may add any. */
const ANY: HouseCommand = { type: 'AddPasskey', passkey: '', key: '', host: '' };

const whereIn = (ask: AskedCommand, front: ApiParts['front']) => {
  const { station, actor } = askedBy(ask);
  return { person: actor.id, station, origin: ownOrigin(ask.request, front) };
};
