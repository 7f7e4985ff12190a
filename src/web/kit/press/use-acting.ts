import { useState } from 'react';
import type { Done } from '#api';
import type { Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import { useLink } from '../feed/use-feed.ts';
import { useStation } from '../people/at-station.tsx';

export type Acting = {
  /** Answers what was done; nothing where it was refused, or while an earlier press is under way. */
  readonly act: (command: HouseCommand) => Promise<Done | undefined>;
  readonly isPending: boolean;
  /** Why not, in the house's own words. */
  readonly why: string;
};

/** Answers whether a refusal is dealt with in another way; else its words are shown. */
type TakeRefusal = (refusal: Refusal, command: HouseCommand) => boolean;

const SHOW_ITS_WORDS: TakeRefusal = () => false;

/** Sends a command once. Without a line nothing is asked, and the page says so at once, in the station's words. */
export const useActing = (offline: string, takeRefusal: TakeRefusal = SHOW_ITS_WORDS): Acting => {
  const { outbox } = useStation();
  const isOnline = useIsOnline();
  const [isPending, setPending] = useState(false);
  const [why, setWhy] = useState('');
  const act = async (command: HouseCommand) => {
    if (isPending) return undefined;
    if (!isOnline) {
      setWhy(offline);
      return undefined;
    }
    setPending(true);
    setWhy('');
    const answer = await outbox.send(command);
    setPending(false);
    if (answer.ok) return answer.value;
    if (!takeRefusal(answer, command)) setWhy(answer.message);
    return undefined;
  };
  return { act, isPending, why };
};

export const useIsOnline = (): boolean => {
  const { feed } = useStation();
  return useLink(feed).state === 'live';
};
