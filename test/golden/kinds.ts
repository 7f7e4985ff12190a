import { EventAnswer } from '#api/schemas';
import type { Definitions } from '#core/shape';

/** A JSON Schema, as far as it is looked at here. */
type Schema = { readonly [key: string]: unknown };

const definitions: Definitions = new Map();
const described = EventAnswer.json(definitions);
const ROOT: Schema = { ...described, $defs: Object.fromEntries(definitions) };

/** An event within the one that carries it: `PromotionMoved drawing > PrizeWon`, `FundMoved > DayClosed`. */
const kindOf = (around: string, type: unknown, mechanism: unknown): string | undefined => {
  const isKind = typeof type === 'string' && /^[A-Z]/.test(type) && !isCommand(around);
  if (!isKind) return undefined;
  const own = typeof mechanism === 'string' ? `${type} ${mechanism}` : type;
  return around === '' ? own : `${around} > ${own}`;
};

/** A request for a second person holds a command; commands aren't events. */
const isCommand = (kind: string): boolean => kind === 'SecondAsked';

/** Every kind of event that a house can write, those of mechanisms, funds and games among them. */
export const describedKinds = (): ReadonlySet<string> => {
  const kinds = new Set<string>();
  walk(ROOT, '', kind => kinds.add(kind));
  return kinds;
};

const walk = (schema: unknown, around: string, found: (kind: string) => void, refs: readonly string[] = []): void => {
  if (typeof schema !== 'object' || schema === null) return;
  const { $ref, $defs: _, properties, ...rest } = schema as Schema;
  // A shape that contains itself is looked at once.
  if (typeof $ref === 'string' && !refs.includes($ref)) walk(defined($ref), around, found, [...refs, $ref]);
  const { type, mechanism } = (properties ?? {}) as Readonly<Record<string, Schema | undefined>>;
  const kind = kindOf(around, type?.['const'], mechanism?.['const']);
  if (kind !== undefined) found(kind);
  for (const inner of [...Object.values(rest), ...Object.values(properties ?? {})]) {
    walk(inner, kind ?? around, found, refs);
  }
};

const defined = (ref: string): unknown => (ROOT['$defs'] as Schema)[ref.replace('#/$defs/', '')];

/** The kinds of event in a value. */
export const kindsIn = (value: unknown, around = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(one => kindsIn(one, around));
  if (typeof value !== 'object' || value === null) return [];
  const { type, mechanism } = value as Readonly<Record<string, unknown>>;
  const kind = kindOf(around, type, mechanism);
  const within = Object.values(value).flatMap(inner => kindsIn(inner, kind ?? around));
  return kind === undefined ? within : [kind, ...within];
};

/** The names of fields; any other key is a name that somebody gave. */
export const FIELD_NAMES: ReadonlySet<string> = new Set(fieldNames(ROOT));

function fieldNames(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as Schema;
  return [...Object.keys(properties as Schema), ...Object.values(schema).flatMap(fieldNames)];
}
