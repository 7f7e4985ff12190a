import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Key, Palette, StationHead, useLink, useServerNow, useStation, WorkingStation } from '../kit/index.ts';
import { Boards } from './boards.tsx';
import { DoneList } from './done-list.tsx';
import styles from './floor.module.css';
import { Help } from './help.tsx';
import { ItemSheet } from './item-sheet.tsx';
import type { Item } from './items.ts';
import { QueueList } from './queue-list.tsx';
import { TableMap } from './table-map.tsx';
import { TableSheet } from './table-sheet.tsx';
import { TABS } from './tabs.ts';
import { type Console, useConsole } from './use-console.ts';
import { useEntries } from './use-entries.ts';
import { useNews } from './use-news.ts';

/** The floor console: what waits, what to do about it, and the room. */
export const Floor = () => (
  <WorkingStation
    kind="floor"
    title={useTranslations('floor')('title')}
    topics={['queue', 'awards', 'requests', 'tables', 'plan', 'promotions']}
  >
    {() => <Page />}
  </WorkingStation>
);

const Page = () => {
  const t = useTranslations('floor');
  const link = useLink(useStation().feed);
  return (
    <div className={styles.page}>
      <StationHead title={t('title')} />
      {link.state === 'ended' ? (
        <main>
          <p role="alert">
            {t('refusedFeed')} {link.refusal?.message}
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
  const now = useServerNow(useStation().feed);
  const floor = useConsole();
  const { isKnown, items, isSoundOn, tab, chosen, attention, open, notice, isHelpOpen, setHelpOpen } = floor;
  const beside = tab === 'queue' ? 'tables' : tab;
  useNews(isKnown ? items : undefined, now, isSoundOn);
  return (
    <>
      <Bar {...floor} />
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <main className={styles.panes} data-tab={tab}>
        <section className={styles.queue} aria-label={t('queue.title')}>
          <h2 className={styles.title}>
            {t('queue.title')} <span className={styles.count}>{items.length}</span>
          </h2>
          <QueueList {...{ items, chosen, attention }} nowMs={now} onOpen={key => open(key)} />
        </section>
        <section className={styles.side} aria-label={t(`tabs.${beside}`)}>
          <h2 className={styles.title}>{t(`${beside}.title`)}</h2>
          <Side {...floor} />
        </section>
      </main>
      <Opened {...floor} />
      <Help isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
};

const Bar = (floor: Console) => {
  const t = useTranslations('floor');
  const { tab, items, isSoundOn, setTab, turnSound, setHelpOpen } = floor;
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
            onClick={() => setTab(one)}
          >
            {t(`tabs.${one}`)}
            {one === 'queue' && <span className={styles.count}>{items.length}</span>}
          </button>
        ))}
      </nav>
      <Palette entries={useEntries(floor)} />
      <Key icon={isSoundOn ? 'sound' : 'mute'} isIconOnly onPress={turnSound}>
        {isSoundOn ? t('sound.on') : t('sound.off')}
      </Key>
      <span className={styles.help}>
        <Key icon="keyboard" isIconOnly onPress={() => setHelpOpen(true)}>
          {t('shortcuts.title')}
        </Key>
      </span>
    </div>
  );
};

const Side = ({ tab, tables, plan, promotions, settled, ended, open, openTable, say }: Console) => {
  switch (tab) {
    case 'queue':
    case 'tables':
      return <TableMap tables={tables} plan={plan} onOpen={openTable} />;
    case 'boards':
      return <Boards promotions={promotions} tables={tables} onDone={say} />;
    case 'done':
      return <DoneList settled={settled} ended={ended} onOpen={key => open(key)} />;
  }
};

/** What the address names: a table, or something that waits, waited or was done. It stays until it is closed. */
const Opened = ({ hash, attention, items, settled, ended, isKnown, opening, open, close, say }: Console) => {
  const waiting = [...items, ...settled].find(({ key }) => key === hash);
  const left = ended.find(({ item }) => item.key === hash);
  const found = waiting ?? left?.item;
  const last = useRef<Item>(undefined);
  if (found !== undefined || last.current?.key !== hash) last.current = found;
  const item = last.current;
  const table = /^table\.(\d{1,5})$/.exec(hash)?.[1];
  if (table !== undefined) return <TableSheet key={table} table={Number(table)} onClose={close} />;
  if (item === undefined) return null;
  const done = (said: string, next = nextOf(items, item)) => {
    if (next === undefined) close();
    else open(next);
    say(said);
  };
  const isGone = waiting === undefined && isKnown;
  const gone = { isGone, goneAt: left?.endedAt, onIt: attention.get(hash) };
  return <ItemSheet key={hash} item={item} opening={opening} {...gone} onClose={close} onOpen={open} onDone={done} />;
};

/** After a prize the next one of the same hand that somebody waits for. */
const nextOf = (items: readonly Item[], item: Item): string | undefined => {
  if (item.type !== 'award') return undefined;
  const { review } = item.award;
  return items.find(
    one =>
      one.type === 'award' &&
      one.key !== item.key &&
      review !== undefined &&
      one.award.review === review &&
      one.award.claim.state !== 'held',
  )?.key;
};
