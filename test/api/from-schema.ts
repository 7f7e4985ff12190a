import type { Seeded } from '#core/base';

export type Schema = { readonly [word: string]: unknown };
export type Schemas = Readonly<Record<string, Schema>>;

const PREFIX = '#/components/schemas/';
/** Deeper than this nothing is made that may be left out. */
const DEEP = 6;

const pick = <One>(chance: Seeded, list: readonly One[]): One => list[chance.below(list.length)]!;

/** Things that a house has under such a name, so that a request meets something now and then. */
const KNOWN: Readonly<Record<string, readonly unknown[]>> = {
  table: [7, 7, 7, 8, 999],
  seat: [1, 2, 3, 9],
  position: [1, 2],
  activity: ['GEAR-001277', 'GEAR-001351', 'GEGA-003977', 'none'],
  amount: [100, 500, 12_500],
  promotion: ['friday', 'none'],
  person: ['fay', 'dee', 'nobody'],
  station: ['sign-1', 'nowhere'],
  badge: ['badge-nobody', 'b-17'],
  pin: ['270591', '582246'],
  member: ['m-1', 'm-2'],
  report: ['wins', 'drops'],
  zone: ['America/Los_Angeles'],
};

/** Something that fits a schema. */
export const fitting = (chance: Seeded, asked: Schema, schemas: Schemas, name = '', depth = 0): unknown => {
  const schema = resolved(asked, schemas);
  if ('const' in schema) return schema['const'];
  const known = KNOWN[name];
  if (known !== undefined && chance.below(4) > 0) {
    const fit = known.filter(one => fits(schema, one));
    if (fit.length > 0) return pick(chance, fit);
  }
  if (Array.isArray(schema['enum'])) return pick(chance, schema['enum']);
  const choices = (schema['oneOf'] ?? schema['anyOf']) as readonly Schema[] | undefined;
  if (choices !== undefined) return fitting(chance, pick(chance, choices), schemas, name, depth);
  switch (schema['type']) {
    case 'object':
      return objectFor(chance, schema, schemas, depth);
    case 'array':
      return listFor(chance, schema, schemas, name, depth);
    case 'integer':
      return numberFor(chance, schema);
    case 'number':
      return chance.below(3) === 0 ? numberFor(chance, schema) + 0.5 : numberFor(chance, schema);
    case 'boolean':
      return chance.below(2) === 0;
    case 'null':
      return null;
    default:
      return textFor(chance, schema, name);
  }
};

const resolved = (schema: Schema, schemas: Schemas): Schema => {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? resolved(schemas[ref.slice(PREFIX.length)]!, schemas) : schema; // Every ref is there.
};

/** As far as a plain value goes. */
const fits = ({ type, enum: members, minimum, maximum, pattern, minLength, format }: Schema, one: unknown): boolean => {
  if (Array.isArray(members)) return members.includes(one);
  if (typeof one === 'number') {
    const isNumber = type === 'integer' || type === 'number';
    return isNumber && one >= Number(minimum ?? one) && one <= Number(maximum ?? one);
  }
  const text = one as string; // Known things are numbers and texts.
  const isInForm = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
  return type === 'string' && isInForm && format === undefined && text.length >= Number(minLength ?? 0);
};

const objectFor = (chance: Seeded, schema: Schema, schemas: Schemas, depth: number): object => {
  const properties = (schema['properties'] ?? {}) as Schemas;
  const required = (schema['required'] ?? []) as readonly string[];
  const isIn = (name: string): boolean => required.includes(name) || (depth < DEEP && chance.below(3) === 0);
  const names = Object.keys(properties).filter(isIn);
  const fields = names.map(name => [name, fitting(chance, properties[name]!, schemas, name, depth + 1)]);
  if (names.join() === 'over,under') return fractionFor(chance);
  const { additionalProperties: others, propertyNames } = schema;
  if (typeof others !== 'object' || others === null || depth >= DEEP || chance.below(2) === 0)
    return Object.fromEntries(fields);
  const key = propertyNames === undefined ? 'main' : fitting(chance, propertyNames as Schema, schemas, '', depth + 1);
  return Object.fromEntries([...fields, [String(key), fitting(chance, others as Schema, schemas, '', depth + 1)]]);
};

/** A share of something: no schema can say that it is at most one. */
const fractionFor = (chance: Seeded): object => {
  const under = 1 + chance.below(100);
  return { over: chance.below(under + 1), under };
};

const listFor = (chance: Seeded, schema: Schema, schemas: Schemas, name: string, depth: number): readonly unknown[] => {
  const { items, prefixItems, minItems = 0, maxItems } = schema;
  if (Array.isArray(prefixItems)) return prefixItems.map(one => fitting(chance, one as Schema, schemas, name, depth));
  const least = Number(minItems);
  const wished = depth >= DEEP ? least : Math.max(least, chance.below(4));
  const length = Math.min(wished, Number(maxItems ?? wished));
  const list = Array.from({ length }, () => fitting(chance, items as Schema, schemas, name, depth + 1));
  return schema['uniqueItems'] === true ? [...new Set(list)] : list;
};

const numberFor = (chance: Seeded, { minimum = 0, maximum = 1_000_000, exclusiveMinimum }: Schema): number => {
  const least = exclusiveMinimum === undefined ? Number(minimum) : Number(exclusiveMinimum) + 1;
  const from = Math.max(least, -1_000_000);
  const to = Math.min(Number(maximum), Math.max(from, 1_000_000));
  if (chance.below(8) === 0) return chance.below(2) === 0 ? least : Number(maximum);
  const near = Math.min(to, from + (chance.below(2) === 0 ? 12 : 100_000));
  return from + chance.below(near - from + 1);
};

const BY_FORMAT: Readonly<Record<string, readonly string[]>> = {
  'date-time': ['2026-03-02T18:00:00Z', '2026-03-02T18:00:00.25Z', '2020-02-29T00:00:00Z'],
  date: ['2026-03-02', '2026-02-28', '1980-07-04'],
  email: ['ann@example.com'],
};
const WORDS = [
  'words',
  'none',
  'Ann Lee',
  'a-1',
  '7',
  '12',
  '0',
  '1',
  '12:00',
  '06:30',
  'As',
  'Kd',
  '2026-03-02',
  '2026-03-02T18:00:00Z',
  '2026-03-02T18:00',
  '1/2',
  'AAAA',
  'Nguyễn Thị Ánh',
  '陳小姐',
  'ab',
  '0'.repeat(64),
  'a'.repeat(43),
] as const;

const textFor = (chance: Seeded, schema: Schema, name: string): string => {
  const { format, pattern, contentEncoding, minLength = 0, maxLength } = schema;
  const least = Number(minLength);
  const inForm = contentEncoding === 'base64' ? ['AAAA', 'aGk='] : BY_FORMAT[`${format as string | undefined}`];
  const tests = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined;
  const fit = (inForm ?? [...WORDS, name, name.padEnd(least, '-')]).filter(
    text => text.length >= least && text.length <= Number(maxLength ?? 500) && (tests?.test(text) ?? true),
  );
  return fit.length === 0 ? name.padEnd(Math.max(1, least), '1') : pick(chance, fit);
};
