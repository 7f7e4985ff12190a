import { createContext, type ReactNode, useContext, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Done } from '#api';
import type { HouseCommand } from '#core/house';
import type { TournamentCommand, TournamentEvent } from '#core/mechanisms/tournament';
import { type ActingInTwo, useActingInTwo, useStation } from '../kit/index.ts';
import type { EventView } from './event.ts';

/** The last thing that was done here, and what takes it back. */
type LastAct = {
  readonly words: string;
  readonly undo?: (() => TournamentCommand | undefined) | undefined;
  /** The key of the press that did it. */
  readonly press?: string;
};

type AtEvent = {
  readonly event: EventView;
  readonly last: LastAct | undefined;
  readonly onLast: (last: LastAct | undefined) => void;
};

const Context = createContext<AtEvent | undefined>(undefined);

/** The event that is opened, for all its parts. */
export const OpenedEvent = ({ event, children }: { event: EventView; children: ReactNode }) => {
  const [last, onLast] = useState<LastAct>();
  return <Context value={{ event, last, onLast }}>{children}</Context>;
};

export const useEvent = (): AtEvent => {
  const at = useContext(Context);
  if (at === undefined) throw new Error('useEvent is for parts of an OpenedEvent.');
  return at;
};

/** Something asked of an event. */
export const runEvent = (
  { promotion }: Pick<EventView, 'promotion'>,
  command: TournamentCommand,
): Extract<HouseCommand, { type: 'RunPromotion' }> => ({
  type: 'RunPromotion',
  promotion,
  mechanism: 'tournament',
  command,
});

/** What is shown of an action once it is done, beside its undo, and what follows on the page. */
type Told = {
  readonly words?: string | undefined;
  readonly undo?: LastAct['undo'];
  readonly onDone?: ((happened: readonly TournamentEvent[]) => void) | undefined;
};

export type Acts = Omit<ActingInTwo, 'act' | 'post'> & {
  readonly act: (command: TournamentCommand, told?: Told, undoes?: string) => void;
};

/** Sends what is done at the event. Money, seats and places wait for no line: without one the page says so. */
export const useActs = (): Acts => {
  const t = useTranslations('tournament');
  const { event, onLast } = useEvent();
  const { act, ...acting } = useActingInTwo(t('offline'));
  const send = async (command: TournamentCommand, { words, undo, onDone }: Told = {}, undoes?: string) => {
    const done = await act(runEvent(event, command), undoes);
    if (done === undefined) return;
    if (words !== undefined) onLast({ words, undo, press: done.press });
    onDone?.(happened(done));
  };
  return { ...acting, act: (command, told, undoes) => void send(command, told, undoes) };
};

/** The last thing that was done here, and the key that takes it back. */
export const useUndo = () => {
  const t = useTranslations('tournament');
  const { last } = useEvent();
  const { act, isPending, why } = useActs();
  const undo = () => {
    const command = last?.undo?.();
    if (command !== undefined) act(command, { words: t('undone') }, last?.press);
  };
  return { words: last?.words, undo: last?.undo && undo, isPending, why };
};

/** What became of a command in its event. */
export const happened = ({ events }: Pick<Done, 'events'>): readonly TournamentEvent[] =>
  events.flatMap(event => (event.type === 'PromotionMoved' && event.mechanism === 'tournament' ? event.events : []));

/** Time of the server, in milliseconds, when it is needed and not each second. */
export const useServerClock = (): (() => number) => useStation().feed.now;

/** What is taken back by a key has its reason in the journal too. */
export const UNDONE = 'Taken back at the desk.';
