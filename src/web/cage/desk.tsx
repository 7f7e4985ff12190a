import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Key, Palette, type Person, StartingPage, StationHead, useStation, useView } from '../kit/index.ts';
import { Bar } from './bar.tsx';
import styles from './cage.module.css';
import { Detail } from './detail.tsx';
import type { Known } from './find.ts';
import { Finder } from './finder.tsx';
import { Help } from './help.tsx';
import { useDrawer } from './use-drawer.ts';
import { useEntries } from './use-entries.ts';
import { useKeys } from './use-keys.ts';
import { useWay } from './use-way.ts';

/** The working window: search and lists on one side, what was opened on the other. */
export const Desk = ({ person }: { person: Person }) => {
  const known = useKnown();
  return known === undefined ? <StartingPage /> : <Window person={person} known={known} />;
};

const Window = ({ person, known }: { person: Person; known: Known }) => {
  const t = useTranslations('cage');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const detail = useRef<HTMLElement>(null);
  const help = () => setHelpOpen(true);
  const way = useWay();
  const drawer = useDrawer(person);
  const entries = useEntries(known, way, help);
  useKeys({ help });
  return (
    <div className={styles.station}>
      <StationHead title={t('title')}>
        <Bar {...drawer} />
      </StationHead>
      <main className={styles.desk} data-open={way.chosen !== undefined || undefined}>
        <Finder known={known} {...way} onNext={() => detail.current?.querySelector<HTMLElement>(NEXT)?.click()} />
        <section ref={detail} className={styles.detail} aria-label={t('detail')}>
          <Detail known={known} {...way} {...drawer} />
        </section>
      </main>
      <div className={`${styles.foot} no-print`}>
        <Palette entries={entries} />
        <Key icon="keyboard" onPress={help}>
          {t('shortcuts.title')}
        </Key>
      </div>
      <Help isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
};

/** What is open has one main key, its next step. */
const NEXT = '[data-tone="main"]:not(:disabled)';

/** Nothing before the first message of the feed. */
const useKnown = (): Known | undefined => {
  const { feed } = useStation();
  const [awards, trays, instruments] = [useView(feed, 'awards'), useView(feed, 'trays'), useView(feed, 'instruments')];
  const promotions = useView(feed, 'promotions');
  if (awards === undefined || trays === undefined || instruments === undefined || promotions === undefined) {
    return undefined;
  }
  return { awards, trays, instruments, promotions };
};
