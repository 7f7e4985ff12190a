import { setTimeout as rest } from 'node:timers/promises';

/** How a program of its own reaches the house: its address and the key of a service, as `station.key`. */
export type HouseLine = { readonly house: URL; readonly key: string; readonly told: (trouble: Trouble) => void };

/** Somebody does not answer, or not well; it is tried again. */
export type Trouble = { readonly of: 'house' | 'broker'; readonly reason?: string };

/** The house knows the key no more, or it may not do this: asking again is no use. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

const ANSWER_WITHIN_MS = 10_000;
const [AGAIN_FROM_MS, AGAIN_MOST_MS] = [100, 5_000];
/** Asking again is of no use: the key, the scope or the address is wrong. */
const FINAL: readonly number[] = [401, 403, 404];

const addressOf = ({ house }: HouseLine, path: string): URL => new URL(`api/v1${path}`, house);
const headersOf = ({ key }: HouseLine) => ({ authorization: `Bearer ${key}` });

/** Asks until the house answers. What it refuses for good is an error; what it does not understand has no answer. */
export const asked = async (line: HouseLine, path: string, body: object, ending: AbortSignal): Promise<unknown> => {
  const headers = { ...headersOf(line), 'content-type': 'application/json' };
  for (let againMs = AGAIN_FROM_MS; ; againMs = Math.min(AGAIN_MOST_MS, againMs * 2)) {
    ending.throwIfAborted();
    const signal = AbortSignal.any([ending, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
    const answer = await fetch(addressOf(line, path), init).catch(() => undefined);
    if (answer?.ok) return answer.json();
    if (answer !== undefined && FINAL.includes(answer.status)) throw new NotAllowed(await detailOf(answer));
    if (answer?.status === 400) return undefined;
    line.told({ of: 'house', ...(answer === undefined ? {} : { reason: await detailOf(answer) }) });
    await rest(againMs, undefined, { signal: ending });
  }
};

const detailOf = async (answer: Response): Promise<string> => {
  const body = (await answer.json().catch(() => ({}))) as { readonly detail?: string }; // A problem, or nothing.
  return body.detail ?? String(answer.status);
};

type Delta = { readonly set?: Readonly<Record<string, unknown>>; readonly gone?: readonly string[] };
export type Heard =
  | { readonly type: 'snapshot'; readonly topics: Readonly<Record<string, Readonly<Record<string, unknown>>>> }
  | { readonly type: 'delta'; readonly topics: Readonly<Record<string, Delta>> };

/** Listens to the live feed for as long as it is wanted; after a break it goes on where it was. */
export const listen = async (
  line: HouseLine,
  topics: readonly string[],
  onHeard: (heard: Heard) => void,
  ending: AbortSignal,
): Promise<void> => {
  let after = '';
  for (let againMs = AGAIN_FROM_MS; !ending.aborted; againMs = Math.min(AGAIN_MOST_MS, againMs * 2)) {
    const question = new URLSearchParams({ topics: topics.join(','), ...(after === '' ? {} : { after }) });
    const url = addressOf(line, `/feed?${question.toString()}`);
    const answer = await fetch(url, { headers: headersOf(line), signal: ending }).catch(() => undefined);
    if (answer !== undefined && FINAL.includes(answer.status)) throw new NotAllowed(await detailOf(answer));
    if (answer?.ok === true && answer.body !== null) {
      againMs = AGAIN_FROM_MS;
      try {
        for await (const { event, data, id } of framesIn(answer.body)) {
          if (id !== undefined) after = id;
          const told = JSON.parse(data) as never; // As the description of the feed says.
          if (event === 'snapshot' || event === 'delta') onHeard({ type: event, topics: told });
        }
      } catch {
        if (ending.aborted) return;
      }
    }
    await rest(againMs, undefined, { signal: ending }).catch(() => undefined);
  }
};

type Frame = { readonly event: string; readonly data: string; readonly id?: string };

/** Server-sent events. */
async function* framesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<Frame> {
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream() as never) as unknown as AsyncIterable<string>) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = new Map(text.slice(0, end).split('\n').map(fieldOf));
      text = text.slice(end + 2);
      const id = fields.get('id');
      yield {
        event: fields.get('event') ?? '',
        data: fields.get('data') ?? 'null',
        ...(id === undefined ? {} : { id }),
      };
    }
  }
}

const fieldOf = (line: string): readonly [string, string] => {
  const at = line.indexOf(':');
  return [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')];
};
