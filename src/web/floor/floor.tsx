import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  Key,
  Palette,
  type PaletteEntry,
  StationHead,
  useKept,
  useLink,
  useServerNow,
  useSettings,
  useShortcuts,
  useStation,
  WorkingStation,
} from '../kit/index.ts';
import { Boards } from './boards.tsx';
import { DoneList } from './done-list.tsx';
import styles from './floor.module.css';
import { Help } from './help.tsx';
import { useHash } from './hooks.ts';
import { ItemSheet, type Opening } from './item-sheet.tsx';
import type { Item } from './items.ts';
import type { Done } from './parts.tsx';
import { QueueList } from './queue-list.tsx';
import { moved, type Request, requestOf } from './shortcuts.ts';
import { TableMap } from './table-map.tsx';
import { TableSheet } from './table-sheet.tsx';
import { TABS, type Tab } from './tabs.ts';
import { useEntries } from './use-entries.ts';
import { useNews } from './use-news.ts';
import { type Room, useRoom } from './use-room.ts';

/** The floor console: what waits, what to do about it, and the room. */
export const Floor = () => (
  <WorkingStation
    kind="floor"
    title={useTranslations('floor')('title')}
    topics={['queue', 'awards', 'requests', 'tables', 'promotions']}
  >
    {() => <Console />}
  </WorkingStation>
);

const Console = () => {
  const t = useTranslations('floor');
  const link = useLink(useStation().feed);
  return (
    <div className={styles.page}>
      <StationHead title={t('title')} />
      {link.state === 'ended' ? (
        <main>
          <p role="alert">
            {t('refusedFeed')} <span lang="en">{link.refusal?.message}</span>
          </p>
        </main>
      ) : (
        <Working />
      )}
    </div>
  );
};

const Working = () => {
  const t = useTranslations('floor');
  const { feed } = useStation();
  const now = useServerNow(feed);
  const room = useRoom();
  const [settings, changeSettings] = useSettings();
  const [tab, setTab] = useKept<Tab>('floor-tab', 'queue');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const help = () => setHelpOpen(true);
  const { chosen, opening, hash, notice, go, open, done, say, carryOut } = useOpening(room, help);
  useNews(room.isKnown ? room.items : undefined, now, settings.sound);
  useShortcuts(requestOf, request => () => carryOut(request));
  const onTable = (table: number) => go(`table.${table}`);
  const onSound = () => changeSettings({ sound: !settings.sound });
  const beside = tab === 'queue' ? 'tables' : tab;
  const entries = useEntries(room, { chosen, open, onTable, onTab: setTab, onSound, onHelp: help });
  return (
    <>
      <Bar
        tab={tab}
        count={room.items.length}
        isSoundOn={settings.sound}
        entries={entries}
        onTab={setTab}
        onSound={onSound}
        onHelp={help}
      />
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <main className={styles.panes} data-tab={tab}>
        <section className={styles.queue} aria-label={t('queue.title')}>
          <h2 className={styles.title}>
            {t('queue.title')} <span className={styles.count}>{room.items.length}</span>
          </h2>
          <QueueList items={room.items} nowMs={now} chosen={chosen} onOpen={key => open(key)} />
        </section>
        <section className={styles.side} aria-label={t(`tabs.${beside}`)}>
          <h2 className={styles.title}>{t(`${beside}.title`)}</h2>
          <Side tab={beside} room={room} onOpen={open} onTable={onTable} onDone={say} />
        </section>
      </main>
      <Opened hash={hash} room={room} opening={opening} onClose={() => go('')} onDone={done} />
      <Help isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
};

/** What is chosen and what is open, by finger or by key, and what is said when it is over. */
const useOpening = ({ items }: Room, help: () => void) => {
  const [chosen, setChosen] = useState<string>();
  const [opening, setOpening] = useState<Opening>('open');
  const [notice, say] = useState('');
  const [hash, go] = useHash();
  const open = (key: string, how: Opening = 'open') => {
    setChosen(key);
    setOpening(how);
    say('');
    go(key);
  };
  const done = (said: string) => {
    say(said);
    go('');
  };
  const carryOut = (request: Request) => {
    if (request === 'help') return help();
    const keys = items.map(({ key }) => key);
    if (request === 'next' || request === 'previous') {
      return setChosen(moved(keys, chosen, request === 'next' ? 1 : -1));
    }
    if (chosen !== undefined && keys.includes(chosen)) open(chosen, request);
  };
  return { chosen, opening, hash, notice, go, open, done, say, carryOut };
};

type BarProps = {
  readonly tab: Tab;
  readonly count: number;
  readonly isSoundOn: boolean;
  readonly entries: readonly PaletteEntry[];
  readonly onTab: (tab: Tab) => void;
  readonly onSound: () => void;
  readonly onHelp: () => void;
};

const Bar = ({ tab, count, isSoundOn, entries, onTab, onSound, onHelp }: BarProps) => {
  const t = useTranslations('floor');
  return (
    <div className={styles.bar}>
      <nav className={styles.tabs} data-tab={tab} aria-label={t('tabs.label')}>
        {TABS.map(one => (
          <button
            key={one}
            type="button"
            className={styles.tab}
            data-of={one}
            aria-current={one === tab ? 'page' : undefined}
            onClick={() => onTab(one)}
          >
            {t(`tabs.${one}`)}
            {one === 'queue' && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </nav>
      <Palette entries={entries} />
      <Key icon={isSoundOn ? 'sound' : 'mute'} isIconOnly onPress={onSound}>
        {isSoundOn ? t('sound.on') : t('sound.off')}
      </Key>
      <span className={styles.help}>
        <Key icon="keyboard" isIconOnly onPress={onHelp}>
          {t('shortcuts.title')}
        </Key>
      </span>
    </div>
  );
};

type SideProps = Done & {
  readonly tab: Exclude<Tab, 'queue'>;
  readonly room: Room;
  readonly onOpen: (key: string) => void;
  readonly onTable: (table: number) => void;
};

const Side = ({ tab, room, onOpen, onTable, onDone }: SideProps) => {
  switch (tab) {
    case 'tables':
      return <TableMap tables={room.tables} onOpen={onTable} />;
    case 'boards':
      return <Boards promotions={room.promotions} tables={room.tables} onDone={onDone} />;
    case 'done':
      return <DoneList settled={room.settled} ended={room.ended} onOpen={onOpen} />;
  }
};

type OpenedProps = Done & {
  readonly hash: string;
  readonly room: Room;
  readonly opening: Opening;
  readonly onClose: () => void;
};

/** What the address names: a table, or something that waits, waited or was done. It stays until it is closed. */
const Opened = ({ hash, room, opening, onClose, onDone }: OpenedProps) => {
  const waiting = room.items.find(({ key }) => key === hash);
  const settled = room.settled.find(({ key }) => key === hash);
  const over = room.ended.find(({ item }) => item.key === hash)?.item;
  const last = useRef<Item>(undefined);
  const found = waiting ?? settled ?? over;
  if (found !== undefined || last.current?.key !== hash) last.current = found;
  const item = last.current;
  const table = /^table\.(\d{1,5})$/.exec(hash)?.[1];
  if (table !== undefined) return <TableSheet key={table} table={Number(table)} onClose={onClose} />;
  if (item === undefined) return null;
  return (
    <ItemSheet
      key={hash}
      item={item}
      opening={opening}
      isGone={waiting === undefined && settled === undefined && room.isKnown}
      onClose={onClose}
      onDone={onDone}
    />
  );
};
