import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HouseCommand } from '#core/house';
import type { Parts } from '#core/views';
import {
  type Acting,
  openFeed,
  type Preview,
  useActing,
  useLanguage,
  usePreview as usePreviewOr,
  useStation,
  useView,
} from '../kit/index.ts';

/** Nothing of the floor waits for a lost line. */
export const useAct = (): Acting => useActing(useTranslations('floor')('offline'));

/** One table, listened to as long as somebody looks at it. */
export const useTable = (table: number): Parts<`table.${number}`> | undefined => {
  const { station } = useStation();
  const topic = `table.${table}` as const;
  const feed = useMemo(() => openFeed(station, [topic]), [station, topic]);
  useEffect(() => () => feed.close(), [feed]);
  return useView(feed, topic);
};

export const usePreview = (command: HouseCommand | undefined): Preview =>
  usePreviewOr(command, useTranslations('floor')('offline'));

/** What is open stands in the address, so that a reload opens it again. */
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

/** A moment by the clock of the house, the month in words. */
export const useMoment = (): ((text: string) => string) => {
  const { language } = useLanguage();
  const { zone } = useStation().me;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
    return text => format.format(new Date(text));
  }, [language, zone]);
};
