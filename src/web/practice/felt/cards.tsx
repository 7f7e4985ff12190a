import { useTranslations } from 'use-intl';
import type { Card } from '#core/cards';
import { CardFace, useCardName } from '../../kit/index.ts';
import styles from './cards.module.css';

type CardsProps = {
  readonly label: string;
  /** Undefined is a card face down. */
  readonly cards: readonly (Card | undefined)[];
  readonly size?: 'large' | 'middle' | 'small';
  /** When each card comes, counted in cards from the start of the deal. */
  readonly comesAt?: ((place: number) => number) | undefined;
  /** Cards that make the hand stand out. */
  readonly lit?: readonly Card[] | undefined;
  /** How many places there are before cards lie in them. */
  readonly places?: number;
  readonly isGone?: boolean;
};

/** A row of cards on the felt, dealt in turn from the shoe. */
export const Cards = ({ label, cards, size = 'middle', comesAt, lit, places = 0, isGone = false }: CardsProps) => {
  const t = useTranslations('practice');
  const name = useCardName();
  const empty = Math.max(0, places - cards.length);
  return (
    <ul className={styles.cards} data-size={size} data-gone={isGone || undefined} aria-label={label}>
      {cards.map((card, place) => (
        <li
          // A place keeps its card; a card that turns over is drawn again.
          // biome-ignore lint/suspicious/noArrayIndexKey: cards lie in places.
          key={`${place} ${card ?? 'down'}`}
          className={styles.card}
          data-turned={card !== undefined && comesAt === undefined ? true : undefined}
          data-lit={lit === undefined || card === undefined ? undefined : lit.includes(card) ? 'yes' : 'no'}
          ref={later(comesAt?.(place) ?? 0)}
        >
          {card === undefined ? <Back /> : <CardFace card={card} />}
          <span className="unseen">{card === undefined ? t('faceDown') : name(card)}</span>
        </li>
      ))}
      {Array.from({ length: empty }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike.
        <li key={`empty ${place}`} className={styles.place} aria-hidden="true" />
      ))}
    </ul>
  );
};

/** The content policy allows no style written into the page: it is set on the element. */
const later = (nth: number) => (item: HTMLLIElement | null) => item?.style.setProperty('--nth', String(nth));

const Back = () => (
  <svg viewBox="0 0 64 90" className={styles.back} aria-hidden="true">
    <rect x="0.75" y="0.75" width="62.5" height="88.5" rx="7.5" className={styles.edge} />
    <rect x="5" y="5" width="54" height="80" rx="4.5" className={styles.print} />
    <path
      className={styles.weave}
      d="M5 25 25 5M5 45 45 5M5 65 59 11M5 85 59 31M25 85 59 51M45 85 59 71M59 25 39 5M59 45 19 5M59 65 5 11M59 85 5 31M39 85 5 51M19 85 5 71"
    />
  </svg>
);
