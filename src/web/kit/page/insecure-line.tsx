import { useTranslations } from 'use-intl';
import styles from './insecure-line.module.css';

/** On every screen that others on the network can read along with; a browser knows best whether they can. API-20 */
export const InsecureLine = () => {
  const t = useTranslations('kit');
  return isSecureContext ? null : (
    <p className={styles.line} role="note">
      {t('insecure')}
    </p>
  );
};
