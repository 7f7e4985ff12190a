import { useEffect, useRef, useState } from 'react';
import type { Activity, Offering } from '#core/rulebook';
import { ownScript } from '../../kit/index.ts';
import type { Asked, Told } from './answer.ts';
import workerAddress from './worker.ts?worker&url';

/** Asks the worker what an offering would mean; the last answer stays until the next has come. */
export const useAhead = (activity: Activity, offering: Offering, options: Readonly<Record<string, string>>) => {
  const worker = useRef<Worker | undefined>(undefined);
  const [told, setTold] = useState<Told & { readonly of: string }>();
  const of = JSON.stringify([activity.id, offering, options]);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    const [, posted, given] = JSON.parse(of) as [string, Offering, Asked['options']]; // As it was put together above.
    worker.current ??= new Worker(ownScript(workerAddress), { type: 'module' });
    const asked = worker.current;
    const question: Asked = {
      id: ++last,
      activity: JSON.stringify(activity),
      offering: JSON.stringify(posted),
      options: given,
    };
    const hear = ({ data }: MessageEvent<Told>) => {
      if (data.id === question.id) setTold({ ...data, of });
    };
    asked.addEventListener('message', hear);
    asked.postMessage(question);
    return () => asked.removeEventListener('message', hear);
  }, [of, activity]);
  return { told, isWorking: told?.of !== of };
};

let last = 0;
