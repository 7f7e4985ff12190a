import { useTranslations } from 'use-intl';
import styles from './clock-off.module.css';

/** The device shows people another time than the house goes by: draws and payouts wait until it is set. REG-A8 */
export const ClockOff = ({ seconds }: { readonly seconds: number }) => {
  const t = useTranslations('kit');
  return (
    <p className={styles.line} role="note">
      {t('clockOff', { minutes: Math.round(Math.abs(seconds) / 60) })}
    </p>
  );
};
