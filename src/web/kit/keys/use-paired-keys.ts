import type { KeyboardEvent } from 'react';
import { type Card, isCard, RANKS, type Rank, SUITS } from '#core/cards';

type PairedKeys = {
  readonly rank: Rank | undefined;
  readonly onRank: (rank: Rank) => void;
  readonly onCard: (card: Card) => void;
  readonly onBack: () => void;
};

/** What a letter means on the way to a card: `A` then `s`; `1` or `0` begin a ten, as people write it. */
export const readKey = (key: string, rank: Rank | undefined): { rank: Rank } | { card: Card } | 'back' | undefined => {
  if (key === 'Backspace') return 'back';
  const suit = SUITS.find(one => one === key.toLowerCase());
  if (suit !== undefined && rank !== undefined) {
    const card = `${rank}${suit}`;
    return isCard(card) ? { card } : undefined;
  }
  if (key === '1' || key === '0') return { rank: 'T' };
  const named = RANKS.find(one => one === key.toUpperCase());
  return named === undefined ? undefined : { rank: named };
};

/** Letters typed anywhere inside the pad. */
export const usePairedKeys =
  ({ rank, onRank, onCard, onBack }: PairedKeys) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const meant = readKey(event.key, rank);
    if (meant === undefined) return;
    event.preventDefault();
    if (meant === 'back') onBack();
    else if ('card' in meant) onCard(meant.card);
    else onRank(meant.rank);
  };
