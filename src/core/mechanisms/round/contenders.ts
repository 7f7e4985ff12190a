import { playedOut } from '#core/eligibility';
import { type DealtHand, outranks, playerDealerHand } from '#core/qualifying';
import type { Round } from '#core/rulebook';
import type { Rule } from './settled.ts';

/** The hands that meet at the end: those still held as the activity asks, and the bank's. */
export const contendersOf = ({ activity }: Rule, round: Round): readonly DealtHand[] => {
  const { deal, bettors } = round;
  const bank = playerDealerHand(deal);
  const isHeld = (hand: DealtHand): boolean =>
    bettors.some(bettor => bettor.hand.seat === hand.seat && playedOut(activity, round, bettor).met);
  const seated = deal.hands.filter(hand => isDealt(round, hand) && isHeld(hand));
  return bank === undefined || deal.hands.some(({ seat }) => seat === bank.seat) ? seated : [...seated, bank];
};

/** Of these hands, those that no other of them beats. */
export const bestOf = ({ deal }: Round, hands: readonly DealtHand[]): readonly DealtHand[] =>
  hands.filter(hand => !hands.some(other => outranks(deal, other, hand)));

/** Whether a seat was part of the round, its cards known or not. SET-16 */
export const wasDealtIn = (round: Round, hand: DealtHand): boolean => hand.isUnseen === true || isDealt(round, hand);

/** Whether a seat's cards can be judged. In baccarat nobody holds cards, and the two hands are everybody's. */
export const isDealt = ({ deal }: Round, { cards, tiles = [] }: DealtHand): boolean =>
  deal.coup !== undefined || cards.length + tiles.length > 0;
