import { useEffect, useState } from 'react';
import type { Line } from '#api';
import { useStation } from '../people/station-context.ts';
import { untilAnswered } from './until-answered.ts';

/** The answer, asked for again whenever one of `when` changes; until then the last answer stays. */
export const useAsked = <Found>(ask: (line: Line) => Promise<Found>, when: readonly unknown[]): Found | undefined => {
  const { line } = useStation();
  const [found, setFound] = useState<Found>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says when to ask.
  useEffect(() => {
    const leaving = new AbortController();
    const find = async () => {
      const answer = await untilAnswered(line, () => ask(line), leaving.signal);
      if (answer !== undefined) setFound(answer);
    };
    void find();
    return () => leaving.abort();
  }, [line, ...when]);
  return found;
};
