import { createContext, type ReactNode, useContext, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Done } from '#api';
import type { HouseCommand } from '#core/house';
import type { TournamentCommand, TournamentEvent } from '#core/mechanisms/tournament';
import { type DualCommand, useActingInTwo, useStation } from '../kit/index.ts';
import type { EventView } from './event.ts';

/** The last thing that was done here, and what takes it back. */
export type LastAct = {
  readonly words: string;
  readonly undo?: () => TournamentCommand | undefined;
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

export type Acts = {
  /** Answers what has happened; nothing where it was refused. What is told of it stands beside its undo. */
  readonly act: (
    command: TournamentCommand,
    told?: LastAct,
    undoes?: string,
  ) => Promise<readonly TournamentEvent[] | undefined>;
  readonly isPending: boolean;
  readonly why: string;
  /** The code of that refusal. */
  readonly refusedAs: string | undefined;
  /** What the house does only with two people. */
  readonly second: DualCommand | undefined;
  readonly endSecond: () => void;
};

/** Sends what is done at the event. Money, seats and places wait for no line: without one the page says so. */
export const useActs = (): Acts => {
  const t = useTranslations('tournament');
  const { event, onLast } = useEvent();
  const { act, ...acting } = useActingInTwo(t('offline'));
  return {
    ...acting,
    act: async (command, told, undoes) => {
      const done = await act(runEvent(event, command), undoes);
      if (done === undefined) return undefined;
      if (told !== undefined) onLast({ ...told, press: done.press });
      return happened(done);
    },
  };
};

/** The last thing that was done here, and the key that takes it back. */
export const useUndo = () => {
  const t = useTranslations('tournament');
  const { last } = useEvent();
  const { act, isPending, why } = useActs();
  const undo = async () => {
    const command = last?.undo?.();
    if (command !== undefined) await act(command, { words: t('undone') }, last?.press);
  };
  const back = last?.undo === undefined ? undefined : () => void undo();
  return { words: last?.words, undo: back, isPending, why };
};

/** What became of a command in its event. */
export const happened = ({ events }: Pick<Done, 'events'>): readonly TournamentEvent[] =>
  events.flatMap(event => (event.type === 'PromotionMoved' && event.mechanism === 'tournament' ? event.events : []));

/** Time of the server, in milliseconds, when it is needed and not each second. */
export const useServerClock = (): (() => number) => useStation().feed.now;

/** What is taken back by a key has its reason in the journal too. */
export const UNDONE = 'Taken back at the desk.';
