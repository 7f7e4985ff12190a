import path from 'node:path';
import { Fault, type Place, postgresFault, sqliteFault } from '#server/journal';

export const tablesFile = (folder: string): string => path.join(folder, 'reports.sqlite');

/** Runs work on the tables; what the disk, the server or the network did to them comes out as a fault. */
export const onTables = async <Value>(place: Place, work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    throw place.type === 'sqlite'
      ? fileFault(tablesFile(place.folder), error)
      : postgresFault(nameOf(place.url), error);
  }
};

const fileFault = (file: string, error: unknown): unknown => {
  const fault = sqliteFault(file, error);
  if (!(fault instanceof Fault) || fault.code !== 'file-damaged') return fault;
  // Unlike a journal, it can be spared.
  const sentence = `${file} is damaged. All that it held is in the journal: delete it and ask again.`;
  return new Fault(fault.code, fault.facts, sentence, error);
};

/** The address without user and password. */
const nameOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};
