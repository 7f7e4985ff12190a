import { useState } from 'react';
import { type Card, isNatural, type NaturalCard } from '#core/cards';
import { CardPad } from '../../kit/index.ts';

type CardOfProps = {
  readonly label: string;
  readonly turned: readonly Card[];
  readonly onCard: (card: NaturalCard) => void;
};

/** The card that was turned, tapped; a card that is on the table already cannot come again. */
export const CardOf = ({ label, turned, onCard }: CardOfProps) => {
  const [cards, setCards] = useState<readonly Card[]>([]);
  const put = (next: readonly Card[]): void => {
    setCards(next);
    const [card] = next;
    if (card !== undefined && isNatural(card)) onCard(card);
  };
  return (
    <CardPad
      label={label}
      cards={cards}
      max={1}
      left={card => (turned.includes(card) || cards.includes(card) ? 0 : 1)}
      onChange={put}
    />
  );
};
