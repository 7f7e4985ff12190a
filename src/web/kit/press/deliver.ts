import { type Line, NoAnswer, post } from '#api';
import type { Answer } from '#core/base';
import { newKey } from './new-key.ts';

type How = {
  /** The same key is the same press, however often it is sent. */
  readonly key?: string;
  /** How often it is tried before `NoAnswer` is thrown. */
  readonly tries?: number;
  /** Nobody waits for it anymore. */
  readonly signal?: AbortSignal;
};

const TRY_AGAIN_MS = 500;
/** As often as a person at the screen waits for an answer. */
const WHILE_SOMEBODY_WAITS = 5;

/** The one loop of the screens: sends again under the same key while no answer comes. Done once or not at all. */
export const deliver = async <Value>(
  line: Line,
  path: string,
  body: object,
  { key = newKey(), tries = WHILE_SOMEBODY_WAITS, signal }: How = {},
): Promise<Answer<Value>> => {
  for (let tried = 1; ; tried++) {
    try {
      return await post<Value>(line, path, body, key);
    } catch (error) {
      if (!(error instanceof NoAnswer) || tried >= tries || signal?.aborted === true) throw error;
      await line.wait(TRY_AGAIN_MS);
    }
  }
};
