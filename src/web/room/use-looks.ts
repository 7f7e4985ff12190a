import { useEffect, useState } from 'react';
import { type Line, read } from '#api';
import type { Topic } from '#core/views';
import { untilAnswered } from '../kit/index.ts';

/** What can be looked at only by some, and the question whose answer says whether this person may. */
const ASKS = { tables: 'tables', queue: 'calls' } as const;
type Guarded = keyof typeof ASKS;
const GUARDED = Object.keys(ASKS) as readonly Guarded[]; // Keys of a table are its names.

/** What this person may look at, and why not at the rest, in the words of the house. */
export type Looks = { readonly topics: readonly Topic[]; readonly whys: { readonly [Name in Guarded]?: string } };

const FOR_EVERYBODY: Looks = { topics: ['clock', 'meters'], whys: {} };

/** Asked anew for everybody who signs on; a feed with a topic that is not allowed would not open at all. */
export const useLooks = (): readonly [Looks, (line: Line, person: string | undefined) => void] => {
  const [asked, setAsked] = useState<{ readonly line: Line; readonly person: string }>();
  const [looks, setLooks] = useState(FOR_EVERYBODY);
  useEffect(() => {
    setLooks(FOR_EVERYBODY);
    if (asked === undefined) return undefined;
    const leave = new AbortController();
    const ask = async (): Promise<void> => {
      const found = await untilAnswered(asked.line, () => looksOf(asked.line), leave.signal);
      if (found !== undefined) setLooks(found);
    };
    void ask();
    return () => leave.abort();
  }, [asked]);
  const about = (line: Line, person: string | undefined): void =>
    setAsked(before => {
      if (person === undefined) return undefined;
      return before?.person === person && before.line === line ? before : { line, person };
    });
  return [looks, about];
};

const looksOf = async (line: Line): Promise<Looks> => {
  const answers = await Promise.all(
    GUARDED.map(async topic => [topic, await read(line, ASKS[topic], { limit: 1 })] as const),
  );
  const allowed = answers.flatMap(([topic, answer]) => (answer.ok ? [topic] : []));
  const whys = answers.flatMap(([topic, answer]) => (answer.ok ? [] : [[topic, answer.message] as const]));
  return { topics: [...FOR_EVERYBODY.topics, ...allowed], whys: Object.fromEntries(whys) };
};
