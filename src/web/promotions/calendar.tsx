import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OfferingView, PromotionView } from '#core/views';
import { ActKey, calendarDayAt, Keys, Section, Soft, useLanguage, useServerNow, useStation } from '../kit/index.ts';
import styles from './calendar.module.css';
import { barsIn, DAYS, daysFrom, daysLater } from './calendar.ts';
import { Clocks } from './clocks.tsx';
import { OfferingRows } from './offerings.tsx';
import type { Go } from './place.ts';
import { useWhen } from './when.ts';

type CalendarProps = {
  readonly promotions: readonly PromotionView[];
  readonly offerings: readonly OfferingView[];
  readonly onGo: Go;
};

/** Everything that runs in the next seven days, and what is offered besides. */
export const Calendar = ({ promotions, offerings, onGo }: CalendarProps) => {
  const t = useTranslations('promotions.calendar');
  const { feed, me } = useStation();
  const { language } = useLanguage();
  const now = useServerNow(feed, 60_000);
  const [weeks, setWeeks] = useState(0);
  const today = calendarDayAt(now, me.zone);
  const days = daysFrom(daysLater(today, weeks * DAYS));
  const dayOf = (moment: string): string => calendarDayAt(Date.parse(moment), me.zone);
  const dayName = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
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
              {day === today ? t('today') : dayName.format(Date.parse(day))}
            </span>
          ))}
        </div>
        <ul className={styles.rows}>
          {barsIn(days, promotions, { today, dayOf }).map(({ promotion, from, to, isBegunBefore, goesOn }) => (
            <li key={promotion.promotion}>
              <button
                type="button"
                className={styles.bar}
                style={{ gridColumn: `${from + 1} / ${to + 2}` }}
                data-before={isBegunBefore || undefined}
                data-after={goesOn || undefined}
                onClick={() => onGo({ type: 'promotion', promotion: promotion.promotion })}
              >
                <BarWords promotion={promotion} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Offered offerings={offerings.filter(({ state }) => state === 'announced' || state === 'paused')} onGo={onGo} />
    </div>
  );
};

const BarWords = ({ promotion: { name, promotion, activity, mechanism, endsAt } }: { promotion: PromotionView }) => {
  const t = useTranslations('promotions');
  const when = useWhen();
  return (
    <>
      <strong lang="en">{name}</strong>
      <span>
        {t(`mechanisms.${mechanism}`)}
        {promotion !== activity && ` · ${promotion}`}
      </span>
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
