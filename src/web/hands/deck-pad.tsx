import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Card, isJoker, JOKER, RANKS, rankOf, type Suit, suitOf } from '#core/cards';
import { nextByArrow, RankSign, SuitSign, useCardName } from '../kit/index.ts';
import styles from './deck-pad.module.css';
import { deckOf, gameOf, type Zone } from './games.ts';
import { type Table, zoneOf } from './table.ts';

type DeckPadProps = { readonly table: Table; readonly onTap: (card: Card) => void };

/** Black and red in turn, aces first, as a deck is spread. */
const SUIT_ROWS: readonly Suit[] = ['s', 'h', 'c', 'd'];
const SPREAD: readonly Card[] = [
  ...SUIT_ROWS.flatMap(suit => RANKS.toReversed().map(rank => `${rank}${suit}` as const)),
  JOKER,
];

/** The deck as keys: one stop for Tab, arrows inside. */
export const DeckPad = ({ table, onTap }: DeckPadProps) => {
  const t = useTranslations('hands.deck');
  const pad = useRef<HTMLFieldSetElement>(null);
  const [stop, setStop] = useState<Card>(SPREAD[0]!);
  const deck = deckOf(gameOf(table.game));
  const cards = SPREAD.filter(card => deck.includes(card));
  const tabStop = cards.includes(stop) ? stop : cards[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const keys = [...(pad.current?.querySelectorAll('button') ?? [])];
    const next = nextByArrow(
      keys.map(key => key.getBoundingClientRect()),
      keys.indexOf(event.target as HTMLButtonElement), // Only the keys of the deck take focus here.
      event.key,
    );
    if (next === undefined) return;
    event.preventDefault();
    keys[next]?.focus();
  };

  return (
    <fieldset
      ref={pad}
      className={`${styles.deck} no-print`}
      data-joker={deck.includes(JOKER) || undefined}
      onKeyDown={onKeyDown}
    >
      <legend className="unseen">{t('label')}</legend>
      {cards.map(card => (
        <DeckKey
          key={card}
          card={card}
          zone={zoneOf(table, card)}
          isTabStop={card === tabStop}
          onFocus={() => setStop(card)}
          onTap={() => onTap(card)}
        />
      ))}
    </fieldset>
  );
};

type DeckKeyProps = {
  readonly card: Card;
  readonly zone: Zone | undefined;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onTap: () => void;
};

const DeckKey = ({ card, zone, isTabStop, onFocus, onTap }: DeckKeyProps) => {
  const t = useTranslations('hands');
  const name = useCardName()(card);
  const label = zone === undefined ? name : t('deck.held', { card: name, zone: t(`zone.${zone}`) });
  return (
    <button
      type="button"
      className={styles.key}
      data-suit={isJoker(card) ? 'joker' : suitOf(card)}
      data-first={(!isJoker(card) && rankOf(card) === 'A') || undefined}
      data-zone={zone}
      aria-label={label}
      aria-pressed={zone !== undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onTap}
    >
      {isJoker(card) ? <span className={styles.joker}>{name}</span> : <Index card={card} />}
      {zone !== undefined && <span className={styles.zone} data-letter={t(`deck.mark.${zone}`)} />}
    </button>
  );
};

const Index = ({ card }: { card: Exclude<Card, typeof JOKER> }) => (
  <>
    <RankSign rank={rankOf(card)} className={styles.rank} />
    <SuitSign suit={suitOf(card)} className={styles.suit} />
  </>
);
