import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Card, JOKER, RANKS, type Rank, SUITS, type Suit } from '#core/cards';
import { usePairedKeys } from '../keys/use-paired-keys.ts';
import { CardFace } from './card-face.tsx';
import { useCardName } from './card-name.ts';
import styles from './card-pad.module.css';
import { RankSign } from './rank-sign.tsx';
import { SuitSign } from './suit-sign.tsx';

const HIGH_FIRST = RANKS.toReversed();
const SUITS_AS_DEALT = SUITS.toReversed();

type CardPadProps = {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly max: number;
  /** How many of a card are still to be had, those in this pad not counted; every card is there once otherwise. */
  readonly left?: (card: Card) => number;
  readonly hasJoker?: boolean;
  readonly onChange: (cards: readonly Card[]) => void;
};

/** Two taps a card: the rank, then the suit; or letters from a keyboard or scanner. A tap on a card takes it out. */
export const CardPad = ({ label, cards, max, left: leftOf, hasJoker = false, onChange }: CardPadProps) => {
  const t = useTranslations('kit.cardPad');
  const names = useTranslations('kit');
  const [rank, setRank] = useState<Rank>();
  const left = leftOf ?? ((card: Card): number => (cards.includes(card) ? 0 : 1));
  const put = (card: Card): void => {
    if (cards.length < max && left(card) > 0) onChange([...cards, card]);
    setRank(undefined);
  };
  const takeBack = (): void => (rank === undefined ? onChange(cards.slice(0, -1)) : setRank(undefined));
  const onKeyDown = usePairedKeys({ rank, onRank: setRank, onCard: put, onBack: takeBack });
  return (
    <fieldset className={styles.pad} onKeyDown={onKeyDown}>
      <legend className={styles.label}>{t('label', { label, count: cards.length, max })}</legend>
      <Places cards={cards} max={max} onTakeOut={place => onChange(cards.toSpliced(place, 1))} />
      <div className={styles.ranks}>
        {HIGH_FIRST.map(one => (
          <button
            key={one}
            type="button"
            className={styles.rank}
            aria-label={names(`ranks.${one}`)}
            aria-pressed={rank === one}
            onClick={() => setRank(one)}
          >
            <RankSign rank={one} className={styles.sign} />
          </button>
        ))}
      </div>
      <div className={styles.suits}>
        {SUITS_AS_DEALT.map(suit => (
          <SuitButton key={suit} suit={suit} rank={rank} left={left} onCard={put} />
        ))}
        {hasJoker && (
          <button type="button" className={styles.suit} disabled={left(JOKER) <= 0} onClick={() => put(JOKER)}>
            {names('joker')}
          </button>
        )}
        <button type="button" className={styles.suit} onClick={takeBack}>
          {t('back')}
        </button>
      </div>
    </fieldset>
  );
};

type PlacesProps = Pick<CardPadProps, 'cards' | 'max'> & { readonly onTakeOut: (place: number) => void };

const Places = ({ cards, max, onTakeOut }: PlacesProps) => {
  const t = useTranslations('kit.cardPad');
  const nameOf = useCardName();
  return (
    <ol className={styles.cards}>
      {Array.from({ length: max }, (_, place) => {
        const card = cards[place];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shoe deals twins, and a place is a place.
          <li key={place} className={styles.place}>
            {card !== undefined && (
              <button
                type="button"
                className={styles.card}
                aria-label={t('takeOut', { card: nameOf(card) })}
                onClick={() => onTakeOut(place)}
              >
                <CardFace card={card} />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
};

type SuitButtonProps = {
  readonly suit: Suit;
  readonly rank: Rank | undefined;
  readonly left: (card: Card) => number;
  readonly onCard: (card: Card) => void;
};
const SuitButton = ({ suit, rank, left, onCard }: SuitButtonProps) => {
  const t = useTranslations('kit');
  const count = rank === undefined ? 0 : left(`${rank}${suit}`);
  const isOfShoe = count > 1;
  return (
    <button
      type="button"
      className={styles.suit}
      data-suit={suit}
      aria-label={isOfShoe ? t('cardPad.left', { suit: t(`suits.${suit}`), count }) : t(`suits.${suit}`)}
      disabled={count <= 0}
      onClick={() => rank !== undefined && onCard(`${rank}${suit}`)}
    >
      <SuitSign suit={suit} className={styles.sign} />
      {isOfShoe && (
        <small className={styles.left} translate="no">
          ×{count}
        </small>
      )}
    </button>
  );
};
