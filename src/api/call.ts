import type { Answer, Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import type { Done, Previewed, ReadAnswers } from './answers.ts';
import { isProblem, refusalOf } from './problem.ts';
import { READS, type ReadName } from './reads.ts';

/** How a screen or another program reaches the house. */
export type Line = {
  /** Where the house is: empty for a page that comes from it. */
  readonly origin: string;
  /** What says who asks: `X-Station` in a browser, `Authorization` elsewhere. */
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
  readonly wait: (ms: number) => Promise<void>;
};

/** Nobody waits longer for an answer before it is asked for again under the same key. */
const SEND_AGAIN_AFTER_MS = 2_500;
const TRIES = 5;

/** No answer came, or none of ours: what was asked may be done or not. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * Sends a command, and again under the same key while no answer comes; it is done once or not at all. Throws `NoAnswer`
 * when nobody answers: then ask again with the same key.
 */
export const command = (line: Line, asked: HouseCommand, key: string): Promise<Answer<Done>> =>
  act<Done>(line, '/commands', asked, key);

/** What would become of a command; nothing is done. */
export const preview = (line: Line, asked: HouseCommand, key: string): Promise<Answer<Previewed>> =>
  act<Previewed>(line, '/preview', asked, key);

/** The same for whatever is posted: sign-on, people, stations. */
export const act = async <Value>(line: Line, path: string, body: object, key: string): Promise<Answer<Value>> => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  for (let tried = 1; ; tried++) {
    const answered = await attempt<Value>(line, path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answered !== undefined) return answered;
    if (tried === TRIES) throw new NoAnswer('No answer came from the house.');
    await line.wait(SEND_AGAIN_AFTER_MS / TRIES);
  }
};

type Named = Readonly<Record<string, string | number>>;

/** Looks at something; names in the path are taken from `named`, the rest of it stands after "?". */
export const read = async <Name extends ReadName>(
  line: Line,
  name: Name,
  named: Named = {},
): Promise<Answer<ReadAnswers[Name]>> => {
  const answered = await attempt<ReadAnswers[Name]>(line, addressOf(READS[name].path, named), { method: 'GET' });
  if (answered === undefined) throw new NoAnswer('No answer came from the house.');
  return answered;
};

/** What is answered as a paper. */
export type PaperName = 'slip' | 'sheet' | 'tournamentLog' | 'tournamentSlip';

/** A paper to print: a slip, a rule sheet, the log of a tournament. */
export const paper = async (line: Line, name: PaperName, named: Named): Promise<Answer<Blob>> => {
  const response = await line.fetch(`${line.origin}/api/v1${addressOf(READS[name].path, named)}`, {
    headers: { ...line.headers },
  });
  if (response.ok) return { ok: true, value: await response.blob() };
  const body: unknown = await response.json();
  if (isProblem(body)) return refusalOf(body);
  throw new NoAnswer('No answer came from the house.');
};

/** `/tables/{table}` with `{ table: 7, limit: 5 }` is `/tables/7?limit=5`. */
export const addressOf = (path: string, named: Named): string => {
  const left = new Map(Object.entries(named));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name);
    left.delete(name);
    return encodeURIComponent(String(value));
  });
  const question = new URLSearchParams([...left].map(([name, value]) => [name, String(value)])).toString();
  return question === '' ? filled : `${filled}?${question}`;
};

/** What was answered; nothing when no answer of ours came in time. */
const attempt = async <Value>(line: Line, path: string, init: RequestInit): Promise<Answer<Value> | undefined> => {
  try {
    const response = await line.fetch(`${line.origin}/api/v1${path}`, {
      ...init,
      headers: { ...line.headers, ...init.headers },
      signal: AbortSignal.timeout(SEND_AGAIN_AFTER_MS),
    });
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, value: body as Value }; // As the contract of this address says.
    return isProblem(body) && !isUnsure(refusalOf(body)) ? refusalOf(body) : undefined;
  } catch {
    return undefined;
  }
};

/** The house may have done it: whoever asks again with the same key learns what became of it. */
const isUnsure = ({ code }: Refusal): boolean => code === 'outcome-unknown' || code === 'server-failed';
