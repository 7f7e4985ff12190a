import type { Answer, Refusal } from '#core/base';
import type { DrawRecord } from '#core/draws';
import type { Facts } from '#core/words';
import type { ReadAnswers } from './answers.ts';
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
  /** Has the person at the screen type the PIN again; answers whether it was right. PPL-22 */
  readonly typePin?: () => Promise<boolean>;
  /** Has the browser ask for a passkey; answers what it says, or nothing. PPL-24 */
  readonly passkey?: (asked: Facts) => Promise<object | undefined>;
};

/** Nobody waits longer for an answer before it is asked for again under the same key. */
const ANSWER_WITHIN_MS = 2_500;

/** No answer came, or none of ours: what was asked may be done or not. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * Posts something once: a command, a sign-on, a draw. Throws `NoAnswer` when nobody answers: then it may be done or
 * not, and sending the same key again tells which. Only the press tries again.
 */
export const post = async <Value>(line: Line, path: string, body: object, key: string): Promise<Answer<Value>> => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const send = (whole: object) => attempt<Value>(line, path, { method: 'POST', headers, body: JSON.stringify(whole) });
  const ask = () => send(body);
  const answered = await withPin(line, await ask(), ask);
  if (answered.ok || answered.code !== 'passkey-needed') return answered;
  const passkey = await line.passkey?.(answered.facts);
  return passkey === undefined ? answered : send(withPasskey(body, passkey));
};

/** Beside badge and PIN, whose ever they are. */
const withPasskey = (body: object, passkey: object): object =>
  'second' in body ? { ...body, second: { ...(body.second as object), passkey } } : { ...body, passkey };

/** Asked once more where the house wants the PIN first, and the person has typed it. */
const withPin = async <Value>(
  { typePin }: Line,
  answered: Answer<Value>,
  again: () => Promise<Answer<Value>>,
): Promise<Answer<Value>> => {
  if (answered.ok || answered.code !== 'pin-again' || typePin === undefined) return answered;
  return (await typePin()) ? again() : answered;
};

/** A draw that is over, as everybody may see it. LOT-13 */
export const publishedDraw = (line: Line, draw: number): Promise<Answer<DrawRecord & { readonly demo?: 'DEMO' }>> =>
  attempt(line, `/public/draws/${draw}`, { method: 'GET' });

type Named = Readonly<Record<string, string | number>>;

/** Looks at something; names in the path are taken from `named`, the rest goes after "?". */
export const read = <Name extends ReadName>(
  line: Line,
  name: Name,
  named: Named = {},
): Promise<Answer<ReadAnswers[Name]>> =>
  attempt<ReadAnswers[Name]>(line, addressOf(READS[name].path, named), { method: 'GET' });

/** What is answered as a paper. */
type PaperName = 'report' | 'slip' | 'sheet' | 'draftSheet' | 'housePaper' | 'tournamentLog' | 'tournamentSlip';

/** A paper to print or to keep: a slip, a rule sheet, a report, the log of a tournament. */
export const paper = async (line: Line, name: PaperName, named: Named): Promise<Answer<Blob>> => {
  const ask = () => paperOnce(line, name, named);
  return withPin(line, await ask(), ask);
};

const paperOnce = async (line: Line, name: PaperName, named: Named): Promise<Answer<Blob>> => {
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

/** What was answered; throws `NoAnswer` when no answer of ours came in time. */
const attempt = async <Value>(line: Line, path: string, init: RequestInit): Promise<Answer<Value>> => {
  const answered = await answerTo<Value>(line, path, init).catch(() => undefined);
  if (answered === undefined) throw new NoAnswer('No answer came from the house.');
  return answered;
};

const answerTo = async <Value>(line: Line, path: string, init: RequestInit): Promise<Answer<Value> | undefined> => {
  const response = await line.fetch(`${line.origin}/api/v1${path}`, {
    ...init,
    headers: { ...line.headers, ...init.headers },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const body: unknown = await response.json();
  if (response.ok) return { ok: true, value: body as Value }; // As the contract of this address says.
  return isProblem(body) && !isUnsure(refusalOf(body)) ? refusalOf(body) : undefined;
};

/** The house may have done it: sending the same key again tells. */
const isUnsure = ({ code }: Refusal): boolean => code === 'outcome-unknown' || code === 'server-failed';
