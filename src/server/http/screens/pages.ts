import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import type { Answer } from './answer.ts';

/** Built files by the address that serves them. Only these are ever served, so no path can lead elsewhere. */
export type Pages = ReadonlyMap<string, Page>;
type Page = {
  readonly type: string;
  readonly etag: string;
  readonly lasts: boolean;
  readonly bodies: Readonly<Record<string, Bytes>>;
};
type Bytes = Uint8Array<ArrayBuffer>;

const HOME = '/home/';
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** Best first; the build leaves a packed copy beside each file under these endings. */
const ENCODINGS = { br: '.br', gzip: '.gz', identity: '' } as const;

/** The page at an address, or where it is; nothing where there is none. */
export const pageAt = (screens: Pages, path: string, headers: IncomingHttpHeaders): Answer | undefined => {
  const page = screens.get(path === '/' ? HOME : path);
  if (page !== undefined) return sent(page, headers);
  return screens.has(`${path}/`) ? { status: 301, headers: { location: `${path}/` } } : undefined;
};

/** Reads all built screens once; they are small, and an update restarts the server. */
export const loadPages = async (folder: string): Promise<Pages> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  const served = files.filter(file => extname(file) in CONTENT_TYPES);
  const found = new Set(files);
  return new Map(
    await Promise.all(served.map(async file => [addressOf(folder, file), await load(file, found)] as const)),
  );
};

const sent = (page: Page, asked: IncomingHttpHeaders): Answer => {
  const cacheControl = page.lasts ? 'public, max-age=31536000, immutable' : 'no-cache';
  const headers = { 'cache-control': cacheControl, etag: page.etag, vary: 'accept-encoding' };
  if (asked['if-none-match']?.includes(page.etag) === true) return { status: 304, headers };
  const accepted = encodingsIn(asked['accept-encoding']);
  const encoding = Object.keys(page.bodies).find(one => accepted.has(one)) ?? 'identity';
  const packed = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  return { status: 200, headers: { ...headers, ...packed, 'content-type': page.type }, body: page.bodies[encoding]! };
};

/** Those that are named and not refused by a weight of nothing. */
const encodingsIn = (accepts: string | readonly string[] = ''): ReadonlySet<string> => {
  const named = `${accepts}`.toLowerCase().split(',');
  const parts = named.map(one => one.split(';').map(part => part.trim()));
  return new Set(parts.flatMap(([name = '', ...rest]) => (rest.some(part => /^q=0(\.0*)?$/.test(part)) ? [] : name)));
};

const load = async (file: string, found: ReadonlySet<string>): Promise<Page> => {
  const bodies: Record<string, Bytes> = {};
  for (const [encoding, ending] of Object.entries(ENCODINGS)) {
    if (found.has(file + ending)) bodies[encoding] = new Uint8Array(await readFile(file + ending));
  }
  const digest = createHash('sha256').update(bodies['identity']!).digest('base64url');
  // The build names what is under assets/ after its content, so that a name never changes its meaning.
  const lasts = file.includes(`${sep}assets${sep}`);
  return { type: CONTENT_TYPES[extname(file)]!, etag: `"${digest.slice(0, 22)}"`, lasts, bodies };
};

const addressOf = (folder: string, file: string): string =>
  `/${relative(folder, file).replaceAll(sep, '/')}`.replace(/\/index\.html$/, '/');
