import { useState } from 'react';
import type { Answer } from '#core/base';

/** For what somebody wants to have now, as a paper: asked once; where it does not come, the page says why. */
export const useFetched = (noAnswer: string) => {
  const [why, setWhy] = useState('');
  const fetched = async <Value>(asked: Promise<Answer<Value>>): Promise<Value | undefined> => {
    const answer = await asked.catch(() => ({ ok: false, message: noAnswer }) as const);
    setWhy(answer.ok ? '' : answer.message);
    return answer.ok ? answer.value : undefined;
  };
  return { fetched, why };
};
