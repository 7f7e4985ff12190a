import { useTranslations } from 'use-intl';
import { CardWords } from '../kit/index.ts';
import styles from './notice-line.module.css';
import type { Notice } from './state.ts';
import { noticeWords } from './words.ts';

/** A short notice at the foot of the screen, over the page so that nothing moves. */
export const NoticeLine = ({ notice }: { notice: Notice | undefined }) => {
  const t = useTranslations('hands');
  return (
    <div className={`${styles.line} no-print`} role="status">
      {notice !== undefined && (
        <p key={notice.number} className={styles.notice}>
          <CardWords>{noticeWords(t, notice)}</CardWords>
        </p>
      )}
    </div>
  );
};
