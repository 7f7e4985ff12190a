import { type Cents, parseAmount } from '#core/money';

/** What was written in a form, or the words in it that cannot be read. */
export type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly words: string };

export const amountIn = (text: string): Read<Cents> => {
  const amount = parseAmount(text);
  return amount.ok ? amount : { ok: false, words: text };
};

export const countIn = (text: string): Read<number> =>
  /^\d{1,9}$/.test(text.trim()) ? { ok: true, value: Number(text) } : { ok: false, words: text };

/** Nothing where nothing is written. */
export const ifWritten = <Value>(text: string, read: (text: string) => Read<Value>): Read<Value | undefined> =>
  text.trim() === '' ? { ok: true, value: undefined } : read(text);

/** What has to be written before anything can be said of the form. */
export const required = <Value>(text: string, read: (text: string) => Read<Value>): Read<Value> =>
  text.trim() === '' ? { ok: false, words: '' } : read(text);

/** All of them, or the first that cannot be read. */
export const all = <Value>(reads: readonly Read<Value>[]): Read<readonly Value[]> => {
  const values: Value[] = [];
  for (const read of reads) {
    if (!read.ok) return read;
    values.push(read.value);
  }
  return { ok: true, value: values };
};

type Written<Parts> = { readonly [Key in keyof Parts]: Parts[Key] extends Read<infer Value> ? Value : never };
/** A part that may be left out is absent, not there and empty. */
type Left<Parts> = { readonly [Key in keyof Parts as undefined extends Parts[Key] ? never : Key]: Parts[Key] } & {
  readonly [Key in keyof Parts as undefined extends Parts[Key] ? Key : never]?: Exclude<Parts[Key], undefined>;
};

/** A whole form by its parts; one that is not written is left out. */
export const together = <Parts extends Readonly<Record<string, Read<unknown>>>>(
  parts: Parts,
): Read<Left<Written<Parts>>> => {
  const read = all(Object.values(parts));
  if (!read.ok) return read;
  const entries = Object.keys(parts).map((key, place) => [key, read.value[place]] as const);
  const value = Object.fromEntries(entries.filter(([, part]) => part !== undefined));
  return { ok: true, value: value as Left<Written<Parts>> }; // Each part under its key.
};

export const changed = <From, To>(read: Read<From>, change: (value: From) => To): Read<To> =>
  read.ok ? { ok: true, value: change(read.value) } : read;

/** What needs no reading. */
export const plain = <Value>(value: Value): Read<Value> => ({ ok: true, value });
