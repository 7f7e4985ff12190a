import { useEffect, useRef, useState } from 'react';
import { type ClubRecord, type ReadAnswers, read } from '#api';
import type { Answer } from '#core/base';
import { deliver, useIsOnline, useStation, useView } from '../kit/index.ts';
import { pathOf } from './use-post.ts';

export type Lookup<Value> =
  | { readonly type: 'asking' | 'unanswered' }
  | { readonly type: 'known'; readonly value: Value }
  | { readonly type: 'refused'; readonly why: string };

/** What is opened of a member, which is a look and on record. Another version asks again. CLB-7 */
export const usePosted = <Value>(member: string, what: string, version = 0): Lookup<Value> => {
  const { line } = useStation();
  return useLookup(() => deliver<Value>(line, pathOf(member, what), {}), `${member} ${version}`);
};

export const useRecord = (member: string, version: number): Lookup<ClubRecord> => usePosted(member, 'look', version);

export type MemberFacts = ReadAnswers['member'];

/** What the house has of a member by id, asked again whenever a second person may have approved meanwhile. */
export const useFacts = (member: string, version: number): Lookup<MemberFacts> => {
  const { line, feed } = useStation();
  const waiting = Object.keys(useView(feed, 'requests') ?? {}).join();
  return useLookup(() => read(line, 'member', { member }), `${member} ${version} ${waiting}`);
};

export type Log = ReadAnswers['memberLog'];

export const useLog = (member: string, version: string): Lookup<Log> => {
  const { line } = useStation();
  return useLookup(() => read(line, 'memberLog', { member }), `${member} ${version}`);
};

const TRY_AGAIN_MS = 5_000;

/** The tables behind it are still being made, as after a first start. */
const isEarly = (answer: Answer<unknown>): boolean => !answer.ok && answer.code === 'reports-behind';

/** Asked once for each version, as soon as there is a connection, and again until somebody answers. */
export const useLookup = <Value>(ask: () => Promise<Answer<Value>>, version: string): Lookup<Value> => {
  const isOnline = useIsOnline();
  const [asked, setAsked] = useState<Lookup<Value>>({ type: 'asking' });
  const answered = useRef('');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version names what is asked.
  useEffect(() => {
    if (!isOnline || answered.current === version) return undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    const find = async () => {
      const answer = await ask().catch(() => undefined);
      if (isLeft) return;
      if (answer === undefined || isEarly(answer)) timer = setTimeout(() => setTries(count => count + 1), TRY_AGAIN_MS);
      else answered.current = version;
      if (answer === undefined) setAsked({ type: 'unanswered' });
      else setAsked(answer.ok ? { type: 'known', value: answer.value } : { type: 'refused', why: answer.message });
    };
    void find();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isOnline, version, tries]);
  return asked;
};
