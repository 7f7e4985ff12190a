import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { type Card, isJoker, type JOKER, RANKS, rankOf, type Suit, suitOf } from '#core/cards';
import { nextByArrow } from '../keys/arrows.ts';
import { useCardName } from './card-name.ts';
import styles from './deck.module.css';
import { RankSign } from './rank-sign.tsx';
import { SuitSign } from './suit-sign.tsx';

/** Black and red in turn, aces first, as a deck is spread. */
const SUIT_ROWS: readonly Suit[] = ['s', 'h', 'c', 'd'];
export const SPREAD: readonly Card[] = SUIT_ROWS.flatMap(suit =>
  RANKS.toReversed().map((rank): Card => `${rank}${suit}` as const),
);

/** How a card of the deck is drawn and what is said of it. */
export type DeckLook = {
  /** Its name, unless something else is said. */
  readonly label?: string | undefined;
  readonly isOn: boolean;
  /** A tap could do nothing; the key stays reachable. */
  readonly isOff?: boolean;
  /** An empty frame: the card lies somewhere else. */
  readonly isGone?: boolean;
  /** Whose frame it is. */
  readonly zone?: string | undefined;
  readonly mark?: ReactNode;
};

type DeckProps = {
  readonly pad?: RefObject<HTMLFieldSetElement | null>;
  readonly legend: ReactNode;
  readonly className?: string;
  readonly cards: readonly Card[];
  readonly lookOf: (card: Card, name: string) => DeckLook;
  readonly onTap: (card: Card) => void;
  /** Keys below the deck, reached by arrows too. */
  readonly children?: ReactNode;
};

/** A whole deck as keys: one stop for Tab and arrows inside. */
export const Deck = ({ pad, legend, className = '', cards, lookOf, onTap, children }: DeckProps) => {
  const own = useRef<HTMLFieldSetElement>(null);
  const place = pad ?? own;
  const [stop, setStop] = useState<Card>('As');
  const tabStop = cards.includes(stop) ? stop : cards[0];
  return (
    <fieldset
      ref={place}
      className={`${styles.pad} ${className}`}
      onKeyDown={event => byArrow(event, place.current)}
      data-joker={cards.some(isJoker) || undefined}
    >
      {legend}
      <div className={styles.deck}>
        {cards.map(card => (
          <DeckKey
            key={card}
            card={card}
            lookOf={lookOf}
            isTabStop={card === tabStop}
            onFocus={() => setStop(card)}
            onTap={() => onTap(card)}
          />
        ))}
      </div>
      {children}
    </fieldset>
  );
};

const byArrow = (event: KeyboardEvent, pad: HTMLElement | null): void => {
  const keys = [...(pad?.querySelectorAll('button') ?? [])];
  const boxes = keys.map(key => key.getBoundingClientRect());
  const next = nextByArrow(boxes, keys.indexOf(event.target as HTMLButtonElement), event.key); // Only keys are inside.
  if (next === undefined) return;
  event.preventDefault();
  keys[next]?.focus();
};

type DeckKeyProps = Pick<DeckProps, 'lookOf'> & {
  readonly card: Card;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onTap: () => void;
};

const DeckKey = ({ card, lookOf, isTabStop, onFocus, onTap }: DeckKeyProps) => {
  const name = useCardName()(card);
  const { label = name, isOn, isOff = false, isGone = false, zone, mark } = lookOf(card, name);
  return (
    <button
      type="button"
      className={styles.key}
      data-suit={isJoker(card) ? 'joker' : suitOf(card)}
      data-first={(!isJoker(card) && rankOf(card) === 'A') || undefined}
      data-zone={zone}
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      data-gone={isGone || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => !isOff && onTap()}
    >
      {isJoker(card) ? <span className={styles.joker}>{name}</span> : <Index card={card} />}
      {mark}
    </button>
  );
};

const Index = ({ card }: { card: Exclude<Card, typeof JOKER> }) => (
  <>
    <RankSign rank={rankOf(card)} className={styles.rank} />
    <SuitSign suit={suitOf(card)} className={styles.suit} />
  </>
);
