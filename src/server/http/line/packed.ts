import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Answered } from './reply.ts';

/** Less is not worth packing: it is one packet as it is. */
const LEAST_BYTES = 1_400;
/** Answers that hardly ever change are packed once, as well as can be. */
const LARGE_BYTES = 100_000;
const KEPT_MOST = 16;
const KEPT = new Map<string, Buffer>();

/** The tag of exactly this answer, however it is packed on the way. MCH-6 */
export const tagOf = ({ body, type }: Answered): string =>
  `W/"${hash('sha256', `${type}\n${body.toString()}`, 'base64url').slice(0, 22)}"`;

/** Whether the asker has the answer already. */
export const isHad = ({ headers }: IncomingMessage, tag: string): boolean => {
  const had = headers['if-none-match'];
  return had?.split(',').some(one => one.trim().replace(/^(?!W\/)/, 'W/') === tag) === true;
};

/** The same answer, packed where the asker can unpack it. MCH-6 */
export const packed = async (request: IncomingMessage, reply: Answered, tag: string): Promise<Answered> => {
  const headers = [...(reply.headers ?? []), 'vary', 'accept-encoding'];
  const bytes = Buffer.from(reply.body);
  const encoding = bytes.length < LEAST_BYTES || IS_PACKED.test(reply.type) ? undefined : encodingFor(request);
  if (encoding === undefined) return { ...reply, headers };
  const body = await keptOr(`${encoding} ${tag}`, bytes, encoding);
  return { ...reply, body, headers: [...headers, 'content-encoding', encoding] };
};

const IS_PACKED = /^application\/pdf|^image\//;

type Encoding = 'br' | 'gzip';

const encodingFor = ({ headers }: IncomingMessage): Encoding | undefined => {
  const accepted = (headers['accept-encoding'] ?? '')
    .toString()
    .split(',')
    .flatMap(one => {
      const [name = '', ...rest] = one.split(';').map(part => part.trim().toLowerCase());
      return rest.some(part => /^q=0(\.0*)?$/.test(part)) ? [] : [name];
    });
  return (['br', 'gzip'] as const).find(one => accepted.includes(one));
};

const keptOr = async (name: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
  const kept = KEPT.get(name);
  if (kept !== undefined) return kept;
  const isLarge = bytes.length >= LARGE_BYTES;
  const body = await PACK[encoding](bytes, isLarge);
  if (!isLarge) return body;
  const [oldest] = KEPT.keys();
  if (KEPT.size === KEPT_MOST && oldest !== undefined) KEPT.delete(oldest);
  KEPT.set(name, body);
  return body;
};

const [gzipped, brotlied] = [promisify(gzip), promisify(brotliCompress)];

const PACK: Readonly<Record<Encoding, (bytes: Buffer, isLarge: boolean) => Promise<Buffer>>> = {
  gzip: (bytes, isLarge) => gzipped(bytes, { level: isLarge ? 6 : 1 }) as Promise<Buffer>, // With options, too.
  br: (bytes, isLarge) =>
    brotlied(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isLarge ? 5 : 1,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
};
