import { useEffect, useSyncExternalStore } from 'react';
import { type Line, read } from '#api';
import { useStation } from './station-context.ts';

/** Names are private: the house gives them to somebody who is signed on, and the page keeps them in memory only. */
let names: ReadonlyMap<string, string> = new Map();
let askedAt = Number.NEGATIVE_INFINITY;
const watchers = new Set<() => void>();

/** Somebody new may have been hired meanwhile. */
const ASK_AGAIN_AFTER_MS = 30_000;

const ask = async (line: Line): Promise<void> => {
  if (performance.now() - askedAt < ASK_AGAIN_AFTER_MS) return;
  askedAt = performance.now();
  const answer = await read(line, 'names').catch(() => undefined);
  if (answer === undefined || !answer.ok) {
    askedAt = Number.NEGATIVE_INFINITY;
    return;
  }
  names = new Map(answer.value.rows.map(({ person, name }) => [person, name]));
  for (const watcher of watchers) watcher();
};

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Who somebody of the staff is, by name; whoever was erased, or is no person, keeps the id. */
export const useNameOf = (): ((id: string) => string) => {
  const { line, me } = useStation();
  const known = useSyncExternalStore(watch, () => names);
  const isSignedOn = me.person !== undefined;
  useEffect(() => {
    if (isSignedOn) void ask(line);
  }, [line, isSignedOn]);
  return id => {
    const name = known.get(id) ?? (id === me.person?.id ? me.person.name : undefined);
    return name ?? id;
  };
};
