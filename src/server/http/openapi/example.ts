import type { Json } from '#core/shape';

type Schemas = Readonly<Record<string, Json>>;

/** The least that fits a schema: what has to be there, with values as a house has them. */
export const exampleOf = (asked: Json, schemas: Schemas, name = ''): unknown => {
  const schema = found(asked, schemas);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const choices = (schema['oneOf'] ?? schema['anyOf']) as readonly Json[] | undefined;
  if (choices !== undefined) return exampleOf(choices[0]!, schemas, name); // A choice has members.
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, schemas);
    case 'array':
      return listOf(schema, schemas, name);
    case 'integer':
    case 'number':
      return numberOf(schema, name);
    case 'boolean':
      return true;
    default:
      return textOf(schema, name);
  }
};

const PREFIX = '#/components/schemas/';
const found = (schema: Json, schemas: Schemas): Json => {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? found(schemas[ref.slice(PREFIX.length)]!, schemas) : schema; // Every ref is there.
};

const objectOf = (schema: Json, schemas: Schemas): object => {
  const properties = (schema['properties'] ?? {}) as Schemas;
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.fromEntries(required.map(name => [name, exampleOf(properties[name]!, schemas, name)]));
};

const listOf = (schema: Json, schemas: Schemas, name: string): readonly unknown[] => {
  const { items, prefixItems, minItems = 0 } = schema;
  const fixed = prefixItems as readonly Json[] | undefined;
  if (fixed !== undefined) return fixed.map(one => exampleOf(one, schemas, name));
  const length = Math.max(Number(minItems), items === undefined ? 0 : 1);
  return Array.from({ length }, () => exampleOf(items as Json, schemas, name));
};

const NUMBERS: Readonly<Record<string, number>> = {
  table: 8,
  seat: 3,
  position: 1,
  amount: 500,
  counted: 12_500,
  pot: 8_000,
};

const numberOf = ({ minimum, maximum }: Json, name: string): number => {
  const usual = NUMBERS[name] ?? 1;
  return Math.min(Math.max(usual, Number(minimum ?? usual)), Number(maximum ?? usual));
};

const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2026-11-15T18:00:00Z',
  date: '2026-11-15',
  email: 'ann@example.com',
  byte: 'AAAA',
};
const BY_NAME: Readonly<Record<string, string>> = {
  activity: 'harbor-bad-beat',
  badge: '2002',
  card: '1234567897',
  code: 'K7QX-3MPA-9TRD',
  member: 'm-17',
  name: 'Ann Lee',
  person: 'p-4',
  pin: '582246',
  promotion: 'friday-cash-drawing',
  reason: 'The dealer pressed the wrong key.',
  row: 'royal-flush',
  station: 'keypad-8',
};

const textOf = ({ format, pattern, contentEncoding, minLength }: Json, name: string): string => {
  const known = BY_FORMAT[contentEncoding === 'base64' ? 'byte' : `${format as string | undefined}`] ?? BY_NAME[name];
  const fits = (text: string) => typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
  const candidates = [known, name, 'words', '12:00', '2026-11-15T18:00', '7', '1', 'As', `${name}-1`, 'AAAA', '0'.repeat(64)];
  const least = Number(minLength ?? 0);
  return candidates.find(text => text !== undefined && text.length >= least && fits(text)) ?? name.padEnd(least, '-');
};
