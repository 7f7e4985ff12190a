import { asksFor } from '#core/eligibility';
import { type Deal, type DealtHand, gameOf, type HandTest, layoutOf, playerDealerHand } from '#core/qualifying';
import type { Row } from '#core/rulebook';
import type { Said } from '#core/words';
import { speak } from './refusals.ts';

/** Cards that the called rows look at and nobody has entered. HSE-8 */
export const neededCards = (deal: Deal, seats: readonly number[], rows: readonly Row[]): readonly Said[] => {
  const { own, coup } = layoutOf(deal.game);
  if (coup > 0) return hasAny(deal.coup?.player) && hasAny(deal.coup?.banker) ? [] : [speak('needed.coup', {})];
  const seen = deal.hands.filter(({ cards, tiles }) => hasAny(cards) || hasAny(tiles));
  const unseen = seats.filter(seat => own > 0 && !seen.some(hand => hand.seat === seat));
  const isBeat = rows.some(({ beatenBy }) => beatenBy !== undefined);
  const asksBoard = rows.some(({ test }) => asksFor(test, one => looksAtBoard(one, deal)));
  const asksBank = rows.some(({ test }) => asksFor(test, looksAtBank));
  return [
    ...unseen.map(seat => speak('needed.cards', { seat })),
    ...(asksBoard && !hasAny(deal.board) ? [speak('needed.board', {})] : []),
    ...(asksBank && !hasAny(playerDealerHand(deal)?.cards) ? [speak('needed.bank', {})] : []),
    ...(isBeat && unseen.length === 0 && handsSeen(deal, seen) < 2 ? [speak('needed.others', {})] : []),
  ];
};

const hasAny = (pieces: readonly unknown[] | undefined): boolean => (pieces ?? []).length > 0;

const handsSeen = ({ dealerCards }: Deal, seen: readonly DealtHand[]): number =>
  seen.length + (hasAny(dealerCards) ? 1 : 0);

/** A test that names no cards speaks of the whole hand, which has the board in it. */
const looksAtBoard = (test: HandTest, { game }: Deal): boolean => {
  if ('over' in test && test.over !== undefined) return test.over.some(({ from }) => from === 'board');
  return test.type === 'category' && layoutOf(game).board > 0 && gameOf(game)?.hand !== undefined;
};

const looksAtBank = (test: HandTest): boolean =>
  test.type === 'war' || ('over' in test && (test.over ?? []).some(({ from }) => from === 'player-dealer'));
