import { useTranslations } from 'use-intl';
import { type Cents, NOTHING } from '#core/money';
import type { Waiting } from '#core/views';
import { saidIn } from '#core/words';
import { Amount, countdown, SaidWords, useHouseTime } from '../kit/index.ts';
import styles from './waiting-list.module.css';

type WaitingListProps = { readonly waiting: readonly Waiting[]; readonly now: number };

/** What waits for somebody, the oldest first, with its clock. */
export const WaitingList = ({ why, ...rows }: WaitingListProps & { why: string | undefined }) => {
  const t = useTranslations('room.waiting');
  return (
    <section className={styles.panel}>
      <h2>{t('label')}</h2>
      {why === undefined ? <WaitingRows {...rows} nothing={t('none')} /> : <p>{why}</p>}
    </section>
  );
};

export const WaitingRows = ({ waiting, now, nothing }: WaitingListProps & { nothing: string }) => {
  if (waiting.length === 0) return <p className={styles.none}>{nothing}</p>;
  return (
    <ul className={styles.rows}>
      {waiting.map(one => (
        <li key={JSON.stringify(one)} data-type={one.type}>
          <What waiting={one} />
          <Clock waiting={one} now={now} />
        </li>
      ))}
    </ul>
  );
};

const What = ({ waiting }: { waiting: Waiting }) => {
  const t = useTranslations('room.waiting');
  if (waiting.type === 'claim') {
    const { award, name, amount } = waiting.award;
    return <Lines head={t('claim', { award: String(award) })} name={name} amount={amount} />;
  }
  const head = t(waiting.type, { table: String(waiting.table) });
  switch (waiting.type) {
    case 'calls':
      return <Lines head={head} name={waiting.name} amount={waiting.locked} />;
    case 'review':
    case 'play':
      return <Lines head={head} name={waiting.name} />;
    case 'alarm':
      return (
        <span className={styles.what}>
          <strong>{head}</strong>
          <SaidWords of={saidIn(waiting)} />
        </span>
      );
    case 'floor-call':
      return <Lines head={head} />;
    case 'game-hand':
      return <Lines head={head} name={waiting.title} amount={waiting.amount} />;
  }
};

type LinesProps = { readonly head: string; readonly name?: string; readonly amount?: Cents };

const Lines = ({ head, name = '', amount = NOTHING }: LinesProps) => (
  <span className={styles.what}>
    <strong>{head}</strong>
    <span lang="en">
      {name} {amount > 0 && <Amount of={amount} />}
    </span>
  </span>
);

const DAY_MS = 86_400_000;

/** How long there is, where there is a deadline; else how long it has waited. Far ones are dates. */
const Clock = ({ waiting, now }: { waiting: Waiting; now: number }) => {
  const t = useTranslations('room.waiting');
  const { moment } = useHouseTime();
  const by = waiting.type === 'claim' ? waiting.by : undefined;
  if (by === undefined) {
    return (
      <span className={styles.clock} role="timer">
        {t('age', { time: countdown(now - Date.parse(waiting.since)) })}
      </span>
    );
  }
  const leftMs = Date.parse(by) - now;
  if (leftMs > DAY_MS) return <span className={styles.clock}>{moment(by)}</span>;
  return (
    <span className={styles.clock} role="timer" data-over={leftMs < 0 || undefined}>
      {leftMs < 0 ? t('over', { time: countdown(-leftMs) }) : t('left', { time: countdown(leftMs) })}
    </span>
  );
};
