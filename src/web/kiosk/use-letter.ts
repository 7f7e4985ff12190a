import { useEffect, useEffectEvent } from 'react';
import { type Done, NoAnswer } from '#api';
import type { Answer } from '#core/base';
import { deliver, useStation } from '../kit/index.ts';
import type { Letter } from './visit.ts';

/** Hands picks in until the house has answered, always under the same key: they count once. CLB-12 */
export const useLetter = (letter: Letter | undefined, onAnswer: (answer: Answer<Done>) => void): void => {
  const { line } = useStation();
  const answered = useEffectEvent(onAnswer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter is what its key says.
  useEffect(() => {
    if (letter === undefined) return undefined;
    const { key, ...entry } = letter;
    const leaving = new AbortController();
    const { signal } = leaving;
    const send = async () => {
      const answer = await deliver<Done>(line, '/kiosk/picks', entry, { key, tries: Number.POSITIVE_INFINITY, signal });
      if (!signal.aborted) answered(answer);
    };
    send().catch(error => {
      if (!(error instanceof NoAnswer)) throw error; // Nobody waits for it anymore.
    });
    return () => leaving.abort();
  }, [line, letter?.key]);
};
