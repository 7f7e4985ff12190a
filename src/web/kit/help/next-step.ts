import { useEffect, useSyncExternalStore } from 'react';

/** What is to be done next with what is on the screen, as its page says it. */
let said: string | undefined;
const listeners = new Set<() => void>();

const say = (words: string | undefined): void => {
  said = words;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A page says what is next; the help shows it first. */
export const useNextStep = (words: string | undefined): void =>
  useEffect(() => {
    say(words);
    return () => say(undefined);
  }, [words]);

export const useSaidNext = (): string | undefined => useSyncExternalStore(subscribe, () => said);
