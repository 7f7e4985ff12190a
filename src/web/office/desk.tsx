import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Icon, later, Palette, StationHead, useKept } from '../kit/index.ts';
import { Day } from './day.tsx';
import { Draws } from './draws.tsx';
import { Funds } from './funds.tsx';
import { Money } from './money.tsx';
import { Notices } from './notices.tsx';
import styles from './office.module.css';
import type { PageProps } from './parts.tsx';
import { People } from './people.tsx';
import { Ready, ReadyKey, type ReadyPlace } from './ready.tsx';
import { Settings } from './settings.tsx';
import { Stations } from './stations.tsx';
import { Today } from './today.tsx';

/** Large, and not asked for every day. */
const Games = later(async () => (await import('./games.tsx')).Games);
const Incidents = later(async () => (await import('./incidents.tsx')).Incidents);
const Lists = later(async () => (await import('./lists.tsx')).Lists);
const Papers = later(async () => (await import('./papers.tsx')).Papers);
const Reports = later(async () => (await import('./reports.tsx')).Reports);
const Room = later(async () => (await import('./room.tsx')).Room);

const PAGES = {
  ready: Ready,
  today: Today,
  people: People,
  lists: Lists,
  stations: Stations,
  room: Room,
  money: Money,
  funds: Funds,
  games: Games,
  day: Day,
  reports: Reports,
  papers: Papers,
  notices: Notices,
  draws: Draws,
  incidents: Incidents,
  settings: Settings,
} as const satisfies Readonly<Record<string, ComponentType<AnyPage>>>;
/** What any page of the office may be given. */
type AnyPage = PageProps & { readonly onGo: (page: ReadyPlace | 'ready') => void };
type PageName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as readonly PageName[]; // Keys of a table are its names.

/** Navigation at the left, one page at a time; which one outlives a reload. */
export const Desk = () => {
  const t = useTranslations('office');
  const [page, setPage] = useKept<PageName>('office-page', 'today');
  const [notice, setNotice] = useState('');
  const go = (name: PageName) => {
    setNotice('');
    setPage(name);
  };
  const Page = PAGES[page];
  return (
    <div className={styles.station}>
      <StationHead title={t('title')}>
        <Palette
          entries={NAMES.map(name => ({ key: name, kind: t('go'), words: t(`pages.${name}`), run: () => go(name) }))}
        />
      </StationHead>
      <main className={styles.desk}>
        <nav className={`${styles.places} no-print`} aria-label={t('title')}>
          <ReadyKey
            key={`ready ${page}`}
            isOn={page === 'ready'}
            words={t('pages.ready')}
            onPress={() => go('ready')}
          />
          {NAMES.filter(name => name !== 'ready').map(name => (
            <ActKey key={name} isOn={name === page} onPress={() => go(name)}>
              {t(`pages.${name}`)}
            </ActKey>
          ))}
        </nav>
        <section className={styles.page} aria-label={t(`pages.${page}`)}>
          <h2 className={styles.title}>{t(`pages.${page}`)}</h2>
          <div role="status">
            {notice !== '' && (
              <p className={styles.notice}>
                <Icon name="check" /> {notice}
              </p>
            )}
          </div>
          <Page key={page} onDone={setNotice} onGo={go} />
        </section>
      </main>
    </div>
  );
};
