import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Icon, Palette, StationHead, useKept } from '../kit/index.ts';
import styles from './club.module.css';
import { Enrol } from './enrol.tsx';
import { Exclusions } from './exclusions.tsx';
import { Finder } from './finder.tsx';
import { KEPT_AS } from './kept.ts';
import { MailingSheet } from './mailing-sheet.tsx';
import { Member } from './member.tsx';
import { DeskContext, type DeskWays } from './use-desk.ts';

/** What stands on the right-hand side. Which one outlives a reload. */
type Place = { readonly type: 'start' | 'enrol' | 'exclusions' } | { readonly type: 'member'; readonly member: string };

const START: Place = { type: 'start' };

/** Search first, on one side; who was found, or what is being done, on the other. */
export const Desk = () => {
  const t = useTranslations('club');
  const [place, setPlace] = useKept<Place>(`${KEPT_AS}-place`, START);
  const [notice, setNotice] = useState('');
  const [isMailing, setMailing] = useState(false);
  const [searches, setSearches] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const go = (next: Place, words = '') => {
    setNotice(words);
    setPlace(next);
  };
  const ways: DeskWays = {
    open: (member, words) => go({ type: 'member', member }, words),
    leave: words => go(START, words),
    say: setNotice,
    findAnew: () => setSearches(count => count + 1),
  };
  const places = [
    { key: 'enrol', words: t('places.enrol'), run: () => go({ type: 'enrol' }) },
    { key: 'exclusions', words: t('places.exclusions'), run: () => go({ type: 'exclusions' }) },
    { key: 'mailing', words: t('places.mailing'), run: () => setMailing(true) },
  ];
  const find = { key: 'find', words: t('commands.find'), run: () => field.current?.focus() };
  return (
    <div className={styles.station}>
      <StationHead title={t('title')}>
        <Palette entries={[find, ...places].map(one => ({ ...one, kind: t('commands.kind') }))} />
      </StationHead>
      <main className={styles.desk}>
        <div className={`${styles.side} no-print`}>
          <Finder
            key={searches}
            field={field}
            chosen={place.type === 'member' ? place.member : undefined}
            onChoose={ways.open}
          />
          <nav className={styles.places} aria-label={t('title')}>
            {places.map(({ key, words, run }) => (
              <ActKey key={key} tone={key === 'enrol' ? 'main' : 'plain'} onPress={run}>
                {words}
              </ActKey>
            ))}
          </nav>
        </div>
        <section className={styles.detail} aria-label={t('detail')}>
          <Notice words={notice} />
          <DeskContext value={ways}>
            <Opened {...place} />
          </DeskContext>
        </section>
      </main>
      {isMailing && <MailingSheet onClose={() => setMailing(false)} />}
    </div>
  );
};

const Notice = ({ words }: { words: string }) => (
  <div role="status">
    {words !== '' && (
      <p className={styles.notice}>
        <Icon name="check" /> {words}
      </p>
    )}
  </div>
);

const Opened = (place: Place) => {
  switch (place.type) {
    case 'start':
      return <Start />;
    case 'enrol':
      return <Enrol />;
    case 'exclusions':
      return <Exclusions />;
    case 'member':
      return <Member key={place.member} member={place.member} />;
  }
};

const Start = () => {
  const t = useTranslations('club.start');
  return (
    <div className={styles.start}>
      <h2>{t('title')}</h2>
      <p>{t('scan')}</p>
      <p>{t('type')}</p>
      <p>{t('looks')}</p>
    </div>
  );
};
