import { useTranslations } from 'use-intl';
import { stationWord } from '#core/people';
import { useSaid } from '../page/said-words.tsx';
import { StationHead } from '../page/station-head.tsx';
import { SignOn } from './sign-on.tsx';
import styles from './sign-on-page.module.css';
import { useStation } from './station-context.ts';

/** A station at which nobody is signed on: whose it is, which, and whether somebody was signed off here. OPH-8 */
export const SignOnPage = ({ title }: { title: string }) => {
  const t = useTranslations('kit.signOn');
  const said = useSaid();
  const { me, wasSignedOff } = useStation();
  const { house, station } = me;
  return (
    <div className={styles.page}>
      <StationHead title={title} />
      <main>
        <div className={styles.where}>
          {house?.hasLogo === true && <img src="/logo" alt="" className={styles.logo} />}
          {house !== undefined && <p className={styles.house}>{house.name}</p>}
          <p>
            {t('station', { station: station.station })} · {said(stationWord(station.kind))}
            {station.table !== undefined && ` · ${t('table', { table: String(station.table) })}`}
            {station.place !== undefined && ` · ${station.place}`}
          </p>
        </div>
        {wasSignedOff && (
          <p className={styles.left} role="status">
            {t('signedOff')}
          </p>
        )}
        <SignOn />
      </main>
    </div>
  );
};
