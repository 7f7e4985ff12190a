import type { IncomingMessage } from 'node:http';
import { type Answer, answer } from '#core/base';
import { refuse } from './refusals.ts';

const MOST_KB = 64;
const MOST_BYTES = MOST_KB * 1_024;

/** The body of a request, as long as it is JSON by its own word and not too big. API-3 */
export const readBody = async (request: IncomingMessage): Promise<Answer<Buffer>> => {
  const { 'content-length': length, 'content-type': type = 'nothing', 'transfer-encoding': inChunks } = request.headers;
  if (length === undefined && inChunks === undefined) return answer(EMPTY);
  if (length === '0') return answer(EMPTY);
  if (!isJson(type)) return refuse('not-json', { got: type.slice(0, 80) }, 'API-3');
  if (Number(length) > MOST_BYTES) return tooBig(request);
  return gathered(request);
};

const EMPTY = Buffer.alloc(0);

const isJson = (type: string): boolean =>
  type === 'application/json' || /^application\/json\s*;\s*charset="?utf-8"?$/i.test(type);

const gathered = (request: IncomingMessage): Promise<Answer<Buffer>> =>
  new Promise(resolve => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_BYTES) resolve(tooBig(request));
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(answer(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks))));
    request.on('error', () => resolve(refuse('body-cut-off', {}, 'API-3')));
    request.on('close', () => resolve(refuse('body-cut-off', {}, 'API-3')));
  });

/** Nobody reads the rest: the line is cut once the answer is out. */
const tooBig = (request: IncomingMessage) => {
  request.pause();
  return refuse('body-too-big', { mostKb: MOST_KB }, 'API-3');
};
