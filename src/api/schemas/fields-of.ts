import type { z } from 'zod';

/** A schema for every field of a command, and for no other. */
export type FieldsOf<Command> = {
  readonly [Field in Exclude<keyof Command, 'type'>]-?: Record<never, never> extends Pick<Command, Field>
    ? z.ZodExactOptional<z.ZodType<Exclude<Command[Field], undefined>>>
    : z.ZodType<Command[Field]>;
};
