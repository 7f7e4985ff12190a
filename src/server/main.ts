import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { app, loadPages } from '#server/http';

export type ServeOptions = { readonly port: number; readonly host: string; readonly screensFolder: string };
export type Serving = { readonly address: string; readonly stop: () => Promise<void> };

export const DEFAULTS: ServeOptions = {
  port: 4040,
  // Until stations are enrolled only this machine may ask; a house opens its network with --host.
  host: '127.0.0.1',
  screensFolder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
};

const STOP_WITHIN_MS = 5_000;

/** Something a person can put right before the server starts; the message says what. */
export class CannotServe extends Error {}

/** Puts the parts together and listens. */
export const serve = async (options: Partial<ServeOptions> = {}): Promise<Serving> => {
  const { port, host, screensFolder } = { ...DEFAULTS, ...options };
  if (!existsSync(screensFolder)) {
    throw new CannotServe('The screens are not built yet. Run npm run build, then start again.');
  }
  const [version, screens] = await Promise.all([ourVersion(), loadPages(screensFolder)]);
  const answer = getRequestListener(app({ version, screens }).fetch);
  const server = createServer((request, response) => void answer(request, response));
  await listen(server, port, host);
  const { port: opened } = server.address() as AddressInfo; // A listening TCP server has an address of this kind.
  return { address: `http://${nameOf(host)}:${opened}/`, stop: () => stop(server) };
};

/** A port and host from `--port` and `--host`, else from PORT and HOUSEWAY_HOST (tools set HOST for other ends). */
export const readOptions = (args: readonly string[], env: NodeJS.ProcessEnv): Partial<ServeOptions> => {
  const { port, host } = parseFlags(args);
  const portText = port ?? env['PORT'];
  const hostText = host ?? env['HOUSEWAY_HOST'];
  return {
    ...(portText === undefined || portText === '' ? {} : { port: parsePort(portText) }),
    ...(hostText === undefined || hostText === '' ? {} : { host: hostText }),
  };
};

const parseFlags = (args: readonly string[]): { port?: string; host?: string } => {
  try {
    return parseArgs({ args: [...args], options: { port: { type: 'string' }, host: { type: 'string' } } }).values;
  } catch {
    throw new CannotServe(`Not understood: ${args.join(' ')}. The options are --port 4040 and --host 0.0.0.0.`);
  }
};

const parsePort = (text: string): number => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new CannotServe(`${text} is not a port. Choose a number from 1 to 65535, for example --port 4040.`);
};

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new CannotServe(whyNot(error, port, host))));
    server.listen(port, host, () => resolve());
  });

const whyNot = (error: NodeJS.ErrnoException, port: number, host: string): string => {
  switch (error.code) {
    case 'EADDRINUSE':
      return (
        `Port ${port} is taken by another program, perhaps by a Houseway that already runs. ` +
        `Stop it, or choose another port: npm start -- --port ${port + 1}`
      );
    case 'EACCES':
      return `This user may not open port ${port}. Choose one above 1023: npm start -- --port ${DEFAULTS.port}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Use --host 127.0.0.1 or --host 0.0.0.0.`;
    default:
      return `Port ${port} at ${host} could not be opened: ${error.message}`;
  }
};

/** Takes nothing new, answers what is being answered, and hangs up on whoever still holds the line after that. */
const stop = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close(error => (error === undefined ? resolve() : reject(error)));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref();
  });

const nameOf = (host: string): string => {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

const ourVersion = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string; // Our own file, which npm does not install without a version.
  };
  return version;
};
