import { useTranslations } from 'use-intl';
import { CardFace } from '../kit/index.ts';
import { langOfName, TABLES } from './games.ts';
import styles from './lobby.module.css';

/** The tables to choose from. */
export const Lobby = () => {
  const t = useTranslations('practice');
  return (
    <div className={styles.lobby}>
      <p className={styles.lead}>{t('lead')}</p>
      <ul className={styles.tables}>
        {TABLES.map(({ id, shows }) => (
          <li key={id}>
            <a className={styles.table} href={`#${id}`}>
              <span className={styles.fan} aria-hidden="true">
                {shows.map(card => (
                  <span key={card}>
                    <CardFace card={card} />
                  </span>
                ))}
              </span>
              <strong className={styles.name} lang={langOfName(id)}>
                {t(`games.${id}`)}
              </strong>
              <span className={styles.about}>{t(`about.${id}`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.worth}>{t('noValue')}</p>
    </div>
  );
};
