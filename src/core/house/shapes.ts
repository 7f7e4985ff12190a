import { branded, choiceBy, either, exactly, type Fields, list, named, object, type Shape, toldBy } from '#core/shape';
import { MECHANISM_NAMES, type MechanismName, shapesOf } from '../mechanisms/features.ts';
import type { DualCommand, HouseCommand } from './commands.ts';
import { COMMAND_FIELDS, type DualType, EVENT_FIELDS } from './features.ts';
import { DUAL_TYPES } from './permissions.ts';

type ByMechanism = { readonly [Name in MechanismName]: Shape<unknown> };

const ofEvery = (part: 'posted' | 'command' | 'event'): ByMechanism =>
  Object.fromEntries(shapesOf(part)) as ByMechanism; // Every mechanism has these.

/** What is posted for a promotion, by its mechanism. */
export const POSTED = ofEvery('posted');
/** What a running promotion is asked, by its mechanism. */
export const RUN = ofEvery('command');
const HAPPENED = Object.fromEntries(shapesOf('event').map(([name, event]) => [name, list(event)])) as ByMechanism; // Too.

/** What depends on the mechanism that it names. */
export const byMechanism = (fieldsOf: (name: MechanismName) => Fields) =>
  choiceBy('mechanism', Object.fromEntries(MECHANISM_NAMES.map(name => [name, fieldsOf(name)])));

/** The field of a command or event whose shape depends on the mechanism named beside it. */
const BY_MECHANISM: Readonly<Record<string, readonly [field: string, shapes: ByMechanism]>> = {
  OpenPromotion: ['posted', POSTED],
  RunPromotion: ['command', RUN],
  PromotionOpened: ['posted', POSTED],
  PromotionMoved: ['events', HAPPENED],
};

/** A command or an event with its name in it. */
const wholeOf = (type: string, fields: Fields): Shape<unknown> => {
  const whole: Fields = { type: exactly(type), ...fields };
  const own = BY_MECHANISM[type];
  if (own === undefined) return object(whole);
  const [field, shapes] = own;
  return byMechanism(name => ({ ...whole, mechanism: exactly(name), [field]: shapes[name] }));
};

/** The fields of a command; a field that depends on the mechanism accepts any mechanism's. */
export const commandFields = (type: HouseCommand['type']): Fields => {
  const fields = COMMAND_FIELDS[type];
  const own = BY_MECHANISM[type];
  return own === undefined ? fields : { ...fields, [own[0]]: either(...Object.values(own[1])) };
};

/** A whole command; a request for two people is checked where it is handled. */
export const commandShape = (type: HouseCommand['type']): Shape<HouseCommand> =>
  branded<HouseCommand>(wholeOf(type, COMMAND_FIELDS[type])); // The fields are those of the command.

/** Commands that need two people. */
export const ofTwo = (types: readonly DualType[]): Shape<DualCommand> =>
  branded<DualCommand>(
    toldBy(
      'type',
      types.map(type => [type, commandShape(type)] as const),
    ),
  );
/** Any of them: nothing private is in a command. */
export const AskedOfTwo = named('DualCommand', ofTwo(DUAL_TYPES));

/** What mechanisms write down of a promotion that ends. */
const ENDED: Fields = Object.assign({}, ...shapesOf('ended').map(([, { fields }]) => fields));

/** Every fact that a journal may hold, field by field. */
export const EVENT_SHAPES: Readonly<Record<string, Shape<unknown>>> = Object.fromEntries(
  Object.entries<Fields>({
    ...EVENT_FIELDS,
    SecondAsked: { ...EVENT_FIELDS.SecondAsked, command: AskedOfTwo },
    PromotionEnded: { ...EVENT_FIELDS.PromotionEnded, ...ENDED },
  }).map(([type, fields]) => [type, wholeOf(type, fields)]),
);
