import { branded, choice, type Fields, type Members, type Optional, object, type Shape } from '#core/shape';

/** A shape for every field of a type, and for no other; what may be left out of one may be left out of the other. */
export type FieldsOf<Value> = {
  readonly [Field in Exclude<keyof Value, 'type'>]-?: undefined extends Value[Field]
    ? Optional<Exclude<Value[Field], undefined>>
    : Always<Value[Field]>;
};
type Always<Type> = Shape<Type> & { readonly isOptional?: never };

/** The member of a choice that has this type, also where it shares its form with others. */
export type OfType<Choice, Type> = Choice extends { readonly type: infer Types }
  ? Type extends Types
    ? Choice
    : never
  : never;

/** The fields of every member of a choice, by its type. */
export type FieldsByType<Choice extends Typed> = {
  readonly [Type in Choice['type']]: FieldsOf<OfType<Choice, Type>>;
};
type Typed = { readonly type: string };

/** An object with a shape for each field of the type, optional ones too, and with no other field. */
export const objectOf = <Value extends object>(fields: EveryField<Value>): Shape<Value> =>
  branded<Value>(object(fields as Fields)); // The fields are those of the type.

type EveryField<Value> = FieldsOf<Value> &
  ('type' extends keyof Value ? { readonly type: Always<Value['type']> } : object);

/** A choice by its `type`: every member of it, each with exactly its own fields. */
export const choiceOf = <Choice extends Typed>(members: FieldsByType<Choice>): Shape<Choice> =>
  branded<Choice>(choice(members as Members)); // The members are those of the type.
