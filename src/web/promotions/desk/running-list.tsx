import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { PromotionView } from '#core/views';
import { moveByArrow, useStation, useView } from '../../kit/index.ts';
import { panelFor, waitsIn } from '../panels.ts';
import { Countdown } from '../parts/countdown.tsx';
import type { DeskPlace, Go } from './place.ts';
import styles from './running-list.module.css';
import { titleOf } from './title.ts';
import { useMechanismName } from './use-mechanism-name.ts';

type ListProps = {
  readonly promotions: readonly PromotionView[];
  /** How many activities are offered. */
  readonly offered: number;
  readonly place: DeskPlace | undefined;
  readonly onGo: Go;
};

/** All that runs; what waits for somebody is first. */
export const RunningList = ({ promotions, offered, place, onGo }: ListProps) => {
  const t = useTranslations('promotions');
  const mechanismName = useMechanismName();
  const chosen = place?.type === 'promotion' ? place.promotion : undefined;
  const ordered = promotions.toSorted(
    (a, b) => Number(isUrgent(b)) - Number(isUrgent(a)) || a.name.localeCompare(b.name),
  );
  return (
    <nav className={styles.list} aria-label={t('list.title')} onKeyDown={moveByArrow}>
      <button
        type="button"
        data-row
        aria-current={place === undefined ? 'page' : undefined}
        onClick={() => onGo(undefined)}
      >
        <strong>{t('calendar.title')}</strong>
        <span>{t('list.count', { count: promotions.length })}</span>
      </button>
      <button
        type="button"
        data-row
        aria-current={place !== undefined && !['promotion', 'hi-lo'].includes(place.type) ? 'page' : undefined}
        onClick={() => onGo({ type: 'offerings' })}
      >
        <strong>{t('offering.all')}</strong>
        <span>{t('offering.count', { count: offered })}</span>
      </button>
      <HiLoRow isOpened={place?.type === 'hi-lo'} onGo={onGo} />
      <ul>
        {ordered.map(one => (
          <li key={one.promotion}>
            <button
              type="button"
              data-row
              aria-current={one.promotion === chosen ? 'page' : undefined}
              onClick={() => onGo({ type: 'promotion', promotion: one.promotion })}
            >
              <strong lang="en">{titleOf(one)}</strong>
              <span>{mechanismName(one.mechanism)}</span>
              <State promotion={one} isOpened={one.promotion === chosen} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** A game of its own, beside what is offered; on its days its progressive stands here. */
const HiLoRow = ({ isOpened, onGo }: { isOpened: boolean; onGo: Go }) => {
  const t = useTranslations('promotions.list');
  const { feed } = useStation();
  const shown = useView(feed, 'hi-lo')?.['desk'];
  if (shown === undefined) return null;
  const { day } = shown;
  const isOn = day?.isClosed === false;
  return (
    <button type="button" data-row aria-current={isOpened ? 'page' : undefined} onClick={() => onGo({ type: 'hi-lo' })}>
      <strong lang="en">{shown.name}</strong>
      <span>{isOn ? formatAmount(day.progressive) : t('hiLoClosed')}</span>
      {isOn && day.drawn !== undefined && !day.drawn.reported && (
        <span data-urgent>
          {t('drawn', { name: day.drawn.player })} <Countdown until={day.drawn.until} />
        </span>
      )}
    </button>
  );
};

/** The open promotion shows nothing here that its show hasn't shown yet. */
const State = ({ promotion, isOpened }: { promotion: PromotionView; isOpened: boolean }) => {
  const t = useTranslations('promotions.list');
  const { desk, draw, endsAt } = promotion;
  const panel = panelFor(promotion);
  if (panel?.isSettled?.(promotion) === true) return <span>{t('settled')}</span>;
  if (draw?.type === 'committed') return <span data-urgent>{t('committed', { number: String(draw.draw) })}</span>;
  const drawn = drawnIn(promotion);
  if (drawn !== undefined && !isOpened) {
    return (
      <span data-urgent>
        {t('drawn', { name: drawn.short ?? drawn.whom })}{' '}
        {drawn.until !== undefined && <Countdown until={drawn.until} />}
      </span>
    );
  }
  if (panel?.entries !== undefined) return <span>{t('entries', { count: panel.entries(desk) })}</span>;
  return endsAt === undefined ? null : (
    <span>
      <Countdown until={endsAt} />
    </span>
  );
};

const drawnIn = (promotion: PromotionView) => waitsIn(promotion).find(({ why }) => why === 'drawn');

const isUrgent = (promotion: PromotionView): boolean =>
  promotion.draw?.type === 'committed' || drawnIn(promotion) !== undefined;
