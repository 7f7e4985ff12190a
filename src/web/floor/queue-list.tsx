import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Icon, type IconName, useHouseTime } from '../kit/index.ts';
import { type Clock, clockOf, spanOf, type Urgency } from './clock.ts';
import { useItemWords } from './item-words.ts';
import { type Item, kindOf, stopOf } from './items.ts';
import styles from './queue-list.module.css';

type QueueProps = {
  readonly items: readonly Item[];
  readonly nowMs: number;
  readonly chosen: string | undefined;
  /** Who has what open at another console. */
  readonly attention: ReadonlyMap<string, string>;
  readonly onOpen: (key: string) => void;
};

/** So many are drawn: what is further down waits longer than a press may. */
const DRAWN = 50;

/** Everything that waits, in the order of what it stops, each with its clock. */
export const QueueList = ({ items, nowMs, chosen, attention, onOpen }: QueueProps) => {
  const t = useTranslations('floor.queue');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (chosen !== undefined) list.current?.querySelector<HTMLElement>('[data-chosen]')?.focus();
  }, [chosen]);
  const [asked, setAsked] = useState(DRAWN);
  const drawn = Math.max(asked, items.findIndex(({ key }) => key === chosen) + 1);
  if (items.length === 0) return <p className={styles.empty}>{t('empty')}</p>;
  return (
    <>
      <ol className={styles.list} ref={list}>
        {items.slice(0, drawn).map((item, place) => (
          <li key={item.key}>
            <ItemCard
              item={item}
              nowMs={nowMs}
              isChosen={item.key === chosen}
              isNext={place === 0}
              onIt={attention.get(item.key)}
              onOpen={() => onOpen(item.key)}
            />
          </li>
        ))}
      </ol>
      {items.length > drawn && (
        <ActKey onPress={() => setAsked(drawn + DRAWN)}>{t('more', { count: items.length - drawn })}</ActKey>
      )}
    </>
  );
};

type CardProps = {
  readonly item: Item;
  readonly nowMs?: number;
  readonly isChosen?: boolean;
  /** The first that waits. */
  readonly isNext?: boolean;
  /** Who has it open at another console. */
  readonly onIt?: string | undefined;
  readonly onOpen: () => void;
};

/** One thing on one card; without a clock where it is over. */
export const ItemCard = ({ item, nowMs, isChosen = false, isNext = false, onIt, onOpen }: CardProps) => {
  const t = useTranslations('floor.queue');
  const words = useItemWords()(item);
  const clock = nowMs === undefined ? undefined : clockOf(item, nowMs);
  return (
    <button
      type="button"
      className={styles.card}
      data-urgency={clock?.urgency}
      data-stops={clock === undefined ? undefined : stopOf(item)}
      data-chosen={isChosen || undefined}
      data-next={isNext ? `${t(`kinds.${kindOf(item)}`)}: ${words.where} ${words.sum}`.trim() : undefined}
      onClick={onOpen}
    >
      <span className={styles.kind}>{t(`kinds.${kindOf(item)}`)}</span>
      <span className={styles.where}>{words.where}</span>
      <span className={styles.what} lang={words.isEnglish ? 'en' : undefined}>
        {words.what}
      </span>
      {words.sum !== '' && (
        <strong className={styles.sum} translate="no">
          {words.sum}
        </strong>
      )}
      {onIt !== undefined && <span className={styles.onIt}>{t('onIt', { name: onIt })}</span>}
      {clock !== undefined && <ClockFace clock={clock} by={item.by} />}
    </button>
  );
};

const SIGNS: Readonly<Record<Urgency, IconName>> = { calm: 'clock', soon: 'warning', urgent: 'stop', over: 'stop' };

const ClockFace = ({ clock: { urgency, counts, ms }, by }: { clock: Clock; by: string | undefined }) => {
  const t = useTranslations('floor.clock');
  const { moment: momentOf } = useHouseTime();
  const span = spanOf(ms);
  const told =
    span.type === 'minutes' ? span.text : span.type === 'hours' ? t('hours', span) : t('days', { days: span.days });
  return (
    <span className={styles.clock} data-urgency={urgency}>
      <Icon name={SIGNS[urgency]} />
      <span className={styles.word}>{t(urgency)}</span>
      {urgency !== 'over' && (
        <span className={styles.time} role="timer">
          {told} <span className={styles.counts}>{t(counts)}</span>
        </span>
      )}
      {span.type !== 'minutes' && by !== undefined && (
        <span className={styles.until}>{t('until', { date: momentOf(by) })}</span>
      )}
    </span>
  );
};
