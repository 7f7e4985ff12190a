/**
 * One thing, written once: its type (`Of<typeof X>`), its check for what comes from outside, and its JSON Schema. A
 * check never changes a value. ARC-9
 */
export type Shape<Type, Whole = Type> = {
  /** What is wrong with a value; nothing where it fits. */
  readonly faults: (value: unknown) => readonly Fault[] | undefined;
  /** As JSON Schema; parts that have a name go into `definitions` and are referred to. */
  readonly json: (definitions: Definitions) => Json;
  /** A value that fits with everything that follows where it is left out; absent where nothing does. */
  readonly fill?: (value: unknown) => unknown;
  /** Never there: they only carry the types, as it is written and with all that follows. */
  readonly type?: Type;
  readonly whole?: Whole;
};

/** The type that a shape describes. */
export type Of<Described> = Described extends Shape<infer Type, unknown> ? Type : never;

/** The type of a value in which nothing is left out that follows. */
export type Filled<Described> = Described extends Shape<unknown, infer Whole> ? Whole : never;

/** What was written, with all that follows where it says nothing. */
export const filled = <Type, Whole>(shape: Shape<Type, Whole>, value: Type): Whole =>
  (shape.fill === undefined ? value : shape.fill(value)) as Whole; // Without anything to fill they are the same.

export type Json = Readonly<Record<string, unknown>>;
export type Definitions = Map<string, Json>;

/** Something that does not fit: where, by which rule, and the facts for the sentence. */
export type Fault = { readonly path: readonly string[] } & Broken;

export type Broken =
  | { readonly code: 'missing'; readonly wanted: Broken | undefined }
  | { readonly code: 'not-known'; readonly names: readonly string[] }
  | { readonly code: 'not-a'; readonly what: string }
  | { readonly code: 'not-one-of'; readonly values: readonly string[] }
  | { readonly code: 'too-much'; readonly max: number }
  | { readonly code: 'too-little'; readonly min: number }
  | { readonly code: 'not-in-form'; readonly form: string | undefined };

/** The fault of a value itself, not of a part of it. */
export const broken = (fault: Broken): readonly Fault[] => [{ path: [], ...fault }];

/** Faults of a part, as the whole tells them. */
export const within = (name: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map(fault => ({ ...fault, path: [name, ...fault.path] }));

/** The same shape for a narrower type, which holds by what the shape checks: a brand. */
export const branded = <Type, Whole = Type>(shape: Shape<unknown>): Shape<Type, Whole> => shape as Shape<Type, Whole>;

/** A shape that JSON Schema defines once, under a name. */
export const named = <Named extends Shape<unknown>>(name: string, shape: Named, description?: string): Named => ({
  ...shape,
  json: (definitions: Definitions) => {
    if (!definitions.has(name)) {
      definitions.set(name, {}); // First, so that a shape may contain itself.
      definitions.set(name, { ...shape.json(definitions), ...(description === undefined ? {} : { description }) });
    }
    return { $ref: `#/$defs/${name}` };
  },
});

/** A shape with words for readers of its description. */
export const described = <Described extends Shape<unknown>>(shape: Described, description: string): Described => ({
  ...shape,
  json: (definitions: Definitions) => ({ ...shape.json(definitions), description }),
});

/** The same shape, of which one thing more has to hold; the form follows "has to be". */
export const such = <Type, Whole>(
  shape: Shape<Type, Whole>,
  isSo: (value: Type) => boolean,
  form: string,
): Shape<Type, Whole> => ({
  ...shape,
  faults: value => shape.faults(value) ?? (isSo(value as Type) ? undefined : broken({ code: 'not-in-form', form })),
});

/** A shape that contains itself, or one that is written further down. */
export const lazy = <Type>(shape: () => Shape<Type>): Shape<Type> => ({
  faults: value => shape().faults(value),
  json: definitions => shape().json(definitions),
});
