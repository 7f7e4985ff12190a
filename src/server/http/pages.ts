import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';

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

export const pages = (screens: Pages): Hono =>
  new Hono().get('*', async (c, next) => {
    const page = screens.get(c.req.path === '/' ? HOME : c.req.path);
    if (page !== undefined) return send(c, page);
    if (screens.has(`${c.req.path}/`)) return c.redirect(`${c.req.path}/`, 301);
    return next();
  });

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

const send = (c: Context, page: Page): Response => {
  const cacheControl = page.lasts ? 'public, max-age=31536000, immutable' : 'no-cache';
  const headers = { 'cache-control': cacheControl, etag: page.etag, vary: 'accept-encoding' };
  if (c.req.header('if-none-match')?.includes(page.etag)) return c.body(null, 304, headers);

  const supports = Object.keys(page.bodies);
  const encoding = accepts(c, { header: 'Accept-Encoding', supports, default: 'identity', match: bestEncoding });
  const body = page.bodies[encoding] ?? page.bodies['identity']!;
  const packed = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  return c.body(body, 200, { ...headers, ...packed, 'content-type': page.type });
};

const bestEncoding: NonNullable<Parameters<typeof accepts>[1]['match']> = (accepted, { supports, default: plain }) =>
  supports.find(encoding => accepted.some(({ type, q }) => type === encoding && q > 0)) ?? plain;

const load = async (file: string, found: ReadonlySet<string>): Promise<Page> => {
  const bodies: Record<string, Bytes> = {};
  for (const [encoding, ending] of Object.entries(ENCODINGS)) {
    if (found.has(file + ending)) bodies[encoding] = new Uint8Array(await readFile(file + ending));
  }
  const digest = createHash('sha256').update(bodies['identity']!).digest('base64url');
  // The build names what lies under assets/ after its content, so that a name never changes its meaning.
  const lasts = file.includes(`${sep}assets${sep}`);
  return { type: CONTENT_TYPES[extname(file)]!, etag: `"${digest.slice(0, 22)}"`, lasts, bodies };
};

const addressOf = (folder: string, file: string): string =>
  `/${relative(folder, file).replaceAll(sep, '/')}`.replace(/\/index\.html$/, '/');
