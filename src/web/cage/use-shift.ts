import { useEffect, useState } from 'react';
import { type ReadAnswers, read } from '#api';
import { untilAnswered, useStation, useView } from '../kit/index.ts';

/** What this cashier has paid and taken, asked again whenever money may have moved. */
export const useShift = (): ReadAnswers['shift'] | undefined => {
  const { line, feed } = useStation();
  const [shift, setShift] = useState<ReadAnswers['shift']>();
  const [awards, trays, instruments] = [useView(feed, 'awards'), useView(feed, 'trays'), useView(feed, 'instruments')];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the views say that it is time to ask.
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await untilAnswered(line, () => read(line, 'shift'), leaving.signal);
      if (answer?.ok === true) setShift(answer.value);
    };
    void ask(); // Until then the last answer stands.
    return () => leaving.abort();
  }, [line, awards, trays, instruments]);
  return shift;
};
