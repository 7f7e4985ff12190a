import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount, total } from '#core/money';
import { saidIn } from '#core/words';
import { Icon, type IconName, useHouseTime, useNameOf, useRequestWords, useSaid } from '../kit/index.ts';
import { type Clock, clockOf, spanOf, type Urgency } from './clock.ts';
import { type Item, kindOf } from './items.ts';
import { useGift, usePlace } from './parts.tsx';
import styles from './queue-list.module.css';

type QueueProps = {
  readonly items: readonly Item[];
  readonly nowMs: number;
  readonly chosen: string | undefined;
  readonly onOpen: (key: string) => void;
};

/** Everything that waits, the oldest first, each with its clock. */
export const QueueList = ({ items, nowMs, chosen, onOpen }: QueueProps) => {
  const t = useTranslations('floor.queue');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (chosen !== undefined) list.current?.querySelector<HTMLElement>('[data-chosen]')?.focus();
  }, [chosen]);
  if (items.length === 0) return <p className={styles.empty}>{t('empty')}</p>;
  return (
    <ol className={styles.list} ref={list}>
      {items.map(item => (
        <li key={item.key}>
          <ItemCard item={item} nowMs={nowMs} isChosen={item.key === chosen} onOpen={() => onOpen(item.key)} />
        </li>
      ))}
    </ol>
  );
};

type CardProps = {
  readonly item: Item;
  readonly nowMs?: number;
  readonly isChosen?: boolean;
  readonly onOpen: () => void;
};

/** One thing on one card; without a clock where it is over. */
export const ItemCard = ({ item, nowMs, isChosen = false, onOpen }: CardProps) => {
  const t = useTranslations('floor.queue');
  const words = useItemWords()(item);
  const clock = nowMs === undefined ? undefined : clockOf(item, nowMs);
  return (
    <button
      type="button"
      className={styles.card}
      data-urgency={clock?.urgency}
      data-chosen={isChosen || undefined}
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

type Words = { readonly where: string; readonly what: string; readonly sum: string; readonly isEnglish: boolean };

/** Where something is, what it is, and how much is at stake. */
export const useItemWords = (): ((item: Item) => Words) => {
  const t = useTranslations('floor');
  const giftOf = useGift();
  const placeOf = usePlace();
  const say = useSaid();
  const requestWords = useRequestWords();
  const nameOf = useNameOf();
  return item => {
    if (item.type === 'award') {
      const { name, gives } = item.award;
      return { where: placeOf(item.award), what: name, sum: giftOf(gives), isEnglish: true };
    }
    if (item.type === 'request') {
      const { command, by } = item.request;
      return {
        where: t('queue.by', { name: nameOf(by.id) }),
        what: requestWords(command),
        sum: '',
        isEnglish: false,
      };
    }
    const { what } = item;
    const where = t('at', { table: String(what.table) });
    switch (what.type) {
      case 'calls': {
        const seats = [...new Set(what.calls.map(({ seat }) => seat))];
        const named = t('queue.seats', { count: seats.length, seats: seats.join(', ') });
        const sum = what.locked > 0 ? formatAmount(what.locked) : '';
        const hands = [...new Set(what.calls.map(({ hand }) => hand))].join(', ');
        return { where: `${where} · ${named}`, what: `${what.name}: ${hands}`, sum, isEnglish: true };
      }
      case 'review':
        return {
          where: `${where} · ${t('queue.by', { name: nameOf(what.by) })}`,
          what: what.name,
          sum: '',
          isEnglish: true,
        };
      case 'play': {
        const hands = [...new Set(what.awards.flatMap(({ hand }) => hand ?? []))].join(', ');
        const sum = formatAmount(total(what.awards.map(({ amount }) => amount)));
        return { where, what: `${what.name}: ${hands}`, sum, isEnglish: true };
      }
      case 'alarm':
        return { where, what: say(saidIn(what)), sum: '', isEnglish: what.said === undefined };
      case 'floor-call':
        return { where, what: t('queue.by', { name: nameOf(what.by) }), sum: '', isEnglish: false };
      case 'game-hand': {
        const named = t('queue.seats', { count: 1, seats: String(what.seat) });
        const wins = what.wins.map(({ label, hand }) => `${say(label)}: ${say(hand)}`).join(', ');
        const doing = what.step === 'documents' ? `${t('game.papersOpen')} · ${wins}` : wins;
        return { where: `${where} · ${named}`, what: doing, sum: formatAmount(what.amount), isEnglish: false };
      }
    }
  };
};
