import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { stationWord } from '#core/people';
import { lineOf, type Me, pageOf, useSaid } from '../kit/index.ts';
import styles from './home.module.css';

const PREFIX = 'houseway-station-';

/** What of this house is on this device: how the house is, and the stations with whoever is signed on. */
export const Here = () => {
  const t = useTranslations('home.here');
  const said = useSaid();
  const [stations, setStations] = useState<readonly Me[]>([]);
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    void readStations().then(setStations);
    void isWriting().then(setOpen);
  }, []);
  const house = stations.find(one => one.house !== undefined)?.house;
  return (
    <section className={styles.here} aria-label={t('title')}>
      {house?.hasLogo === true && <img src="/logo" alt="" className={styles.logo} />}
      <h2>{house?.name ?? t('title')}</h2>
      {isOpen !== undefined && <p role="status">{t(isOpen ? 'open' : 'shut')}</p>}
      <ul className={styles.stations}>
        {stations.map(({ station, person }) => (
          <li key={station.station}>
            <a className={styles.station} href={pageOf(station.kind, station.table)}>
              <strong>
                {said(stationWord(station.kind))}
                {station.table !== undefined && ` ${station.table}`}
              </strong>
              <span>{person === undefined ? t('nobody') : t('signedOn', { name: person.name })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Those that this browser is, the one with somebody at it first. */
const readStations = async (): Promise<readonly Me[]> => {
  const names = Object.keys(localStorage).filter(key => key.startsWith(PREFIX));
  const stations = [...new Set(names.map(name => localStorage.getItem(name)!))]; // Just named.
  const found = await Promise.all(stations.map(readMe));
  return found
    .filter(one => one !== undefined)
    .toSorted((a, b) => Number(b.person !== undefined) - Number(a.person !== undefined));
};

const readMe = async (station: string): Promise<Me | undefined> => {
  const answer = await fetch('/api/v1/me', { headers: lineOf(station).headers ?? {} }).catch(() => undefined);
  return answer?.ok === true ? ((await answer.json()) as Me) : undefined;
};

const isWriting = async (): Promise<boolean | undefined> => {
  const answer = await fetch('/health').catch(() => undefined);
  if (answer === undefined) return undefined;
  const { house } = (await answer.json()) as { readonly house?: { readonly type: string } };
  return house?.type === 'writing';
};
