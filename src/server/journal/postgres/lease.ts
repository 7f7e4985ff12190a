import { setTimeout as sleep } from 'node:timers/promises';
import { fault } from '../fault.ts';
import { schemaPlace } from './faults.ts';
import type { Line, PostgresPlace } from './line.ts';

/** A writer renews its lease this many times before it would run out. */
const RENEWALS = 4;
/** How long a takeover waits for the old writer's last append. */
const PATIENCE = '1s';

/**
 * Begins a new epoch if the lease has run out by the database's clock alone. Whatever the old writer had
 * under way is then either committed or will find the epoch changed and write nothing.
 */
export const takeLease = async (line: Line, place: PostgresPlace, holder: string): Promise<number> => {
  try {
    await line.client.query(`BEGIN; SET LOCAL lock_timeout = '${PATIENCE}'`);
    const [taken] = await line.ask('take', TAKE, [holder, place.leaseMs]);
    await line.client.query('COMMIT');
    if (taken !== undefined) return Number(taken[0]);
  } catch (error) {
    await line.client.query('ROLLBACK');
    if (!isLockTimeout(error)) throw error;
    // The old writer stopped between its statement and the end of it, and holds the row: hang up on it.
    await line.ask('hang-up', HANG_UP);
  }
  const left = await takenFromSilence(line, place, holder);
  if (left !== undefined) return left;
  const [writer] = await line.ask('writer', 'SELECT holder FROM writer');
  throw fault('journal-taken', {
    place: schemaPlace(place),
    holder: String(writer?.[0]),
  });
};

/**
 * A lease that runs for longer than any writer asks for was given before the clock of the database stepped back. Then
 * only one's own steady clock counts: a writer that renews nothing for longer than its lease is gone. JRN-24
 */
const takenFromSilence = async (line: Line, place: PostgresPlace, holder: string): Promise<number | undefined> => {
  const [seen] = await line.ask('long', LONG, [place.leaseMs]);
  if (seen === undefined) return undefined;
  await sleep(place.leaseMs * SILENT_FOR);
  const [taken] = await line.ask('take-silent', TAKE_SILENT, [holder, place.leaseMs, seen[0], seen[1]]);
  return taken === undefined ? undefined : Number(taken[0]);
};

const SILENT_FOR = 1.5;

/** Renews until stopped; reports once when the lease is gone or cannot be renewed. */
export const keepLease = (
  line: Line,
  epoch: number,
  leaseMs: number,
  report: (error: unknown) => void,
): (() => void) => {
  const renew = async (): Promise<void> => {
    const [renewed] = await line.ask('renew', RENEW, [epoch, leaseMs]);
    if (renewed === undefined) throw await leaseLost(line, epoch);
  };
  const timer = setInterval(() => {
    renew().catch(error => {
      clearInterval(timer);
      report(error);
    });
  }, leaseMs / RENEWALS);
  timer.unref();
  return () => clearInterval(timer);
};

export const leaseLost = async (line: Line, epoch: number): Promise<Error> => {
  const [writer] = await line.ask('writer', 'SELECT holder FROM writer');
  return fault('lease-lost', { epoch, holder: String(writer?.[0]) });
};

/** Lets a standby take over at once. */
export const giveUpLease = async (line: Line, epoch: number): Promise<void> => {
  await line.ask('give-up', 'UPDATE writer SET expires_at = clock_timestamp() WHERE epoch = $1', [epoch]);
};

const UNTIL = `clock_timestamp() + $2::integer * interval '1 ms'`;
const TAKE = `UPDATE writer SET epoch = epoch + 1, holder = $1, expires_at = ${UNTIL}
  WHERE expires_at < clock_timestamp() RETURNING epoch`;
const LONG = `SELECT epoch, expires_at::text FROM writer
  WHERE expires_at > clock_timestamp() + 2 * $1::integer * interval '1 ms'`;
const TAKE_SILENT = `UPDATE writer SET epoch = epoch + 1, holder = $1, expires_at = ${UNTIL}
  WHERE epoch = $3::integer AND expires_at::text = $4::text RETURNING epoch`;
const RENEW = `UPDATE writer SET expires_at = ${UNTIL} WHERE epoch = $1 RETURNING epoch`;
const HANG_UP = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity JOIN writer ON application_name = holder
  WHERE expires_at < clock_timestamp()`;

const isLockTimeout = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03';
