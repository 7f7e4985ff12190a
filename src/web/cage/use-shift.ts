import { useEffect, useState } from 'react';
import { type ReadAnswers, read } from '#api';
import { useStation, useView } from '../kit/index.ts';

/** What this cashier has paid and taken, asked again whenever money may have moved. */
export const useShift = (): ReadAnswers['shift'] | undefined => {
  const { line, feed } = useStation();
  const [shift, setShift] = useState<ReadAnswers['shift']>();
  const [awards, trays, instruments] = [useView(feed, 'awards'), useView(feed, 'trays'), useView(feed, 'instruments')];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the views say that it is time to ask.
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      const answer = await read(line, 'shift');
      if (answer.ok && !isLeft) setShift(answer.value);
    };
    ask().catch(() => undefined); // The next change asks again; until then the last answer stands.
    return () => {
      isLeft = true;
    };
  }, [line, awards, trays, instruments]);
  return shift;
};
