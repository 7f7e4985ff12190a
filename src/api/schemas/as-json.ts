import type { MechanismName, StateIn } from '#core/house';

/** As JSON has it: maps are objects, sets are lists. */
export type AsJson<Value> = Value extends string | number | boolean | undefined
  ? Value
  : Value extends ReadonlyMap<string, infer Kept>
    ? Readonly<Record<string, AsJson<Kept>>>
    : Value extends ReadonlySet<infer Kept>
      ? readonly AsJson<Kept>[]
      : { readonly [Key in keyof Value]: AsJson<Value[Key]> };

/** How a promotion stands, as it is sent. */
export type SentState<Name extends MechanismName> = AsJson<StateIn<Name>>;
