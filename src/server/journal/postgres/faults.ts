import { DatabaseError } from 'pg';
import { Fault, fault } from '../fault.ts';

/** The address of a database without user and password. */
export const databaseName = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

/** Runs work on the database; what the server, the network or another writer did comes out as a fault. */
export const onDatabase = async <Value>(database: string, work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    throw postgresFault(database, error);
  }
};

/** By SQLSTATE; an error without one is the connection's. Any other state is our bug and is thrown as it is. */
export const postgresFault = (database: string, error: unknown): unknown => {
  if (error instanceof Fault || !(error instanceof Error)) return error;
  const reason = error.message;
  const code = 'code' in error ? String(error.code) : '';
  // A system code may look like a SQLSTATE: EPIPE has five letters too.
  const state = error instanceof DatabaseError ? code : '';
  if (state === '53100') return fault('disk-full', { place: database }, error);
  if (/^(28|3D|42501)/.test(state)) return fault('database-refused', { database, reason }, error);
  if (/^XX00[12]/.test(state)) return fault('file-damaged', { place: database, reason }, error);
  if (state.startsWith('58')) return fault('disk-failed', { place: database, reason }, error);
  const isTheLine = state === '' && LINE.test(`${code} ${reason}`);
  if (isTheLine || /^(08|53|57)/.test(state)) return fault('database-gone', { database, reason }, error);
  return error;
};

const LINE = /ECONN|ENOTFOUND|EPIPE|EHOST|ENET|ETIMEDOUT|EAI_|ENOENT|[Cc]onnection|timeout|not queryable/;
