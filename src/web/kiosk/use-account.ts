import { useEffect, useEffectEvent, useState } from 'react';
import { type ReadAnswers, read } from '#api';
import type { Refusal } from '#core/base';
import { untilAnswered, useStation } from '../kit/index.ts';

export type Account = ReadAnswers['account'];

/** What the member has, asked again whenever `asked` changes; nothing while nobody is inside. */
export const useAccount = (asked: string | undefined, onRefused: (refusal: Refusal) => void): Account | undefined => {
  const { line } = useStation();
  const [account, setAccount] = useState<Account>();
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    if (asked === undefined) {
      setAccount(undefined);
      return undefined;
    }
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await untilAnswered(line, () => read(line, 'account'), leaving.signal);
      if (answer?.ok === true) setAccount(answer.value);
      else if (answer !== undefined) refused(answer);
    };
    void ask();
    return () => leaving.abort();
  }, [line, asked]);
  return asked === undefined ? undefined : account;
};
