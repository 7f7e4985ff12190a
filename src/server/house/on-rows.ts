import { closing, type Place, type RowReader, readRows } from '#server/journal';

/** Opens a journal to read its rows, and closes it however the work ends. */
export const onRows = async <Value>(place: Place, work: (rows: RowReader) => Promise<Value>): Promise<Value> => {
  await using rows = closing(await readRows(place));
  return await work(rows);
};
