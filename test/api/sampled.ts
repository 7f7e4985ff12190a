import type { Definitions, Json, Shape } from '#core/shape';

/** A whole value for each choice that a shape leaves at its top, every optional field with it. */
export const samplesOf = (shape: Shape<unknown>): readonly object[] => {
  const definitions: Definitions = new Map();
  const top = shape.json(definitions);
  const defs = Object.fromEntries(definitions);
  return choicesOf(top, defs).map(choice => sampleOf(choice, defs, '') as object); // Bodies are objects.
};

const choicesOf = (schema: Json, defs: Readonly<Record<string, Json>>): readonly Json[] => {
  const found = referred(schema, defs);
  const choices = (found['oneOf'] ?? found['anyOf']) as readonly Json[] | undefined;
  return choices === undefined ? [found] : choices.flatMap(choice => choicesOf(choice, defs));
};

const referred = (schema: Json, defs: Readonly<Record<string, Json>>): Json => {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? referred(defs[ref.replace('#/$defs/', '')]!, defs) : schema;
};

const sampleOf = (asked: Json, defs: Readonly<Record<string, Json>>, name: string): unknown => {
  const schema = choicesOf(asked, defs)[0]!; // A union has members.
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, defs);
    case 'array': {
      const items = (schema['prefixItems'] as readonly Json[] | undefined) ?? [schema['items'] as Json];
      return items.map(item => sampleOf(item, defs, name));
    }
    case 'integer':
    case 'number':
      return name === 'table' ? TABLE : Math.max(1, Number(schema['minimum'] ?? 1));
    case 'boolean':
      return true;
    default:
      return textOf(schema);
  }
};

/** The table of the tests' keypads and sensors. */
const TABLE = 7;

const objectOf = (schema: Json, defs: Readonly<Record<string, Json>>): object => {
  const { properties = {}, additionalProperties, propertyNames } = schema;
  const own = Object.entries(properties as Readonly<Record<string, Json>>);
  const fields = own.map(([name, field]) => [name, sampleOf(field, defs, name)] as const);
  if (typeof additionalProperties !== 'object') return Object.fromEntries(fields);
  const name = propertyNames === undefined ? 'none' : String(sampleOf(propertyNames as Json, defs, ''));
  return { ...Object.fromEntries(fields), [name]: sampleOf(additionalProperties as Json, defs, name) };
};

const TEXTS: Readonly<Record<string, string>> = {
  'date-time': '2026-03-02T18:00:00Z',
  date: '2020-03-02',
  email: 'none@example.com',
  base64: '',
};

/** Texts that fit a pattern and have no format of their own: a number, and a moment by the clock of the house. */
const PATTERNED: readonly (readonly [part: string, text: string])[] = [
  ['^[1-9]', '7'],
  ['T(?:[01]', '2026-03-02T18:00:00'],
];

const textOf = ({ format, pattern, contentEncoding }: Json): string =>
  TEXTS[String(format ?? contentEncoding)] ?? PATTERNED.find(([part]) => String(pattern).includes(part))?.[1] ?? 'none';
