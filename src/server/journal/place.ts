/** Where a house keeps its journal: a folder of this machine, or a schema of a PostgreSQL database. */
export type Place =
  | { readonly type: 'sqlite'; readonly folder: string }
  | {
      readonly type: 'postgres';
      readonly url: string;
      /** One house, one schema. */
      readonly schema: string;
      /** How long a writer that says nothing stays the writer. */
      readonly leaseMs: number;
    };
export type PlaceOf<Type extends Place['type']> = Extract<Place, { type: Type }>;

/** What is done at each kind of place. Everything that is kept beside a journal has one such table. */
export type AtPlaces<Value> = { readonly [Type in Place['type']]: (place: PlaceOf<Type>) => Value };

export const atPlace = <Value>(place: Place, tables: AtPlaces<Value>): Value => {
  const done = tables[place.type] as (place: Place) => Value; // The entry of a type takes places of that type.
  return done(place);
};

/** The folder of this machine that is the place; a database, which other machines reach too, has none. */
export const folderOf = (place: Place): string | undefined =>
  atPlace<string | undefined>(place, { sqlite: ({ folder }) => folder, postgres: () => undefined });

/** The folder of this machine in which something is beside the journal. */
export const folderBeside = (place: Place, otherwise: string): string => folderOf(place) ?? otherwise;
