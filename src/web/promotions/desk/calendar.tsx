import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OfferingView, PromotionView } from '#core/views';
import { ActKey, calendarDayAt, Keys, Section, Soft, useHouseTime, useServerNow, useStation } from '../../kit/index.ts';
import { OfferingRows } from '../offerings/offerings.tsx';
import styles from './calendar.module.css';
import { type Bar, barsIn, DAYS, daysFrom, daysLater, wordsOf } from './calendar.ts';
import { Clocks } from './clocks.tsx';
import type { Go } from './place.ts';
import { titleOf } from './title.ts';
import { useMechanismName } from './use-mechanism-name.ts';

type CalendarProps = {
  readonly promotions: readonly PromotionView[];
  readonly offerings: readonly OfferingView[];
  readonly onGo: Go;
};

/** Everything that runs in the next seven days, and what is offered besides. */
export const Calendar = ({ promotions, offerings, onGo }: CalendarProps) => {
  const t = useTranslations('promotions.calendar');
  const { feed, me } = useStation();
  const { weekday } = useHouseTime();
  const now = useServerNow(feed, 60_000);
  const [weeks, setWeeks] = useState(0);
  const today = calendarDayAt(now, me.zone);
  const days = daysFrom(daysLater(today, weeks * DAYS));
  const dayOf = (moment: string): string => calendarDayAt(Date.parse(moment), me.zone);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        <Keys>
          {weeks > 0 && <ActKey onPress={() => setWeeks(weeks - 1)}>{t('weekBefore')}</ActKey>}
          <ActKey onPress={() => setWeeks(weeks + 1)}>{t('weekAfter')}</ActKey>
          <ActKey onPress={() => print()}>{t('print')}</ActKey>
        </Keys>
      </header>
      <Clocks promotions={promotions} onGo={onGo} />
      {promotions.length === 0 && <Soft>{t('nothing')}</Soft>}
      <div className={styles.calendar}>
        <div className={styles.days} aria-hidden="true">
          {days.map(day => (
            <span key={day} data-today={day === today || undefined}>
              {day === today ? t('today') : weekday(day)}
            </span>
          ))}
        </div>
        <ul className={styles.rows}>
          {barsIn(days, promotions, { today, dayOf }).map(bar => (
            <li key={bar.promotion.promotion}>
              <BarKey bar={bar} onPress={() => onGo({ type: 'promotion', promotion: bar.promotion.promotion })} />
            </li>
          ))}
        </ul>
      </div>
      <Offered offerings={offerings.filter(({ state }) => state === 'announced' || state === 'paused')} onGo={onGo} />
    </div>
  );
};

const columnsOf = ({ from, to }: Pick<Bar, 'from' | 'to'>): string => `${from + 1} / ${to + 2}`;

const sideOf = (bar: Bar, words: Pick<Bar, 'from'>): 'before' | 'after' | undefined => {
  if (words.from === bar.from) return undefined;
  return words.from < bar.from ? 'before' : 'after';
};

const BarKey = ({ bar, onPress }: { bar: Bar; onPress: () => void }) => {
  const words = wordsOf(bar);
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      <span
        className={styles.bar}
        style={{ gridColumn: columnsOf(bar) }}
        data-before={bar.isBegunBefore || undefined}
        data-after={bar.goesOn || undefined}
      />
      <span className={styles.words} style={{ gridColumn: columnsOf(words) }} data-side={sideOf(bar, words)}>
        <BarWords promotion={bar.promotion} />
      </span>
    </button>
  );
};

const BarWords = ({ promotion }: { promotion: PromotionView }) => {
  const t = useTranslations('promotions');
  const mechanismName = useMechanismName();
  const { when } = useHouseTime();
  const { endsAt } = promotion;
  return (
    <>
      <strong lang="en">{titleOf(promotion)}</strong>
      <span>{mechanismName(promotion.mechanism)}</span>
      <span>{endsAt === undefined ? t('calendar.openEnd') : t('calendar.until', { at: when(endsAt) })}</span>
    </>
  );
};

/** What is posted and does not run now. */
const Offered = ({ offerings, onGo }: Pick<CalendarProps, 'offerings' | 'onGo'>) => {
  const t = useTranslations('promotions.calendar');
  return offerings.length === 0 ? null : (
    <Section title={t('offered')}>
      <OfferingRows offerings={offerings} onGo={onGo} />
    </Section>
  );
};
