/** What has a name of its own: a command, or something that happened. */
export type Named = { readonly type: string };

/** One of them by its name. */
export type OfType<Union extends Named, Type extends string> = Union extends Named
  ? Type extends Union['type']
    ? Union
    : never
  : never;
