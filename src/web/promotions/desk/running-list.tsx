import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { PromotionView } from '#core/views';
import { Countdown } from '../parts/countdown.tsx';
import type { Go, Place } from './place.ts';
import styles from './running-list.module.css';
import { titleOf } from './title.ts';

type ListProps = {
  readonly promotions: readonly PromotionView[];
  /** How many activities are offered. */
  readonly offered: number;
  readonly place: Place | undefined;
  readonly onGo: Go;
};

/** All that runs; what waits for somebody stands first. */
export const RunningList = ({ promotions, offered, place, onGo }: ListProps) => {
  const t = useTranslations('promotions');
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
        aria-current={place !== undefined && place.type !== 'promotion' ? 'page' : undefined}
        onClick={() => onGo({ type: 'offerings' })}
      >
        <strong>{t('offering.all')}</strong>
        <span>{t('offering.count', { count: offered })}</span>
      </button>
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
              <span>{t(`mechanisms.${one.mechanism}`)}</span>
              <State promotion={one} isOpened={one.promotion === chosen} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Of what is opened nothing is told here that its show has not told yet. */
const State = ({ promotion, isOpened }: { promotion: PromotionView; isOpened: boolean }) => {
  const t = useTranslations('promotions.list');
  const { desk, draw, endsAt } = promotion;
  if (isSettled(promotion)) return <span>{t('settled')}</span>;
  if (draw?.type === 'committed') return <span data-urgent>{t('committed', { number: draw.draw })}</span>;
  const drawn = desk.type === 'drawing' ? desk.open?.drawn : undefined;
  if (drawn !== undefined && !isOpened) {
    return (
      <span data-urgent>
        {t('drawn', { name: drawn.ticket })} <Countdown until={drawn.until} />
      </span>
    );
  }
  if (desk.type === 'drawing') return <span>{t('entries', { count: desk.entries })}</span>;
  return endsAt === undefined ? null : (
    <span>
      <Countdown until={endsAt} />
    </span>
  );
};

const isSettled = ({ desk, board }: PromotionView): boolean =>
  (board.type === 'high-hand' && board.isSettled) || (desk.type === 'contest' && desk.result !== undefined);

const isUrgent = ({ desk, draw }: PromotionView): boolean =>
  draw?.type === 'committed' || (desk.type === 'drawing' && desk.open?.drawn !== undefined);

/** Up and down among the rows. */
const moveByArrow = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = rows[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
};
