import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import { useHouseTime } from '../kit/index.ts';
import type { Sample } from './samples.ts';
import styles from './sparkline.module.css';

const WIDTH = 96;
const HEIGHT = 24;

/** How an amount has gone since this map was opened; said in words for those who cannot see it. */
export const Sparkline = ({ samples }: { readonly samples: readonly Sample[] }) => {
  const t = useTranslations('room');
  const { time } = useHouseTime();
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined || samples.length < 2) return <span className={styles.line} />;
  const amounts = samples.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const spanMs = last.atMs - first.atMs;
  const across = (atMs: number): number => (spanMs === 0 ? 0 : ((atMs - first.atMs) / spanMs) * WIDTH);
  const down = (amount: number): number =>
    high === low ? HEIGHT / 2 : HEIGHT - ((amount - low) / (high - low)) * HEIGHT;
  const points = samples.map(({ atMs, amount }) => `${across(atMs).toFixed(1)},${down(amount).toFixed(1)}`);
  const words = { time: time(first.atMs), from: formatAmount(first.amount), to: formatAmount(last.amount) };
  return (
    <svg
      className={styles.line}
      viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
      role="img"
      aria-label={t('trend', words)}
      preserveAspectRatio="none"
    >
      <polyline points={points.join(' ')} />
    </svg>
  );
};
