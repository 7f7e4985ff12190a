import { accept } from '#core/base';
import { governs, refusePerson } from '#core/people';
import { type Deciders, type HouseView, momentText } from '#core/state';
import { changers, ended, oneTime, personNamed, written } from './decide.ts';
import type { PeopleCommand, PeopleEvent } from './shape.ts';

/** The way in when nobody can sign on anymore: a sealed code, typed at the machine. Everybody hears of it. PPL-16 */
export const RECOVERY_COMMANDS = {
  SealRecovery: (house, { mark }, context) => {
    const by = changers(house, context);
    return by.ok ? accept({ type: 'RecoverySealed', mark, by: by.value, at: momentText(context.now) }) : by;
  },

  Recover: (house, { person, mark, next }, context) => {
    if (house.signOns?.recovery === undefined) return refusePerson('no-recovery-code', {}, 'PPL-16');
    if (house.signOns.recovery !== mark) return refusePerson('recovery-code-wrong', {}, 'PPL-16');
    const member = personNamed(house, person);
    if (!member.ok) return member;
    if (!governs(member.value)) return refusePerson('recovers-who-governs', { person }, 'PPL-16');
    const facts = { person, at: momentText(context.now), next, ...written(member.value), ...oneTime(house) };
    return accept<PeopleEvent>({ type: 'HouseRecovered', ...facts }, ...ended(house, person, 'pin-set', context));
  },
} satisfies Partial<Deciders<PeopleCommand, PeopleEvent>>;

/** Whoever got in with the sealed code doesn't close the alarm about it. */
export const whoRecovered = ({ signOns }: HouseView): readonly string[] =>
  signOns?.recovered === undefined ? [] : [signOns.recovered.person];
