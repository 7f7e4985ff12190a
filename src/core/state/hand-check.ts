import type { Refusal } from '#core/base';
import { type Card, checkCards } from '#core/cards';
import { layoutOf } from '#core/qualifying';
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
  return dealtObjection(game, seen);
};

/** A shoe has every card as often as it has decks, one deck has it once; a set hand is made of its own cards. */
const dealtObjection = (game: string, { board, dealerCards, coup, hands }: Seen): Refusal | undefined => {
  const { decks, jokersEach } = layoutOf(game).deck;
  const cards = [...board, ...dealerCards, ...(coup?.player ?? []), ...(coup?.banker ?? [])];
  const all = [...cards, ...hands.flatMap(hand => hand.cards)];
  const twice = all.find((card, place) => all.indexOf(card) !== place);
  if (decks === 1 && twice !== undefined) return refuse('card-seen-twice', { card: twice }, 'HSE-8');
  const shoe = checkCards({ decks, jokersEach: Math.max(1, jokersEach), ranksOut: [] }, all);
  if (!shoe.ok) return shoe;
  const other = hands.find(({ cards: own, set }) => own.length > 0 && set !== undefined && !isOf(own, set));
  return other === undefined ? undefined : refuse('set-of-other-cards', { seat: other.seat }, 'HSE-8');
};

const isOf = (cards: readonly Card[], { front, middle = [], back }: NonNullable<Seen['hands'][number]['set']>) =>
  [...front, ...middle, ...back].toSorted().join() === cards.toSorted().join();
