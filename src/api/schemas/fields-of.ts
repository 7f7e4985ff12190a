import type { z } from 'zod';

/** A schema for every field of a command, and for no other. */
export type FieldsOf<Command> = {
  readonly [Field in Exclude<keyof Command, 'type'>]-?: Record<never, never> extends Pick<Command, Field>
    ? z.ZodExactOptional<z.ZodType<Exclude<Command[Field], undefined>>>
    : z.ZodType<Command[Field]>;
};

/** The member of a choice that has this type, also where it shares its form with others. */
export type OfType<Choice, Type> = Choice extends { readonly type: infer Types }
  ? Type extends Types
    ? Choice
    : never
  : never;

/** The fields of every member of a choice, by its type. */
export type FieldsByType<Choice extends { readonly type: string }> = {
  readonly [Type in Choice['type']]: FieldsOf<OfType<Choice, Type>>;
};
