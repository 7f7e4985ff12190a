import { useTranslations } from 'use-intl';
import type { TableParts } from '#core/views';
import styles from './coach-bar.module.css';
import { coachWords, isUrgent } from './coach-words.ts';

const LINES_MAX = 2;

/** What the dealer does next: what is urgent line by line, else one hint. */
export const CoachBar = ({ parts: { coach, awards, summary } }: { parts: TableParts }) => {
  const t = useTranslations('keypad');
  const urgent = coach.filter(isUrgent);
  const lines = urgent.length > 0 ? urgent : coach.slice(0, 1);
  const shown = lines.slice(0, LINES_MAX);
  const left = lines.length - shown.length;
  return (
    <div className={styles.bar} role="status" data-urgent={urgent.length > 0 || undefined}>
      {summary.state === 'closed' && <p>{t('coach.closed')}</p>}
      {shown.map((line, index) => (
        <p key={`${line.type}.${'award' in line ? line.award : index}`}>
          {coachWords(t, line, awards)}
          {left > 0 && index === LINES_MAX - 1 && (
            <span className={styles.left}>{t('coach.more', { count: left })}</span>
          )}
        </p>
      ))}
    </div>
  );
};
