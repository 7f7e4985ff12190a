import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import type { TableParts } from '#core/views';
import { useLink, useStation, useView } from '../kit/index.ts';

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
  /** How the last press ended; another object for each. */
  readonly answered: { readonly outcome: 'done' | 'refused' } | undefined;
};

type Settling = { readonly command: HouseCommand; readonly last: number };

/** Nothing before the first message; nothing either while the table has never been open. */
export const useDesk = (table: number): Desk | 'starting' | 'never-open' => {
  const { feed, outbox } = useStation();
  const parts = useView(feed, `table.${table}`);
  const { seq } = useLink(feed);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.commands);
  const refused = useSyncExternalStore(outbox.subscribe, outbox.refused);
  const [dismissed, setDismissed] = useState<object>();
  const [answered, setAnswered] = useState<Desk['answered']>();
  const [settling, setSettling] = useState<readonly Settling[]>([]);

  return useMemo(() => {
    if (parts === undefined) return 'starting';
    if (parts.summary === undefined) return 'never-open';
    // An answer comes before its picture does: until then the key stays as it is.
    const unseen = settling.filter(({ last }) => last > seq).map(({ command }) => command);
    const sent = [...waiting, ...unseen];
    const isSent = (command: HouseCommand) => sent.some(one => JSON.stringify(one) === JSON.stringify(command));
    const said = refused === dismissed ? undefined : refused;
    return {
      table,
      parts: parts as TableParts, // All parts of a table come together.
      send: command => {
        if (isSent(command)) return;
        void outbox.send(command).then(answer => {
          setAnswered({ outcome: answer.ok ? 'done' : 'refused' });
          if (answer.ok) setSettling(before => [...before.slice(-7), { command, last: answer.value.last }]);
        });
      },
      isPending: (...types) => sent.some(({ type }) => types.includes(type)),
      isSent,
      refusal: (...types) => (said !== undefined && types.includes(said.command.type) ? said.refusal : undefined),
      dismiss: () => setDismissed(refused),
      answered,
    };
  }, [table, parts, seq, waiting, refused, dismissed, answered, settling, outbox]);
};
