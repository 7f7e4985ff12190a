import { isCard, isTile } from '#core/cards';
import { CardFace, TileFace, useCardName } from '../kit/index.ts';

type HandCardsProps = { readonly cards: readonly string[]; readonly className: string | undefined };

/** The cards or tiles themselves, as they lay there. */
export const HandCards = ({ cards, className }: HandCardsProps) => {
  const nameOf = useCardName();
  const shown = cards.filter(isCard);
  const tiles = cards.filter(isTile);
  if (shown.length + tiles.length === 0) return null;
  return (
    <span className={className} role="img" aria-label={[...shown.map(nameOf), ...tiles].join(', ')}>
      {shown.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: of several decks the same card may lie there twice.
        <CardFace key={`${card} ${place}`} card={card} />
      ))}
      {tiles.map((tile, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are two of most tiles.
        <TileFace key={`${tile} ${place}`} tile={tile} />
      ))}
    </span>
  );
};
