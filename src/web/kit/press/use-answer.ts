import { useEffect, useState } from 'react';
import { type ReadAnswers, type ReadName, read } from '#api';
import { useStation } from '../people/station-context.ts';

/**
 * Something that is looked up for a page: once, and again when another thing is asked for or `since` is another.
 * `noAnswer` is what is said where none came.
 */
export const useAnswer = <Name extends ReadName>(
  name: Name,
  named: Readonly<Record<string, string | number>> | undefined,
  noAnswer: string,
  since?: unknown,
) => {
  const { line } = useStation();
  const [found, setFound] = useState<ReadAnswers[Name]>();
  const [why, setWhy] = useState('');
  const asked = JSON.stringify(named);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is told by its text.
  useEffect(() => {
    if (named === undefined) return undefined;
    const leave = new AbortController();
    const ask = async () => {
      const answer = await read(line, name, named).catch(() => undefined);
      if (leave.signal.aborted) return;
      if (answer?.ok === true) setFound(answer.value);
      setWhy(answer === undefined ? noAnswer : answer.ok ? '' : answer.message);
    };
    void ask();
    return () => leave.abort();
  }, [line, name, asked, since]);
  return { found, why };
};
