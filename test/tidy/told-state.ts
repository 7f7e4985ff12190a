import { type Definitions, type Fields, object, type Shape } from '#core/shape';

/** Something of the state, by the fields that make it what it is. */
export type Noun = readonly [name: string, fields: readonly string[]];

/** A noun by what it always has; one that always has a single field, by all of them. */
export const nounOf = (name: string, fields: Fields): Noun => {
  const all = Object.keys(fields);
  const always = all.filter(field => !('isOptional' in fields[field]!));
  return [name, always.length > 1 ? always : all];
};

/** The nouns of the state that a command tells the house, at any depth. */
export const nounsIn = (command: Shape<unknown>, nouns: readonly Noun[]): ReadonlySet<string> => {
  const definitions: Definitions = new Map();
  const objects = fieldsOfObjects([command.json(definitions), ...definitions.values()]);
  const isTold = ([, fields]: Noun): boolean => objects.some(told => fields.every(field => told.includes(field)));
  return new Set(nouns.filter(isTold).map(([name]) => name));
};

/** For a command by its own fields. */
export const nounsOf = (fields: Fields, nouns: readonly Noun[]): ReadonlySet<string> => nounsIn(object(fields), nouns);

const fieldsOfObjects = (schema: unknown): readonly (readonly string[])[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? [Object.keys(schema.properties as object)] : [];
  return [...own, ...Object.values(schema).flatMap(fieldsOfObjects)];
};
