import { formatAmount } from '#core/money';
import { type Condition, condition, gameOf, playerDealerHand } from '#core/qualifying';
import { type Activity, type Bettor, collectionOf, positionsIn, type Round } from '#core/rulebook';
import type { Fact } from '#core/words';
import { plain, speak, type Verdict, verdict } from './verdict.ts';

/** On whose hand a fee was paid: the bettor's own, or the player-dealer's. */
export type Space = 'player' | 'player-dealer';

/** Whether somebody has a part in the round: fee, wager, blinds. Not whether the hand qualifies. ELG-6 */
export const takesPart = (activity: Activity, round: Round, bettor: Bettor, space: Space): Verdict =>
  verdict([
    ...(round.isLive ? [feeCondition(activity, round, bettor, space), wagerCondition(activity, bettor)] : []),
    bettor.missedBlind
      ? plain('eligible.missed-blind', activity.eligibility.missedBlind.value === 'eligible')
      : undefined,
  ]);

/** Whether the hand was played as far as the activity asks. ELG-7 */
export const playedOut = ({ eligibility }: Activity, round: Round, bettor: Bettor): Verdict => {
  const needsShowdown = eligibility.showdown.value === 'required';
  const completes = eligibility.allIn.value === 'completes-bets';
  return verdict([
    needsShowdown ? plain('eligible.showdown', round.reachedShowdown) : undefined,
    foldCondition(eligibility.folded.value, needsShowdown, round, bettor),
    bettor.isAllIn ? plain('eligible.all-in', completes || !needsShowdown) : undefined,
  ]);
};

const foldCondition = (
  rule: Activity['eligibility']['folded']['value'],
  needsShowdown: boolean,
  { deal }: Round,
  { folded, isHeldAside }: Bettor,
): Condition | undefined => {
  if (folded === undefined) return undefined;
  if (needsShowdown) return plain('eligible.stayed-in', false);
  switch (rule) {
    case 'eligible':
      return plain('eligible.folded', true);
    case 'ineligible':
      return plain('eligible.folded', false);
    case 'after-flop':
      return plain('eligible.not-before-flop', folded !== 'preflop' && folded !== 'some-time');
    case 'held-aside': {
      // Only a player who folds before the last betting round must ask to keep the cards.
      const isPoker = gameOf(deal.game)?.form !== 'table-game';
      return plain('eligible.kept-aside', !isPoker || isHeldAside || folded === 'river');
    }
  }
};

const feeCondition = (activity: Activity, round: Round, bettor: Bettor, space: Space): Condition | undefined => {
  switch (activity.eligibility.fee.value) {
    case 'not-required':
    case 'table':
    case 'entry':
      return undefined;
    case 'own':
      return plain(space === 'player' ? 'eligible.fee' : 'eligible.fee-on-dealer', bettor.fee.includes(space));
    case 'player-dealer':
      return plain('eligible.dealer-paid', bankPaid(round));
    case 'by-charge':
      return chargeCondition(activity, round, bettor);
  }
};

/**
 * All who owe the fee at this table have paid it. A fee that each position owes is a condition for each, one of the
 * table nobody's. ELG-8
 */
const chargeCondition = (activity: Activity, round: Round, bettor: Bettor): Condition | undefined => {
  const { deal, bettors } = round;
  const positions = positionsIn(bettors.map(({ hand, ...one }) => ({ ...one, seat: hand.seat })));
  const hasPlayerDealer = playerDealerHand(deal) !== undefined;
  const collection = collectionOf(activity, { game: deal.game, positions, hasPlayerDealer });
  if (!collection.ok) return undefined;
  const somebodyPaid = bettors.some(({ fee }) => fee.length > 0);
  switch (collection.value.payer) {
    case 'player-dealer':
      return plain('eligible.dealer-paid', bankPaid(round));
    case 'player':
      return plain('eligible.player-paid', bettor.isPlayerDealer ? somebodyPaid : bettor.fee.length > 0);
    case 'positions-and-player-dealer':
      return plain('eligible.fee', bettor.fee.length > 0);
    case 'pot':
    case 'first-position':
    case 'table':
    case 'entrant':
      return undefined;
  }
};

const bankPaid = ({ bettors }: Round): boolean =>
  bettors.some(({ isPlayerDealer, fee }) => isPlayerDealer && fee.length > 0);

/** The player-dealer makes no wager; the bank is the stake. Bonus bets alone don't count as playing. ELG-6 */
const wagerCondition = ({ eligibility }: Activity, bettor: Bettor): Condition | undefined => {
  const { value } = eligibility.wager;
  const { wager, bonusOnly, isPlayerDealer } = bettor;
  if (isPlayerDealer || (value === 'not-required' && !bonusOnly)) return undefined;
  const isMet = wager !== undefined && wager > 0 && (value === 'base-or-bonus' || !bonusOnly);
  const asked = value === 'base-or-bonus' ? 'eligible.wager' : 'eligible.base-wager';
  return condition(speak(asked, { wager: wagerFact(bettor) }), isMet);
};

const wagerFact = ({ wager, bonusOnly }: Bettor): Fact => {
  if (wager === undefined) return speak('wager.none', {});
  return bonusOnly ? speak('wager.bonus-only', { amount: formatAmount(wager) }) : formatAmount(wager);
};
