import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Done } from '#api';
import type { HouseCommand } from '#core/house';
import type { Parts } from '#core/views';
import { type Preview, useActing, useOwnFeed, usePreview as usePreviewOr, useView } from '../kit/index.ts';

type Then = (done: Pick<Done, 'events'>) => void;

/** Presses once, and continues when the house has done it. The floor queues nothing for a lost connection. */
export const useAct = () => {
  const { act, isPending, why } = useActing(useTranslations('floor')('offline'));
  const press = async (command: HouseCommand, then?: Then): Promise<void> => {
    const done = await act(command);
    if (done !== undefined) then?.(done);
  };
  return { act, press: (command: HouseCommand, then?: Then) => void press(command, then), isPending, why };
};

/** One table, listened to as long as somebody looks at it. */
export const useTable = (table: number): Parts<`table.${number}`> | undefined => {
  const topic = `table.${table}` as const;
  return useView(useOwnFeed([topic]), topic);
};

export const usePreview = (command: HouseCommand | undefined): Preview =>
  usePreviewOr(command, useTranslations('floor')('offline'));

/** What is open is in the address, so that a reload opens it again. */
export const useHash = (): readonly [string, (hash: string) => void] => {
  const [hash, setHash] = useState(hashNow);
  useEffect(() => {
    const follow = () => setHash(hashNow());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const go = (to: string): void => {
    history.replaceState(null, '', `${location.pathname}${location.search}${to === '' ? '' : `#${to}`}`);
    setHash(to);
  };
  return [hash, go];
};

const hashNow = (): string => location.hash.slice(1);

const CHECKS = { 'cards shown': 'cardsShown', 'deck counted': 'deck', 'player identified': 'identified' } as const;

/** A line of the checklist in the language of the page; the house's own lines stay as they are. */
export const useCheckWords = (): ((line: string) => string) => {
  const t = useTranslations('floor.verify');
  return line => (line in CHECKS ? t(CHECKS[line as keyof typeof CHECKS]) : line); // It was just found there.
};
