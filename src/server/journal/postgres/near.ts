import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Line, PostgresPlace } from './line.ts';

const HERE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A server on this machine is reached by its socket, which takes a twelfth off a solo commit, once it is clear that
 * it is the same server: another may listen at the same port, for example a forwarded one. JRN-18
 */
export const nearest = async (
  place: PostgresPlace,
  line: Line,
  connectTo: (url: string) => Promise<Line>,
): Promise<Line> => {
  for (const url of await socketsOf(place, line)) {
    const near = await connectTo(url).catch(() => undefined); // The door that was named stays open.
    if (near === undefined) continue;
    const isSame = await areSame(near, line).catch(() => false);
    await (isSame ? line : near).close();
    if (isSame) return near;
  }
  return line;
};

const socketsOf = async ({ url }: PostgresPlace, { ask }: Line): Promise<readonly string[]> => {
  const { hostname, port, username, password, pathname, search } = new URL(url);
  if (!HERE.includes(hostname) || search !== '') return [];
  // A role that may not see the setting gets no row, and stays at the door that was named.
  const [folders] = await ask('', "SELECT setting FROM pg_settings WHERE name = 'unix_socket_directories'");
  const number = port === '' ? '5432' : port;
  return String(folders?.[0])
    .split(',')
    .map(folder => folder.trim())
    .filter(folder => path.isAbsolute(folder) && existsSync(path.join(folder, `.s.PGSQL.${number}`)))
    .map(folder => {
      const person = password === '' ? username : `${username}:${password}`;
      return `postgres://${person}@${encodeURIComponent(folder)}:${number}${pathname}`;
    });
};

const areSame = async (some: Line, other: Line): Promise<boolean> =>
  isDeepStrictEqual(await whoIs(some), await whoIs(other));

/** The microsecond at which the server was started, and where the line leads to. */
const whoIs = ({ ask }: Line): Promise<unknown> =>
  ask('', 'SELECT pg_postmaster_start_time()::text, current_database(), current_user');
