import { FIELDS_A_TO_F } from './words-a-to-f.ts';
import { FIELDS_G_TO_P } from './words-g-to-p.ts';
import { FIELDS_Q_TO_Z } from './words-q-to-z.ts';

type Json = Readonly<Record<string, unknown>>;

const WORDS: Readonly<Record<string, string>> = { ...FIELDS_A_TO_F, ...FIELDS_G_TO_P, ...FIELDS_Q_TO_Z };

/** What a field means wherever it is; nothing where nobody has said it yet. */
const descriptionOf = (name: string): string | undefined => (Object.hasOwn(WORDS, name) ? WORDS[name] : undefined);

/** JSON Schema in which every field says what it means: in its own words, else in those of its name. MCH-1 */
export const withDescriptions = <Schema extends Json>(schema: Schema): Schema => described(schema) as Schema;

const described = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(described);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'properties' ? fields(part as Json) : described(part)]),
  );
};

/** `clockAhead` is `Clock ahead.`, until somebody says it better. */
export const spelledOut = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words[0]!.toUpperCase()}${words.slice(1)}.`;
};

const fields = (properties: Json): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const inside = described(schema) as Json;
      const words = descriptionOf(name);
      return [name, 'description' in inside ? inside : { ...inside, description: words ?? spelledOut(name) }];
    }),
  );
