import {
  type CommandIn,
  MECHANISM_NAMES,
  type MechanismName,
  type PostedIn,
  type ShapedName,
  shapesOf,
} from '#core/house';
import { choiceBy, exactly, type Fields, object, type Shape } from '#core/shape';
import { StructureBody, TournamentBody } from './tournament.ts';

/** What is posted for a promotion, by its mechanism. */
const POSTED_APART: { readonly [Name in Exclude<MechanismName, ShapedName>]: Shape<PostedIn<Name>> } = {
  tournament: object({ structure: StructureBody }),
};

/** What a running promotion is asked, by its mechanism. */
const RUN_APART: { readonly [Name in Exclude<MechanismName, ShapedName>]: Shape<CommandIn<Name>> } = {
  tournament: TournamentBody,
};

type ByMechanism = { readonly [Name in MechanismName]: Shape<object> };
/** Those of the mechanisms that keep their own, and those that stand here. */
export const gathered = (part: 'posted' | 'command' | 'event', apart: object): ByMechanism =>
  ({ ...apart, ...Object.fromEntries(shapesOf(part)) }) as ByMechanism; // Every mechanism is in one of the two.

export const POSTED = gathered('posted', POSTED_APART);
export const RUN = gathered('command', RUN_APART);

/** What goes by the mechanism that is named in it. */
export const byMechanism = (fieldsOf: (name: MechanismName) => Fields) => {
  const members = MECHANISM_NAMES.map(name => [name, { ...fieldsOf(name), mechanism: exactly(name) }] as const);
  return choiceBy('mechanism', Object.fromEntries(members));
};
