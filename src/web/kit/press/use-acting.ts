import { useState } from 'react';
import type { Done } from '#api';
import type { Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import { useLink } from '../feed/use-feed.ts';
import { useStation } from '../people/station-context.ts';
import { isSame, isPending as isUnanswered, type PressAsk } from './press.ts';
import { usePresses } from './use-presses.ts';

export type Acting = {
  /** Answers what was done; nothing where it was refused, or while an earlier press is under way. */
  readonly act: (command: HouseCommand, undoes?: string) => Promise<ActDone | undefined>;
  /** The same for what is posted at an address of its own, as a draw is. */
  readonly post: (path: `/${string}`, body: Readonly<Record<string, unknown>>) => Promise<ActDone | undefined>;
  readonly isPending: boolean;
  /** Why not, in the house's own words. */
  readonly why: string;
};

/** What was done, and the key of the press that did it. */
export type ActDone = Done & { readonly press: string };

/** Answers whether a refusal is dealt with in another way; else its words are shown. */
type TakeRefusal = (refusal: Refusal, asked: PressAsk) => boolean;

const SHOW_ITS_WORDS: TakeRefusal = () => false;

/** Presses once. Without a connection nothing is sent, and the page says so at once. */
export const useActing = (offline: string, takeRefusal: TakeRefusal = SHOW_ITS_WORDS): Acting => {
  const { outbox } = useStation();
  const isOnline = useIsOnline();
  const { underWay } = usePresses();
  const [own, setOwn] = useState<string>();
  const [why, setWhy] = useState('');
  const isPending = underWay.some(press => press.key === own && isUnanswered(press));
  /** Answered, but the screen hasn't changed yet: a repeat still means the press before it. */
  const isBounce = (asked: PressAsk): boolean =>
    underWay.some(press => !isUnanswered(press) && isSame(press.asked, asked));
  const ask = async (asked: PressAsk, undoes?: string): Promise<ActDone | undefined> => {
    if (isPending || isBounce(asked)) return undefined;
    if (!isOnline) {
      setWhy(offline);
      return undefined;
    }
    setWhy('');
    const { key, answer } = outbox.press(asked, undoes);
    setOwn(key);
    const answered = await answer;
    if (answered.ok) return { ...answered.value, press: key };
    if (!takeRefusal(answered, asked)) setWhy(answered.message);
    return undefined;
  };
  return {
    act: (command, undoes) => ask({ command }, undoes),
    post: (path, body) => ask({ path, body }),
    isPending,
    why,
  };
};

export const useIsOnline = (): boolean => {
  const { feed } = useStation();
  return useLink(feed).state === 'live';
};
