type Maybe<Fields> = { [Name in keyof Fields]: undefined extends Fields[Name] ? Name : never }[keyof Fields];

/** Fields of which those that may be `undefined` may be absent instead. */
export type Defined<Fields extends object> = {
  readonly [Name in Exclude<keyof Fields, Maybe<Fields>>]: Fields[Name];
} & {
  readonly [Name in Maybe<Fields>]?: Exclude<Fields[Name], undefined>;
};

/** The fields that hold something: what is `undefined` is left out. */
export const defined = <Fields extends object>(fields: Fields): Defined<Fields> => {
  const kept: Partial<Fields> = {};
  for (const name in fields) if (fields[name] !== undefined) kept[name] = fields[name];
  return kept as Defined<Fields>; // All that may not be absent is there.
};
