import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OfferingView, PromotionView } from '#core/views';
import {
  ActKey,
  calendarDayAt,
  Keys,
  momentAt,
  Section,
  Soft,
  useHouseTime,
  useServerNow,
  useStation,
} from '../../kit/index.ts';
import { OfferingRows } from '../offerings/offerings.tsx';
import styles from './calendar.module.css';
import { type Bar, barsIn, DAYS, daysFrom, daysLater, type Repeats, repeatsIn, wordsOf } from './calendar.ts';
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
          {repeatsIn(days, offerings).map(one => (
            <li key={one.offering.activity}>
              <RepeatsKey
                days={days}
                repeats={one}
                onPress={() => onGo({ type: 'offering', activity: one.offering.activity })}
              />
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

type RepeatsProps = { readonly days: readonly string[]; readonly repeats: Repeats; readonly onPress: () => void };

/** An offering on each of the days on which it comes back, with its hours. */
const RepeatsKey = ({ days, repeats: { offering, hours }, onPress }: RepeatsProps) => {
  const t = useTranslations('promotions.calendar');
  const { me } = useStation();
  const { time, weekday } = useHouseTime();
  const at = (day: string, wall: string): string => time(momentAt(`${day}T${wall}`, me.zone));
  return (
    <button type="button" className={styles.repeats} onClick={onPress}>
      <strong lang="en">{offering.name}</strong>
      {hours.map((some, place) => {
        const day = days[place]!;
        return some.map(one => (
          <span
            key={`${day} ${one === 'all-day' ? '' : one.from}`}
            className={styles.hours}
            style={{ gridColumn: place + 1 }}
          >
            <span className="unseen">{weekday(day)} </span>
            {one === 'all-day' ? t('allDay') : `${at(day, one.from)} – ${at(day, one.to)}`}
          </span>
        ));
      })}
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
