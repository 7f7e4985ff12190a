import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { later, Station, useSettings } from '../kit/index.ts';
import { TABLES } from './games.ts';
import { Lobby } from './lobby.tsx';
import styles from './practice.module.css';
import { Shortcuts } from './shortcuts-sheet.tsx';

const PokerRoom = later(async () => (await import('./poker/room.tsx')).PokerRoom);

const CoupRoom = later(async () => (await import('./coup/room.tsx')).CoupRoom);
const LadderRoom = later(async () => (await import('./ladder/room.tsx')).LadderRoom);

/** The practice room: tables to choose, and the one where somebody sits. The address names the table. */
export const Practice = () => {
  const t = useTranslations('practice');
  const [settings, changeSettings] = useSettings();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const at = useAddress();
  useFreeSpaceBar();
  const table = TABLES.find(({ id }) => id === at);
  return (
    <Station title={t('title')} settings={settings} onSettings={changeSettings} onShortcuts={() => setHelpOpen(true)}>
      {FROM_KIOSK && <KioskWay />}
      {table === undefined ? <Lobby /> : <Room key={table.id} table={table} onHelp={() => setHelpOpen(true)} />}
      <Shortcuts isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Station>
  );
};

type RoomProps = { readonly table: (typeof TABLES)[number]; readonly onHelp: () => void };

const Room = ({ table, onHelp }: RoomProps) => {
  switch (table.kind) {
    case 'poker':
      return <PokerRoom id={table.id} onHelp={onHelp} />;
    case 'coup':
      return <CoupRoom onHelp={onHelp} />;
    case 'ladder':
      return <LadderRoom id={table.id} onHelp={onHelp} />;
  }
};

/** What was clicked keeps no focus: the space bar then deals, and doesn't press the same place again. */
const useFreeSpaceBar = (): void =>
  useEffect(() => {
    const free = ({ detail }: MouseEvent) => {
      const { activeElement } = document;
      if (detail > 0 && activeElement instanceof HTMLElement && activeElement.matches('button, input[type="radio"]')) {
        activeElement.blur();
      }
    };
    document.addEventListener('click', free);
    return () => document.removeEventListener('click', free);
  }, []);

const useAddress = (): string => {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const hear = () => setHash(location.hash);
    addEventListener('hashchange', hear);
    return () => removeEventListener('hashchange', hear);
  }, []);
  return hash.slice(1);
};

/** At a kiosk the room is a visit: there is a way back, and nobody who has left keeps the device. */
const FROM_KIOSK = new URLSearchParams(location.search).get('from') === 'kiosk';
const STAYS_MS = 90_000;

const KioskWay = () => {
  const t = useTranslations('practice');
  useEffect(() => {
    const leave = () => location.assign('/kiosk/');
    let timer = setTimeout(leave, STAYS_MS);
    const stay = () => {
      clearTimeout(timer);
      timer = setTimeout(leave, STAYS_MS);
    };
    const touches = ['pointerdown', 'keydown'] as const;
    for (const touch of touches) addEventListener(touch, stay);
    return () => {
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, stay);
    };
  }, []);
  return (
    <a className={styles.kiosk} href="/kiosk/">
      ‹ {t('toKiosk')}
    </a>
  );
};
