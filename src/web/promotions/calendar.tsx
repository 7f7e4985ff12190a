import { useTranslations } from 'use-intl';
import type { OfferingView, PromotionView } from '#core/views';
import { useLanguage, useServerNow, useStation } from '../kit/index.ts';
import styles from './calendar.module.css';
import { barsIn, daysFrom } from './calendar.ts';
import { Nothing, Section } from './parts.tsx';
import { useWhen } from './when.ts';

type CalendarProps = {
  readonly promotions: readonly PromotionView[];
  readonly offerings: readonly OfferingView[];
  readonly onChoose: (promotion: string) => void;
};

/** Everything that runs in the next seven days, and what is offered besides. */
export const Calendar = ({ promotions, offerings, onChoose }: CalendarProps) => {
  const t = useTranslations('promotions.calendar');
  const { feed, me } = useStation();
  const { language } = useLanguage();
  const now = useServerNow(feed, 60_000);
  const days = daysFrom(now, me.zone);
  const dayName = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <div className={styles.page}>
      <h2>{t('title')}</h2>
      {promotions.length === 0 && <Nothing>{t('nothing')}</Nothing>}
      <div className={styles.calendar}>
        <div className={styles.days} aria-hidden="true">
          {days.map((day, place) => (
            <span key={day} data-today={place === 0 || undefined}>
              {place === 0 ? t('today') : dayName.format(Date.parse(day))}
            </span>
          ))}
        </div>
        <ul className={styles.rows}>
          {barsIn(days, promotions, me.zone).map(({ promotion, from, to, isBegunBefore, goesOn }) => (
            <li key={promotion.promotion}>
              <button
                type="button"
                className={styles.bar}
                style={{ gridColumn: `${from + 1} / ${to + 2}` }}
                data-before={isBegunBefore || undefined}
                data-after={goesOn || undefined}
                onClick={() => onChoose(promotion.promotion)}
              >
                <BarWords promotion={promotion} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Offered offerings={offerings.filter(({ kind, state }) => state !== 'running' && kind !== undefined)} />
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
const Offered = ({ offerings }: { offerings: readonly OfferingView[] }) => {
  const t = useTranslations('promotions.calendar');
  const when = useWhen();
  if (offerings.length === 0) return null;
  return (
    <Section title={t('offered')}>
      <ul className={styles.offered}>
        {offerings.map(({ activity, name, state, postedAt }) => (
          <li key={activity}>
            <span lang="en">{name}</span>
            <span>{t(`states.${state}`)}</span>
            <span>{t('posted', { at: when(postedAt) })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
