import { closing } from '../closing.ts';
import type { PlaceOf } from '../place.ts';
import { databaseName, onDatabase } from './faults.ts';
import { connect, ourName } from './line.ts';
import { formatOf } from './schema.ts';

export const postgresFormat = async (place: PlaceOf<'postgres'>): Promise<number> => {
  await using line = closing(await connect(place, ourName(), () => undefined));
  return await onDatabase(databaseName(place.url), () => formatOf(line.client, place.schema));
};
