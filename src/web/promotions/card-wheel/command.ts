import type { Card } from '#core/cards';
import type { CommandIn } from '#core/house';

/** What the pointer showed to two people: a card, a value award, or a peg between two sections. */
export type ShownDraft = { readonly card: Card | undefined; readonly award: string; readonly isOnPeg: boolean };

export const spinOf = ({ card, award, isOnPeg }: ShownDraft): CommandIn<'card-wheel'> | undefined => {
  const shown = isOnPeg ? 'peg' : award || card;
  return shown === undefined ? undefined : { type: 'Spin', shown };
};
