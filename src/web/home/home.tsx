import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { roleWord } from '#core/people';
import { DemoMark, HelpKey, LanguagePicker, SuitSign, Table, useList, useSaid, useSettings } from '../kit/index.ts';
import { workAs } from './as-person.ts';
import { type Demo, readDemo, SPEEDS, setSpeed } from './demo.ts';
import { Here } from './here.tsx';
import styles from './home.module.css';
import { TourPart } from './tour.tsx';

/** The screens by who uses them, each with the address that opens it. */
const STATIONS = [
  { name: 'keypad', address: '/keypad/?table=1' },
  { name: 'floor', address: '/floor/' },
  { name: 'cage', address: '/cage/' },
  { name: 'promotions', address: '/promotions/' },
  { name: 'tournament', address: '/tournament/' },
  { name: 'club', address: '/club/' },
  { name: 'office', address: '/office/' },
  { name: 'room', address: '/room/' },
  { name: 'kiosk', address: '/kiosk/' },
  { name: 'sign', address: '/sign/' },
  { name: 'hands', address: '/hands/' },
  { name: 'practice', address: '/practice/' },
  { name: 'api', address: '/api/v1/' },
] as const;

/** Where everybody starts: every screen of the house, and in a demonstration who may sign on and how fast it plays. */
export const Home = () => {
  const t = useTranslations('home');
  useSettings();
  const [demo, setDemo] = useState<Demo>();
  useEffect(() => void readDemo().then(setDemo), []);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <SuitSign suit="s" className={styles.mark} />
        <h1 className={styles.brand}>Houseway</h1>
        {demo !== undefined && <DemoMark />}
        <div className={styles.language}>
          <HelpKey />
          <LanguagePicker />
        </div>
      </header>
      <p className={styles.lead}>{t('lead')}</p>
      {demo === undefined ? <Here /> : <TourPart demo={demo} />}
      <nav aria-label={t('stations')}>
        <ul className={styles.stations}>
          {STATIONS.map(({ name, address }) => (
            <li key={name}>
              <a className={styles.station} href={address}>
                <strong>{t(`names.${name}`)}</strong>
                <span>{t(`about.${name}`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {demo !== undefined && <DemoPart demo={demo} onSpeed={speed => setDemo({ ...demo, speed })} />}
    </main>
  );
};

const DemoPart = ({ demo, onSpeed }: { demo: Demo; onSpeed: (speed: number) => void }) => {
  const t = useTranslations('home.demo');
  const list = useList();
  const said = useSaid();
  const choose = (speed: number) => {
    onSpeed(speed);
    void setSpeed(speed);
  };
  return (
    <section className={styles.demo} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p>{t('about')}</p>
      <fieldset className={styles.speeds}>
        <legend>{t('speed')}</legend>
        {SPEEDS.map(speed => (
          <label key={speed} className={styles.speed}>
            <input type="radio" name="speed" checked={demo.speed === speed} onChange={() => choose(speed)} />
            {speed === 0 ? t('paused') : t('times', { count: speed })}
          </label>
        ))}
      </fieldset>
      <Table
        className={styles.people}
        caption={t('people')}
        isTitled
        rows={demo.people}
        keyOf={({ badge }) => badge}
        columns={[
          [
            t('name'),
            person => (
              <button type="button" className={styles.person} onClick={() => void workAs(person)}>
                {person.name}
              </button>
            ),
          ],
          [t('roles'), ({ roles }) => list(roles.map(role => said(roleWord(role))))],
          [t('badge'), ({ badge }) => badge, 'number'],
          [t('pin'), ({ pin }) => pin, 'number'],
        ]}
      />
    </section>
  );
};
