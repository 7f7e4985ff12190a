import { useEffect, useRef } from 'react';
import { act, type Done, NoAnswer } from '#api';
import type { Answer } from '#core/base';
import { useStation } from '../kit/index.ts';
import type { Letter } from './visit.ts';

const AGAIN_MS = 1_000;

/** Hands picks in until the house has answered, always under the same key: they count once. CLB-12 */
export const useLetter = (letter: Letter | undefined, onAnswer: (answer: Answer<Done>) => void): void => {
  const { line } = useStation();
  const answered = useRef(onAnswer);
  answered.current = onAnswer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter is what its key says.
  useEffect(() => {
    if (letter === undefined) return undefined;
    const { key, ...entry } = letter;
    const leaving = new AbortController();
    const send = async () => {
      while (!leaving.signal.aborted) {
        try {
          const answer = await act<Done>(line, '/kiosk/picks', entry, key);
          if (!leaving.signal.aborted) answered.current(answer);
          return;
        } catch (error) {
          if (!(error instanceof NoAnswer)) throw error;
          await line.wait(AGAIN_MS);
        }
      }
    };
    void send();
    return () => leaving.abort();
  }, [line, letter?.key]);
};
