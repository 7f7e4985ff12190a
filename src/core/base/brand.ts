declare const brand: unique symbol;

/** A type that cannot be mixed up with its base; only the file that owns the brand may cast to it. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };

/** Any branded type. */
export type Branded = { readonly [brand]: string };
