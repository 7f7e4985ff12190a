import { useTranslations } from 'use-intl';
import styles from './starting-page.module.css';

/** While the page looks for its house. */
export const StartingPage = () => {
  const t = useTranslations('kit');
  return (
    <main className={styles.page}>
      <p role="status">{t('starting')}</p>
    </main>
  );
};
