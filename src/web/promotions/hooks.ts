import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { act, type Done, preview } from '#api';
import type { CommandIn, HouseCommand, HouseEvent, MechanismName } from '#core/house';
import { newKey, useLink, useStation } from '../kit/index.ts';

type DualCommand = Extract<HouseCommand, { type: 'AskSecond' }>['command'];
type Runs = Extract<HouseCommand, { type: 'RunPromotion' }>;

/** Something asked of a promotion. */
export const running = <Name extends MechanismName>(
  promotion: string,
  mechanism: Name,
  command: CommandIn<Name>,
): Runs => ({ type: 'RunPromotion', promotion, mechanism, command }) as Runs; // One name for both.

export type Acting = {
  /** Answers what was done; nothing where it was refused, or while an earlier press is under way. */
  readonly act: (command: HouseCommand) => Promise<Done | undefined>;
  readonly isPending: boolean;
  readonly why: string;
  /** What the house does only with two people: asked, and not done yet. */
  readonly second: DualCommand | undefined;
  readonly endSecond: () => void;
};

/** Sends a command once. Prizes and draws wait for no line: without one nothing is asked, and the page says so. */
export const useAct = (): Acting => {
  const t = useTranslations('promotions');
  const { outbox } = useStation();
  const isOnline = useIsOnline();
  const [isPending, setPending] = useState(false);
  const [why, setWhy] = useState('');
  const [second, setSecond] = useState<DualCommand>();
  const send = async (command: HouseCommand) => {
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
    if (answer.code === 'second-person-missing' && command.type === 'RunPromotion') setSecond(command);
    else setWhy(answer.message);
    return undefined;
  };
  return { act: send, isPending, why, second, endSecond: () => setSecond(undefined) };
};

export const useIsOnline = (): boolean => {
  const { feed } = useStation();
  return useLink(feed).state === 'live';
};

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
    const keptAs = `${STORED_AS}-key-${path}`;
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

export type Foreseen =
  | { readonly type: 'nothing' }
  | { readonly type: 'would'; readonly events: readonly HouseEvent[] }
  | { readonly type: 'refused'; readonly message: string };

/** What would become of a command, asked anew when it changes and the fingers rest. */
export const usePreview = (command: HouseCommand | undefined): Foreseen => {
  const { line } = useStation();
  const [foreseen, setForeseen] = useState<Foreseen>({ type: 'nothing' });
  const text = command === undefined ? undefined : JSON.stringify(command);
  useEffect(() => {
    if (text === undefined) return setForeseen({ type: 'nothing' });
    const leave = new AbortController();
    const ask = async () => {
      // The very command that was asked about.
      const answer = await preview(line, JSON.parse(text) as HouseCommand, newKey()).catch(() => undefined);
      if (leave.signal.aborted || answer === undefined) return;
      if (answer.ok) setForeseen({ type: 'would', events: answer.value.events });
      else setForeseen({ type: 'refused', message: answer.message });
    };
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => {
      leave.abort();
      clearTimeout(timer);
    };
  }, [text, line]);
  return foreseen;
};

const REST_MS = 250;
const STORED_AS = 'houseway-promotions';

/** A state that outlives a reload of this window, under a name. Only this file writes there. */
export const useKept = <Value>(name: string, first: Value) => {
  const storedAs = `${STORED_AS}-${name}`;
  const [value, setValue] = useState<Value>(() => {
    const text = sessionStorage.getItem(storedAs);
    return text === null ? first : (JSON.parse(text) as Value); // As it was kept.
  });
  const keep = (next: Value): void => {
    if (next === undefined) sessionStorage.removeItem(storedAs);
    else sessionStorage.setItem(storedAs, JSON.stringify(next));
    setValue(next);
  };
  return [value, keep] as const;
};
