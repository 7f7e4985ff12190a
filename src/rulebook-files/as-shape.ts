import { z } from 'zod';
import type { Fault, Json, Shape } from '#core/shape';
import { ActivityFile } from './activity-schema.ts';

/** A schema of files as a shape, for whoever sends or takes the same thing in JSON. */
const asShape = <Type>(schema: z.ZodType<Type>): Shape<Type> => ({
  faults: value => {
    const read = schema.safeParse(value);
    return read.success
      ? undefined
      : read.error.issues.map(issue => ({ path: issue.path.map(String), ...ruleOf(issue) }));
  },
  json: definitions => {
    const { $schema: _, $defs = {}, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
    for (const [name, definition] of Object.entries($defs as Readonly<Record<string, Json>>)) {
      definitions.set(name, definition);
    }
    return json;
  },
});

type Rule = Fault extends infer One ? (One extends Fault ? Omit<One, 'path'> : never) : never;

const ruleOf = (issue: z.core.$ZodIssue): Rule => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return { code: 'not-known', names: issue.keys };
    case 'invalid_type':
      return { code: 'not-a', what: NAMES[issue.expected] ?? issue.expected };
    case 'invalid_value':
      return { code: 'not-one-of', values: issue.values.map(String) };
    case 'too_big':
      return { code: 'too-much', max: Number(issue.maximum) };
    case 'too_small':
      return { code: 'too-little', min: Number(issue.minimum) };
    default:
      return { code: 'not-in-form', form: undefined };
  }
};

const NAMES: Readonly<Record<string, string>> = { int: 'whole number', string: 'text', array: 'list' };

/** An approval. */
export const ActivityShape = asShape(ActivityFile.omit({ $schema: true }));
