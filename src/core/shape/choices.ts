import { type Fields, type FilledObject, type ObjectOf, object } from './compounds.ts';
import { exactly } from './scalars.ts';
import { branded, broken, type Filled, type Of, type Shape, within } from './shape.ts';

type Flat<Type> = { readonly [Name in keyof Type]: Type[Name] };

/** One member of a choice by the name that is in `Key`. */
type Member<Key extends string, Name, Fields> = Flat<{ readonly [K in Key]: Name } & Fields>;

export type Members = Readonly<Record<string, Fields>>;

export type ChoiceShape<Key extends string, M extends Members> = Shape<
  { [Name in keyof M & string]: Member<Key, Name, ObjectOf<M[Name]>> }[keyof M & string],
  { [Name in keyof M & string]: Member<Key, Name, FilledObject<M[Name]>> }[keyof M & string]
> & {
  /** The fields of every member, without the one that tells them apart. */
  readonly members: M;
};

/** A choice told by its `type`: each member has exactly its own fields. */
export const choice = <const M extends Members>(members: M): ChoiceShape<'type', M> => choiceBy('type', members);

export const choiceBy = <const Key extends string, const M extends Members>(
  key: Key,
  members: M,
): ChoiceShape<Key, M> => {
  const shapes = Object.entries(members).map(
    ([name, fields]) => [name, object({ [key]: exactly(name), ...fields })] as const,
  );
  return { members, ...branded<Of<ChoiceShape<Key, M>>, Filled<ChoiceShape<Key, M>>>(toldBy(key, shapes)) };
};

/** A choice of whole shapes, each of which has its name in `key`. */
export const toldBy = <Type, Whole = Type>(
  key: string,
  members: Iterable<readonly [name: string, shape: Shape<Type, Whole>]>,
): Shape<Type, Whole> => {
  const shapes = new Map(members);
  const names = [...shapes.keys()];
  return {
    fill: value => {
      const shape = shapes.get(String((value as Readonly<Record<string, unknown>>)[key]));
      return shape?.fill === undefined ? value : shape.fill(value);
    },
    faults: value => {
      if (typeof value !== 'object' || value === null) return broken({ code: 'not-a', what: 'object' });
      const name = (value as Readonly<Record<string, unknown>>)[key];
      const shape = typeof name === 'string' ? shapes.get(name) : undefined;
      return shape === undefined ? within(key, broken({ code: 'not-one-of', values: names })) : shape.faults(value);
    },
    json: definitions => ({ oneOf: [...shapes.values()].map(shape => shape.json(definitions)) }),
  };
};

/** One of several shapes that no field tells apart: the faults are those of the one that comes closest. */
export const either = <const Shapes extends readonly Shape<unknown>[]>(
  ...shapes: Shapes
): Shape<Of<Shapes[number]>, Filled<Shapes[number]>> => ({
  fill: value => shapes.find(shape => shape.faults(value) === undefined)?.fill?.(value) ?? value,
  faults: value => {
    const all = [];
    for (const shape of shapes) {
      const faults = shape.faults(value);
      if (faults === undefined) return undefined;
      all.push(faults);
    }
    return all.reduce((best, faults) => (depth(faults) > depth(best) ? faults : best));
  },
  json: definitions => {
    const all = new Map(shapes.map(shape => shape.json(definitions)).map(json => [JSON.stringify(json), json]));
    const [only, ...others] = all.values();
    return others.length === 0 ? only! : { anyOf: [...all.values()] };
  },
});

/** How deep the first fault is: the choice that got furthest was meant. */
const depth = (faults: readonly { readonly path: readonly string[] }[]): number => faults[0]?.path.length ?? 0;
