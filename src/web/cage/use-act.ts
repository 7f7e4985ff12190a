import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Done } from '#api';
import type { HouseCommand } from '#core/house';
import { useLink, useStation } from '../kit/index.ts';

export type Acting = {
  /** Answers what was done; nothing where it was refused, or while an earlier press is under way. */
  readonly act: (command: HouseCommand) => Promise<Done | undefined>;
  readonly isPending: boolean;
  readonly why: string;
};

/** Sends a command once. Money waits for no line: without one nothing is asked, and the page says so. */
export const useAct = (): Acting => {
  const t = useTranslations('cage');
  const { outbox } = useStation();
  const isOnline = useIsOnline();
  const [isPending, setPending] = useState(false);
  const [why, setWhy] = useState('');
  const act = async (command: HouseCommand) => {
    if (isPending) return undefined;
    if (!isOnline) {
      setWhy(t('offline'));
      return undefined;
    }
    setPending(true);
    setWhy('');
    const answer = await outbox.send(command);
    setPending(false);
    if (answer.ok) return answer.value;
    setWhy(answer.message);
    return undefined;
  };
  return { act, isPending, why };
};

export const useIsOnline = (): boolean => {
  const { feed } = useStation();
  return useLink(feed).state === 'live';
};
