import { useMemo, useRef, useState } from 'react';
import type { Refusal } from '#core/base';
import type { CommandOf, HouseCommand } from '#core/house';
import type { CallView, TableParts } from '#core/views';
import { type PressAsk, usePresses, useStation, useView } from '../kit/index.ts';

/** One table as its keypad works with it. */
export type Desk = {
  readonly table: number;
  readonly parts: TableParts;
  readonly send: (command: HouseCommand) => void;
  /** Sent, and not yet on the screen. It is asked for once, however often it is pressed. */
  readonly isPending: (...types: readonly HouseCommand['type'][]) => boolean;
  readonly isSent: (command: HouseCommand) => boolean;
  /** What the house said no to, until something else is pressed. */
  readonly refusal: (...types: readonly HouseCommand['type'][]) => Refusal | undefined;
  readonly dismiss: () => void;
  /** Whether this keypad has taken a call back by itself. */
  readonly isTakenBack: (call: CallView) => boolean;
  /** How the last press ended; another object for each. */
  readonly answered: { readonly outcome: 'done' | 'refused' } | undefined;
};

/** Undefined before the first message, and while the table has never been open. */
export const useDesk = (table: number): Desk | 'starting' | 'never-open' => {
  const { feed, outbox } = useStation();
  const parts = useView(feed, `table.${table}`);
  const { underWay, isUnderWay, refused } = usePresses();
  const [dismissed, setDismissed] = useState<object>();
  const takenBack = useRef(new Set<number>());
  const [answered, setAnswered] = useState<Desk['answered']>();

  return useMemo(() => {
    if (parts === undefined) return 'starting';
    if (parts.summary === undefined) return 'never-open';
    const isSent = (command: HouseCommand) => isUnderWay({ command });
    const said = refused === dismissed ? undefined : refused;
    return {
      table,
      parts: parts as TableParts, // All parts of a table come together.
      send: command => {
        if (isSent(command)) return;
        const again = command.type === 'CallHand' ? parts.calls?.find(call => isSame(call, command)) : undefined;
        if (again !== undefined) takenBack.current.add(again.call);
        const { answer } = outbox.press({ command });
        void answer.then(({ ok }) => setAnswered({ outcome: ok ? 'done' : 'refused' }));
      },
      isPending: (...types) => underWay.some(({ asked }) => isOf(types, asked)),
      isSent,
      refusal: (...types) =>
        said?.state.type === 'refused' && isOf(types, said.asked) ? said.state.refusal : undefined,
      dismiss: () => setDismissed(refused),
      isTakenBack: ({ call }) => takenBack.current.has(call),
      answered,
    };
  }, [table, parts, underWay, isUnderWay, refused, dismissed, answered, outbox]);
};

const isSame = (call: CallView, { seat, activity, row }: CommandOf<'CallHand'>): boolean =>
  call.seat === seat && call.activity === activity && call.row === row;

const isOf = (types: readonly HouseCommand['type'][], asked: PressAsk): boolean =>
  'command' in asked && types.includes(asked.command.type);
