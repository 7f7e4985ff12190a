import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Card, isJoker, JOKER, RANKS, type Rank, rankOf, type Suit, suitOf } from '#core/cards';
import { nextByArrow } from '../keys/arrows.ts';
import { readKey } from '../keys/use-paired-keys.ts';
import { useSettings } from '../page/settings.ts';
import { useCardName } from './card-name.ts';
import styles from './deck-pad.module.css';
import { RankSign } from './rank-sign.tsx';
import { SuitSign } from './suit-sign.tsx';

/** Black and red in turn, aces first, as a deck is spread. */
const SUIT_ROWS: readonly Suit[] = ['s', 'h', 'c', 'd'];
const SPREAD: readonly Card[] = SUIT_ROWS.flatMap(suit =>
  RANKS.toReversed().map((rank): Card => `${rank}${suit}` as const),
);

type DeckPadProps = {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly max: number;
  /** How many of a card are still to be had, those in this pad counted as gone. */
  readonly left: (card: Card) => number;
  readonly hasJoker?: boolean;
  readonly onChange: (cards: readonly Card[]) => void;
};

/** One tap a card: the whole deck as keys, one stop for Tab and arrows inside. A second tap takes a card back. */
export const DeckPad = ({ label, cards, max, left, hasJoker = false, onChange }: DeckPadProps) => {
  const t = useTranslations('kit');
  const pad = useRef<HTMLFieldSetElement>(null);
  const [stop, setStop] = useState<Card>('As');
  const put = (card: Card): void => {
    if (cards.length < max && left(card) > 0) onChange([...cards, card]);
  };
  const tap = (card: Card): void => {
    if (left(card) > 0) put(card);
    else onChange(cards.toSpliced(cards.lastIndexOf(card), 1));
  };
  const takeBack = (): void => onChange(cards.slice(0, -1));
  useLetters(pad, put, takeBack);
  return (
    <fieldset ref={pad} className={styles.pad} onKeyDown={event => byArrow(event, pad.current)}>
      <legend className={styles.label}>{t('cardPad.label', { label, count: cards.length, max })}</legend>
      <div className={styles.deck} data-joker={hasJoker || undefined}>
        {(hasJoker ? [...SPREAD, JOKER] : SPREAD).map(card => (
          <DeckKey
            key={card}
            card={card}
            held={cards.filter(one => one === card).length}
            left={left(card)}
            isFull={cards.length >= max}
            isTabStop={card === stop}
            onFocus={() => setStop(card)}
            onTap={() => tap(card)}
          />
        ))}
      </div>
      <button type="button" className={styles.back} disabled={cards.length === 0} onClick={takeBack}>
        {t('cardPad.back')}
      </button>
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

type DeckKeyProps = {
  readonly card: Card;
  /** How many of it are entered here. */
  readonly held: number;
  readonly left: number;
  readonly isFull: boolean;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onTap: () => void;
};

const DeckKey = ({ card, held, left, isFull, isTabStop, onFocus, onTap }: DeckKeyProps) => {
  const t = useTranslations('kit');
  const name = useCardName()(card);
  const isOfShoe = left > 1 || held > 1 || (held === 1 && left > 0);
  // The tap stop of the pad stays reachable; a tap that could do nothing does nothing.
  const isOff = held === 0 && (left <= 0 || isFull);
  return (
    <button
      type="button"
      className={styles.key}
      data-suit={isJoker(card) ? 'joker' : suitOf(card)}
      data-first={(!isJoker(card) && rankOf(card) === 'A') || undefined}
      aria-label={isOfShoe ? t('cardPad.left', { suit: name, count: left }) : name}
      aria-pressed={held > 0}
      aria-disabled={isOff || undefined}
      data-gone={(held === 0 && left <= 0) || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => !isOff && onTap()}
    >
      {isJoker(card) ? <span className={styles.joker}>{name}</span> : <Index card={card} />}
      {isOfShoe && (
        <small className={styles.left} translate="no">
          ×{left}
        </small>
      )}
    </button>
  );
};

const Index = ({ card }: { card: Exclude<Card, typeof JOKER> }) => (
  <>
    <RankSign rank={rankOf(card)} className={styles.rank} />
    <SuitSign suit={suitOf(card)} className={styles.suit} />
  </>
);

const TYPED_IN = 'input:not([type="radio"], [type="checkbox"]), select, textarea';

/**
 * Letters are live wherever the focus is, unless somebody types in a field or another sheet lies above; who has turned
 * single keys off types them inside the pad.
 */
const useLetters = (
  pad: { readonly current: HTMLElement | null },
  onCard: (card: Card) => void,
  onBack: () => void,
): void => {
  const [{ letterKeys }] = useSettings();
  const rank = useRef<Rank>(undefined);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : document.body;
      const isInside = pad.current?.contains(at) === true;
      const above = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (event.ctrlKey || event.metaKey || event.altKey || at.closest(TYPED_IN) !== null) return;
      if (!isInside && (!letterKeys || (above !== undefined && !above.contains(pad.current)))) return;
      const meant = readKey(event.key, rank.current);
      if (meant === undefined) return;
      event.preventDefault();
      const isHalf = meant === 'back' && rank.current !== undefined;
      rank.current = meant !== 'back' && 'rank' in meant ? meant.rank : undefined;
      if (meant === 'back') {
        if (!isHalf) onBack();
      } else if ('card' in meant) onCard(meant.card);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
};
