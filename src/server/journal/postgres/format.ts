import type { PlaceOf } from '../place.ts';
import { onDatabase } from './faults.ts';
import { connect, nameOf, ourName } from './line.ts';
import { formatOf } from './schema.ts';

export const postgresFormat = async (place: PlaceOf<'postgres'>): Promise<number> => {
  const line = await connect(place, ourName(), () => undefined);
  try {
    return await onDatabase(nameOf(place.url), () => formatOf(line.client, place.schema));
  } finally {
    await line.close();
  }
};
