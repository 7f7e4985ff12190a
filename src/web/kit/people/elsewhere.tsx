import { useTranslations } from 'use-intl';
import { stationWord } from '#core/people';
import { PadKey } from '../keys/pad-key.tsx';
import { useSaid } from '../page/said-words.tsx';
import styles from '../page/starting-page.module.css';
import { type Me, pageOf } from './line.ts';

type ElsewhereProps = { readonly me: Me; readonly onAnew: () => void };

/** This screen is a station of another kind: it is said before anybody types a PIN. OPH-8 */
export const Elsewhere = ({ me: { station }, onAnew }: ElsewhereProps) => {
  const t = useTranslations('kit.elsewhere');
  const said = useSaid();
  return (
    <main className={styles.page}>
      <div className={styles.form}>
        <h1>{t('title')}</h1>
        <p>{t('how', { station: station.station, kind: said(stationWord(station.kind)) })}</p>
        <PadKey tone="main" onPress={() => location.assign(pageOf(station.kind, station.table))}>
          {t('go', { station: station.station })}
        </PadKey>
        <PadKey onPress={onAnew}>{t('anew')}</PadKey>
      </div>
    </main>
  );
};
