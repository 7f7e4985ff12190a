import type { Refusal } from '#core/base';
import { gameOf } from '#core/qualifying';
import type { Activity } from '#core/rulebook';
import type { HouseView } from './house.ts';
import { refuse } from './refusals.ts';
import type { Seen } from './seen.ts';

/** What is checked off before a hand of this activity counts: the house's list, and the activity's own lines. HSE-8 */
export const checklistOf = (
  { settings: { checklist } }: Pick<HouseView, 'settings'>,
  { claims }: Activity,
): readonly string[] => [...new Set([...checklist, ...claims.checks])];

/** What the person at the table has done with a hand before it counts. */
export type HandChecked = { readonly seen: Seen; readonly deckCounted: boolean; readonly checked: readonly string[] };

/** Why a hand that somebody saw cannot count yet: the deck, the checklist, a card that is there twice. HSE-8 */
export const handObjection = (
  game: string,
  checklist: readonly string[],
  { seen, deckCounted, checked }: HandChecked,
): Refusal | undefined => {
  if (!deckCounted) return refuse('deck-not-counted', {}, 'HSE-8; REG-F5');
  const open = checklist.filter(line => !checked.includes(line));
  if (open.length > 0) return refuse('checklist-open', { open }, 'HSE-8');
  const isPoker = gameOf(game)?.form !== 'table-game';
  const cards = [...seen.board, ...seen.dealerCards, ...seen.hands.flatMap(hand => hand.cards)];
  const twice = cards.find((card, place) => cards.indexOf(card) !== place);
  // A shoe holds several decks; a poker deck has every card once.
  return isPoker && twice !== undefined ? refuse('card-seen-twice', { card: twice }, 'HSE-8') : undefined;
};
