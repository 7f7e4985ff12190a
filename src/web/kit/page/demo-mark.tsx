import { useTranslations } from 'use-intl';
import styles from './demo-mark.module.css';

/** On every screen of a demo or training house, and never on another. REG-A6 */
export const DemoMark = () => {
  const t = useTranslations('kit');
  return <p className={styles.mark}>{t('demo')}</p>;
};
