import { MECHANISM_NAMES, type MechanismName, shapesOf } from '#core/house';
import { choiceBy, exactly, type Fields, type Shape } from '#core/shape';

type ByMechanism = { readonly [Name in MechanismName]: Shape<object> };

export const ofEvery = (part: 'posted' | 'command' | 'event'): ByMechanism =>
  Object.fromEntries(shapesOf(part)) as ByMechanism; // Every mechanism has these.

/** What is posted for a promotion, by its mechanism. */
export const POSTED = ofEvery('posted');
/** What a running promotion is asked, by its mechanism. */
export const RUN = ofEvery('command');

/** What goes by the mechanism that is named in it. */
export const byMechanism = (fieldsOf: (name: MechanismName) => Fields) => {
  const members = MECHANISM_NAMES.map(name => [name, { ...fieldsOf(name), mechanism: exactly(name) }] as const);
  return choiceBy('mechanism', Object.fromEntries(members));
};
