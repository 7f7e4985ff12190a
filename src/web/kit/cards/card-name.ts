import { useTranslations } from 'use-intl';
import { type Card, isJoker, rankOf, suitOf } from '#core/cards';

/** How a card is spoken: `Ace of spades`. */
export const useCardName = (): ((card: Card) => string) => {
  const t = useTranslations('kit');
  return card =>
    isJoker(card) ? t('joker') : t('card', { rank: t(`ranks.${rankOf(card)}`), suit: t(`suits.${suitOf(card)}`) });
};
