import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type Card, JOKER, type Rank } from '#core/cards';
import { readKey } from '../keys/use-paired-keys.ts';
import { useSettings } from '../page/settings.ts';
import { Deck, type DeckLook, SPREAD } from './deck.tsx';
import styles from './deck-pad.module.css';

type DeckPadProps = {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly max: number;
  /** How many of a card are still to be had, those in this pad counted as gone. */
  readonly left: (card: Card) => number;
  readonly hasJoker?: boolean;
  readonly onChange: (cards: readonly Card[]) => void;
};

/** One tap a card. A second tap takes a card back. */
export const DeckPad = ({ label, cards, max, left, hasJoker = false, onChange }: DeckPadProps) => {
  const t = useTranslations('kit');
  const pad = useRef<HTMLFieldSetElement>(null);
  const put = (card: Card): void => {
    if (cards.length < max && left(card) > 0) onChange([...cards, card]);
  };
  const tap = (card: Card): void => {
    if (left(card) > 0) put(card);
    else onChange(cards.toSpliced(cards.lastIndexOf(card), 1));
  };
  const takeBack = (): void => onChange(cards.slice(0, -1));
  useLetters(pad, put, takeBack);
  const lookOf = (card: Card, name: string): DeckLook => {
    const [held, more] = [cards.filter(one => one === card).length, left(card)];
    const isOfShoe = more > 1 || held > 1 || (held === 1 && more > 0);
    return {
      label: isOfShoe ? t('cardPad.left', { suit: name, count: more }) : undefined,
      isOn: held > 0,
      isOff: held === 0 && (more <= 0 || cards.length >= max),
      isGone: held === 0 && more <= 0,
      mark: isOfShoe && (
        <small className={styles.left} translate="no">
          ×{more}
        </small>
      ),
    };
  };
  return (
    <Deck
      pad={pad}
      legend={<legend className={styles.label}>{t('cardPad.label', { label, count: cards.length, max })}</legend>}
      cards={hasJoker ? [...SPREAD, JOKER] : SPREAD}
      lookOf={lookOf}
      onTap={tap}
    >
      <button type="button" className={styles.back} disabled={cards.length === 0} onClick={takeBack}>
        {t('cardPad.back')}
      </button>
    </Deck>
  );
};

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
