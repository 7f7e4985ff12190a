import { Fault, fault } from '../fault.ts';

/** Runs work on the file; what the disk or another process did to it comes out as a fault. */
export const onFile = <Value>(file: string, work: () => Value): Value => {
  try {
    return work();
  } catch (error) {
    throw sqliteFault(file, error);
  }
};

/** By primary result code (sqlite.org/rescode.html); any other is our bug and is thrown as it is. */
export const sqliteFault = (file: string, error: unknown): unknown => {
  if (error instanceof Fault || !isSqliteError(error)) return error;
  const reason = error.errstr;
  // The low byte is the kind, the rest tells more of it.
  switch (error.errcode & 0xff) {
    case 3: // PERM
    case 8: // READONLY
    case 10: // IOERR
    case 14: // CANTOPEN
      return fault('disk-failed', { place: file, reason }, error);
    case 5: // BUSY
    case 6: // LOCKED
      return fault('journal-taken', { place: file, holder: 'it holds the lock' }, error);
    case 11: // CORRUPT
    case 26: // NOTADB
      return fault('file-damaged', { place: file, reason }, error);
    case 13: // FULL
      return fault('disk-full', { place: file }, error);
    default:
      return error;
  }
};

const isSqliteError = (error: unknown): error is Error & { errcode: number; errstr: string } =>
  error instanceof Error && 'errcode' in error && 'errstr' in error;
