import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Waiting } from '#core/views';
import { Amount, countdown, useHouseTime } from '../kit/index.ts';
import styles from './waiting-list.module.css';

type WaitingListProps = { readonly waiting: readonly Waiting[]; readonly now: number };

/** What waits for somebody, the oldest first, with its clock. */
export const WaitingList = ({ why, ...rows }: WaitingListProps & { why: string | undefined }) => {
  const t = useTranslations('room.waiting');
  return (
    <section className={styles.panel}>
      <h2>{t('label')}</h2>
      {why === undefined ? <WaitingRows {...rows} nothing={t('none')} /> : <p lang="en">{why}</p>}
    </section>
  );
};

export const WaitingRows = ({ waiting, now, nothing }: WaitingListProps & { nothing: string }) => {
  if (waiting.length === 0) return <p className={styles.none}>{nothing}</p>;
  return (
    <ul className={styles.rows}>
      {waiting.map(one => (
        <li key={keyOf(one)} data-type={one.type}>
          <What waiting={one} />
          <Clock waiting={one} now={now} />
        </li>
      ))}
    </ul>
  );
};

const keyOf = (one: Waiting): string => {
  switch (one.type) {
    case 'calls':
      return `calls ${one.table} ${one.activity}`;
    case 'review':
      return `review ${one.review}`;
    case 'claim':
      return `claim ${one.award.award}`;
    case 'alarm':
      return `alarm ${one.alarm}`;
    case 'floor-call':
      return `floor-call ${one.table}`;
  }
};

const What = ({ waiting }: { waiting: Waiting }) => {
  const t = useTranslations('room.waiting');
  switch (waiting.type) {
    case 'calls':
      return (
        <Lines head={t('calls', { table: String(waiting.table) })}>
          {waiting.name} {waiting.locked > 0 && <Amount of={waiting.locked} />}
        </Lines>
      );
    case 'review':
      return <Lines head={t('review', { table: String(waiting.table) })}>{waiting.name}</Lines>;
    case 'claim':
      return (
        <Lines head={t('claim', { award: String(waiting.award.award) })}>
          {waiting.award.name} <Amount of={waiting.award.amount} />
        </Lines>
      );
    case 'floor-call':
      return <Lines head={t('floor-call', { table: String(waiting.table) })} />;
    case 'alarm':
      return (
        <Lines head={t('alarm', { table: String(waiting.table) })}>
          <span lang="en">{waiting.words}</span>
        </Lines>
      );
  }
};

const Lines = ({ head, children }: { head: string; children?: ReactNode }) => (
  <span className={styles.what}>
    <strong>{head}</strong>
    <span>{children}</span>
  </span>
);

const DAY_MS = 86_400_000;

/** How long there is, where there is a deadline; else how long it has waited. Far ones are dates. */
const Clock = ({ waiting, now }: { waiting: Waiting; now: number }) => {
  const t = useTranslations('room.waiting');
  const { moment } = useHouseTime();
  const by = waiting.type === 'claim' ? waiting.by : undefined;
  if (by === undefined) {
    return <span className={styles.clock}>{t('age', { time: countdown(now - Date.parse(waiting.since)) })}</span>;
  }
  const leftMs = Date.parse(by) - now;
  if (leftMs > DAY_MS) return <span className={styles.clock}>{moment(by)}</span>;
  return (
    <span className={styles.clock} data-over={leftMs < 0 || undefined}>
      {leftMs < 0 ? t('over', { time: countdown(-leftMs) }) : t('left', { time: countdown(leftMs) })}
    </span>
  );
};
