import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { act, type ReadAnswers, type ReadName, read } from '#api';
import type { CommandIn, HouseCommand, MechanismName } from '#core/house';
import {
  type Acting,
  type DualCommand,
  newKey,
  type Preview,
  useActing,
  useIsOnline,
  usePreview as usePreviewOr,
  useStation,
} from '../kit/index.ts';
import type { Read } from './reading.ts';

type Runs = Extract<HouseCommand, { type: 'RunPromotion' }>;

/** Something asked of a promotion. */
export const running = <Name extends MechanismName>(
  promotion: string,
  mechanism: Name,
  command: CommandIn<Name>,
): Runs => ({ type: 'RunPromotion', promotion, mechanism, command }) as Runs; // One name for both.

export type ActingInTwo = Acting & {
  /** What the house does only with two people: asked, and not done yet. */
  readonly second: DualCommand | undefined;
  readonly endSecond: () => void;
};

/** Prizes and draws wait for no line; what needs a second person is kept until there is one. */
export const useAct = (): ActingInTwo => {
  const t = useTranslations('promotions');
  const [second, setSecond] = useState<DualCommand>();
  const acting = useActing(t('offline'), ({ code }, command) => {
    if (code !== 'second-person-missing' || !isForTwo(command)) return false;
    setSecond(command);
    return true;
  });
  return { ...acting, second, endSecond: () => setSecond(undefined) };
};

/** What the desk asks for and two people may have to stand for. */
const isForTwo = (
  command: HouseCommand,
): command is Extract<HouseCommand, { type: 'RunPromotion' | 'ChangeOffering' }> =>
  command.type === 'RunPromotion' || command.type === 'ChangeOffering';

export type Drawing = {
  readonly commit: (promotion: string, beacon: string) => Promise<void>;
  readonly reveal: (draw: number, beacon: string) => Promise<void>;
  readonly isPending: boolean;
  readonly why: string;
};

/** Commits and reveals draws. The key of a press is kept until it is answered: pressed again, it is the same draw. */
export const useDraws = (): Drawing => {
  const t = useTranslations('promotions');
  const { line } = useStation();
  const isOnline = useIsOnline();
  const [isPending, setPending] = useState(false);
  const [why, setWhy] = useState('');
  const ask = async (path: string, beacon: string) => {
    if (isPending) return;
    if (!isOnline) return setWhy(t('offline'));
    const keptAs = `houseway-promotions-key-${path}`;
    const key = sessionStorage.getItem(keptAs) ?? newKey();
    sessionStorage.setItem(keptAs, key);
    setPending(true);
    setWhy('');
    try {
      const answer = await act(line, path, beacon.trim() === '' ? {} : { beacon: beacon.trim() }, key);
      sessionStorage.removeItem(keptAs);
      if (!answer.ok) setWhy(answer.message);
    } catch {
      setWhy(t('noAnswer'));
    }
    setPending(false);
  };
  return {
    commit: (promotion, beacon) => ask(`/promotions/${encodeURIComponent(promotion)}/draws`, beacon),
    reveal: (draw, beacon) => ask(`/draws/${draw}/reveal`, beacon),
    isPending,
    why,
  };
};

export const usePreview = (command: HouseCommand | undefined): Preview =>
  usePreviewOr(command, useTranslations('promotions')('offline'));

const isForASecond = (foreseen: Preview): boolean =>
  foreseen.type === 'refused' && foreseen.code === 'second-person-missing';

/** Nothing stands against it, but that a second person has to come. */
export const isPossible = (foreseen: Preview): boolean => foreseen.type === 'would' || isForASecond(foreseen);

/** What stands against it, in words. */
export const objectionIn = (foreseen: Preview): string =>
  foreseen.type === 'refused' && !isForASecond(foreseen) ? foreseen.message : '';

/** What in a form cannot be read, in the words of the page. */
export const useUnreadable = (form: Read<unknown>): string => {
  const t = useTranslations('promotions');
  return form.ok ? '' : t('unreadable', { what: form.words });
};

/** Something that is looked up once for a page. */
export const useAnswer = <Name extends ReadName>(name: Name, named: Readonly<Record<string, string | number>>) => {
  const t = useTranslations('promotions');
  const { line } = useStation();
  const [found, setFound] = useState<ReadAnswers[Name]>();
  const [why, setWhy] = useState('');
  const asked = JSON.stringify(named);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is told by its text.
  useEffect(() => {
    const leave = new AbortController();
    const ask = async () => {
      const answer = await read(line, name, named).catch(() => undefined);
      if (leave.signal.aborted) return;
      if (answer?.ok === true) setFound(answer.value);
      setWhy(answer === undefined ? t('noAnswer') : answer.ok ? '' : answer.message);
    };
    void ask();
    return () => leave.abort();
  }, [line, name, asked]);
  return { found, why };
};
