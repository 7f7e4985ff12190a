import type { Json } from '#core/shape';

type Schemas = Readonly<Record<string, Json>>;

/**
 * Choices whose members say by one field which they are: members become components of their own, and a discriminator
 * names them, so that a generated client has a type for each. MCH-1
 */
export const withDiscriminators = (schemas: Schemas): Schemas => {
  const made: Made = { found: { ...schemas }, names: new Map() };
  for (const [name, schema] of Object.entries(schemas)) made.found[name] = within(made, schema, name) as Json;
  return made.found;
};

type Made = { readonly found: Record<string, Json>; readonly names: Map<string, string> };

const within = (made: Made, schema: unknown, name: string): unknown => {
  if (Array.isArray(schema)) return schema.map((one, place) => within(made, one, `${name}${place}`));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { oneOf, ...rest } = schema as Json;
  const inside = Object.fromEntries(
    Object.entries(rest).map(([key, part]) => [
      key,
      key === 'properties' ? fields(made, part as Json, name) : within(made, part, below(name, key)),
    ]),
  );
  return oneOf === undefined ? inside : { ...inside, ...told(made, oneOf as readonly Json[], name) };
};

/** A field may be called like a word of JSON Schema. */
const fields = (made: Made, properties: Json, name: string): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([key, part]) => [key, within(made, part, `${name}${pascal(key)}`)]),
  );

/** Words of JSON Schema are no part of a name. */
const below = (name: string, key: string): string =>
  ['items', 'anyOf', 'additionalProperties', 'prefixItems'].includes(key) ? name : `${name}${pascal(key)}`;

const told = (made: Made, members: readonly Json[], name: string): Json => {
  const key = keyOf(made, members);
  if (key === undefined) return { oneOf: within(made, members, name) };
  const mapping: Record<string, string> = {};
  const refs = members.map(member => {
    const value = tagOf(made, member, key)!; // It is the key of all of them.
    const wished = `${name}${pascal(value)}`;
    const ref = refTo(made, within(made, member, wished) as Json, wished);
    mapping[value] = ref;
    return { $ref: ref };
  });
  if (refs.length === 1) return refs[0]!;
  return { oneOf: refs, discriminator: { propertyName: key, mapping } };
};

const refTo = (made: Made, member: Json, wished: string): string => {
  if (typeof member['$ref'] === 'string') return member['$ref'];
  const text = JSON.stringify(member);
  const known = made.names.get(text);
  if (known !== undefined) return known;
  let name = wished;
  for (let more = 2; Object.hasOwn(made.found, name); more += 1) name = `${wished}${more}`;
  made.found[name] = member;
  const ref = `${PREFIX}${name}`;
  made.names.set(text, ref);
  return ref;
};

/** The field of which every member has one value of its own. */
const keyOf = (made: Made, members: readonly Json[]): string | undefined => {
  const [first] = members;
  if (first === undefined) return undefined;
  return tagsOf(made, first).find(key => {
    const values = members.map(member => tagOf(made, member, key));
    return values.every(value => value !== undefined) && new Set(values).size === members.length;
  });
};

const tagsOf = (made: Made, member: Json): readonly string[] =>
  Object.keys((resolved(made, member)['properties'] ?? firstOf(made, member)?.['properties'] ?? {}) as object);

/** A member may be a choice itself, all of one value. */
const firstOf = (made: Made, member: Json): Json | undefined => {
  const first = (resolved(made, member)['oneOf'] as readonly Json[] | undefined)?.[0];
  return first === undefined ? undefined : resolved(made, first);
};

const tagOf = (made: Made, member: Json, key: string): string | undefined => {
  const schema = resolved(made, member);
  const choices = schema['oneOf'] as readonly Json[] | undefined;
  if (choices !== undefined) {
    const values = new Set(choices.map(one => tagOf(made, one, key)));
    return values.size === 1 ? [...values][0] : undefined;
  }
  const field = (schema['properties'] as Schemas | undefined)?.[key];
  const required = (schema['required'] ?? []) as readonly string[];
  return typeof field?.['const'] === 'string' && required.includes(key) ? field['const'] : undefined;
};

const PREFIX = '#/components/schemas/';
const resolved = (made: Made, schema: Json): Json => {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? (made.found[ref.slice(PREFIX.length)] ?? schema) : schema;
};

const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map(part => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
