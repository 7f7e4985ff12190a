import { useTranslations } from 'use-intl';
import { useHouseTime } from '../kit/index.ts';
import type { Ended } from './ended.ts';
import type { Item } from './items.ts';
import styles from './queue-list.module.css';
import { ItemCard } from './queue-list.tsx';

type DoneProps = {
  readonly settled: readonly Item[];
  readonly ended: readonly Ended[];
  readonly onOpen: (key: string) => void;
};

/** Prizes settled since the gaming day began, and what else has left the queue. Each can be opened again. */
export const DoneList = ({ settled, ended, onOpen }: DoneProps) => {
  const t = useTranslations('floor.done');
  const { moment: momentOf } = useHouseTime();
  if (settled.length + ended.length === 0) return <p className={styles.empty}>{t('empty')}</p>;
  return (
    <ol className={styles.list}>
      {settled.map(item => (
        <li key={item.key}>
          <ItemCard item={item} onOpen={() => onOpen(item.key)} />
        </li>
      ))}
      {ended.map(({ item, endedAt }) => (
        <li key={`${item.key}.${endedAt}`}>
          <ItemCard item={item} onOpen={() => onOpen(item.key)} />
          <p className={styles.until}>
            {t('ended')} · {momentOf(new Date(endedAt).toISOString())}
          </p>
        </li>
      ))}
    </ol>
  );
};
