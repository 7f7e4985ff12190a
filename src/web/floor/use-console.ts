import { useEffect, useState } from 'react';
import { useKept, useSettings, useShortcuts } from '../kit/index.ts';
import { useHash } from './hooks.ts';
import type { Opening } from './item-sheet.tsx';
import { moved, type Request, requestOf } from './shortcuts.ts';
import type { Tab } from './tabs.ts';
import { useAttention } from './use-attention.ts';
import { useRoom } from './use-room.ts';

export type Console = ReturnType<typeof useConsole>;

/** The room, what is chosen and open in it, by finger or by key, and what is said when it is over. */
export const useConsole = () => {
  const room = useRoom();
  const [{ sound }, changeSettings] = useSettings();
  const [tab, setTab] = useKept<Tab>('floor-tab', 'queue');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [opening, setOpening] = useState<Opening>('open');
  const [notice, say] = useNotice();
  const [hash, go] = useHash();
  const attention = useAttention(hash);
  const open = (key: string, how: Opening = 'open') => {
    setChosen(key);
    setOpening(how);
    say('');
    go(key);
  };
  const carryOut = (request: Request) => {
    if (request === 'help') return setHelpOpen(true);
    const keys = room.items.map(({ key }) => key);
    if (request === 'next' || request === 'previous') {
      return setChosen(moved(keys, chosen, request === 'next' ? 1 : -1));
    }
    if (chosen !== undefined && keys.includes(chosen)) open(chosen, request);
  };
  useShortcuts(requestOf, request => () => carryOut(request));
  return {
    ...room,
    tab,
    setTab,
    isSoundOn: sound,
    turnSound: () => changeSettings({ sound: !sound }),
    isHelpOpen,
    setHelpOpen,
    chosen,
    opening,
    hash,
    attention,
    open,
    openTable: (table: number) => go(`table.${table}`),
    close: () => go(''),
    notice,
    say,
  };
};

const NOTICE_MS = 8_000;

/** What is said of a thing that is over goes by itself. */
const useNotice = () => {
  const [notice, say] = useState('');
  useEffect(() => {
    if (notice === '') return undefined;
    const timer = setTimeout(() => say(''), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, say] as const;
};
