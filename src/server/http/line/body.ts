import type { IncomingMessage } from 'node:http';
import { type Answer, answer } from '#core/base';
import { check, type Shape } from '#core/shape';
import { unfit } from './command.ts';
import { parseJson } from './json.ts';
import { refuse } from './refusals.ts';

const MOST_KB = 64;

/** The body of a request, as long as it is JSON by its own word and not too big. API-3 */
export const readBody = (request: IncomingMessage, mostKb = MOST_KB): Answer<Buffer> | Promise<Answer<Buffer>> => {
  const { 'content-length': length, 'content-type': type = 'nothing', 'transfer-encoding': inChunks } = request.headers;
  if (length === undefined && inChunks === undefined) return answer(EMPTY);
  if (length === '0') return answer(EMPTY);
  if (!isJson(type)) return refuse('not-json', { got: type.slice(0, 80) }, 'API-3');
  if (Number(length) > mostKb * 1_024) return tooBig(request, mostKb);
  return gathered(request, mostKb);
};

const EMPTY = Buffer.alloc(0);

const isJson = (type: string): boolean =>
  type === 'application/json' || /^application\/json\s*;\s*charset="?utf-8"?$/i.test(type);

const gathered = (request: IncomingMessage, mostKb: number): Promise<Answer<Buffer>> =>
  new Promise(resolve => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostKb * 1_024) resolve(tooBig(request, mostKb));
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(answer(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks))));
    request.on('close', () => resolve(refuse('body-cut-off', {}, 'API-3')));
  });

/** Nobody reads the rest: the connection closes after the answer. */
const tooBig = (request: IncomingMessage, mostKb: number) => {
  request.pause();
  return refuse('body-too-big', { mostKb }, 'API-3');
};

/** The body of a request that comes from no station, as far as it fits. */
export const bodyOf = async <Value>(request: IncomingMessage, shape: Shape<Value>): Promise<Answer<Value>> => {
  const bytes = await readBody(request);
  if (!bytes.ok) return bytes;
  const body = parseJson(bytes.value);
  if (!body.ok) return body;
  const fit = check(shape, body.value);
  return fit.ok ? answer(fit.value) : unfit(fit.fields);
};
