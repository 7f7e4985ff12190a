import { accept } from '#core/base';
import { refusePerson } from '#core/people';
import { type Deciders, momentText } from '#core/state';
import { changers, personNamed } from './decide.ts';
import type { PeopleCommand, PeopleEvent } from './shape.ts';

/** A device, a security key, and some for other addresses of the house. */
const PASSKEYS_MOST = 5;

/** What somebody has besides badge and PIN, so that neither of them is worth anything alone. PPL-24 */
export const PASSKEY_COMMANDS = {
  AddPasskey: (house, { passkey, key, host }, { now, actor: { id } }) => {
    const member = personNamed(house, id);
    if (!member.ok) return member;
    const { passkeys = [] } = member.value;
    if (passkeys.length >= PASSKEYS_MOST) return refusePerson('passkeys-full', { most: PASSKEYS_MOST }, 'PPL-24');
    const isTaken = [...house.staff.values()].some(one => one.passkeys?.some(known => known.passkey === passkey));
    if (isTaken) return refusePerson('passkey-known', {}, 'PPL-24');
    return accept({ type: 'PasskeyAdded', person: id, passkey, key, host, at: momentText(now) });
  },

  RemovePasskeys: (house, { person }, context) => {
    const by = changers(house, context, person);
    if (!by.ok) return by;
    const member = personNamed(house, person);
    if (!member.ok) return member;
    const count = member.value.passkeys?.length ?? 0;
    if (count === 0) return refusePerson('no-passkeys', { person }, 'PPL-24');
    return accept({ type: 'PasskeysRemoved', person, count, by: by.value, at: momentText(context.now) });
  },
} satisfies Partial<Deciders<PeopleCommand, PeopleEvent>>;
