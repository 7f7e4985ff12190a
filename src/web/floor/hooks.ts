import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Done, type Previewed, preview } from '#api';
import type { Answer } from '#core/base';
import type { HouseCommand, HouseEvent } from '#core/house';
import type { Parts } from '#core/views';
import { newKey, openFeed, useLanguage, useLink, useStation, useView } from '../kit/index.ts';

export type Acting = {
  /** Answers when the house has; a second press while it is under way is none. */
  readonly act: (command: HouseCommand) => Promise<Answer<Done> | undefined>;
  readonly isPending: boolean;
  /** Why not, in the house's own words. */
  readonly why: string;
};

/** Sends a command once. Nothing of the floor waits for a lost line: it is refused at once, in words. */
export const useAct = (): Acting => {
  const t = useTranslations('floor');
  const { outbox, feed } = useStation();
  const { state } = useLink(feed);
  const [isPending, setPending] = useState(false);
  const [why, setWhy] = useState('');
  const act = async (command: HouseCommand) => {
    if (isPending) return undefined;
    if (state === 'stale' || state === 'ended') {
      setWhy(t('offline'));
      return undefined;
    }
    setPending(true);
    const answer = await outbox.send(command);
    setPending(false);
    setWhy(answer.ok ? '' : answer.message);
    return answer;
  };
  return { act, isPending, why };
};

/** One table, listened to as long as somebody looks at it. */
export const useTable = (table: number): Parts<`table.${number}`> | undefined => {
  const { station } = useStation();
  const topic = `table.${table}` as const;
  const feed = useMemo(() => openFeed(station, [topic]), [station, topic]);
  useEffect(() => () => feed.close(), [feed]);
  return useView(feed, topic);
};

export type Preview =
  | { readonly type: 'nothing' }
  | { readonly type: 'asking' }
  | { readonly type: 'would'; readonly events: readonly HouseEvent[] }
  | { readonly type: 'refused'; readonly message: string };

const ASK_AFTER_MS = 250;

/** What the house would decide, asked again whenever the command is another; nothing is done. */
export const usePreview = (command: HouseCommand | undefined): Preview => {
  const t = useTranslations('floor');
  const { line } = useStation();
  const [known, setKnown] = useState<{ readonly of: string; readonly preview: Preview }>();
  const asked = command === undefined ? '' : JSON.stringify(command);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a refusal do not change what is asked.
  useEffect(() => {
    if (asked === '') return undefined;
    let isLeft = false;
    const ask = async () => {
      const answer = await preview(line, JSON.parse(asked) as HouseCommand, newKey()).catch(() => undefined);
      if (!isLeft) setKnown({ of: asked, preview: previewOf(answer, t('offline')) });
    };
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [asked, line]);
  if (asked === '') return { type: 'nothing' };
  return known?.of === asked ? known.preview : { type: 'asking' };
};

const previewOf = (answer: Answer<Previewed> | undefined, offline: string): Preview => {
  if (answer === undefined) return { type: 'refused', message: offline };
  return answer.ok ? { type: 'would', events: answer.value.events } : { type: 'refused', message: answer.message };
};

/** A value that outlives a reload of this page, and is forgotten with it. */
export const useKept = <Value>(name: string, first: Value) => {
  const storedAs = `houseway-floor-${name}`;
  const [value, setValue] = useState<Value>(() => readKept(storedAs) ?? first);
  const keep = (next: Value): void => {
    setValue(next);
    try {
      sessionStorage.setItem(storedAs, JSON.stringify(next));
    } catch {} // A locked-down browser refuses storage: then it lasts as long as the page.
  };
  return [value, keep, () => sessionStorage.removeItem(storedAs)] as const;
};

const readKept = <Value>(storedAs: string): Value | undefined => {
  try {
    const text = sessionStorage.getItem(storedAs);
    return text === null ? undefined : (JSON.parse(text) as Value); // Only this hook writes there.
  } catch {
    return undefined;
  }
};

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
