import { useTranslations } from 'use-intl';
import { countdown, Icon, useServerNow, useStation } from '../../kit/index.ts';
import styles from './countdown.module.css';

const SOON_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long there is still time, by the clock of the server; it says so in words when it is over. */
export const Countdown = ({ until }: { until: string }) => {
  const t = useTranslations('promotions.countdown');
  const { feed } = useStation();
  const left = Date.parse(until) - useServerNow(feed);
  if (left <= 0) {
    return (
      <strong className={styles.over}>
        <Icon name="clock" /> {t('over')}
      </strong>
    );
  }
  if (left >= DAY_MS) return <span>{t('days', { days: Math.floor(left / DAY_MS) })}</span>;
  return (
    <strong className={styles.left} role="timer" aria-live="off" data-soon={left < SOON_MS || undefined}>
      {t('left', { time: countdown(left) })}
    </strong>
  );
};
