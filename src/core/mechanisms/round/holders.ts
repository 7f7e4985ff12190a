import { eligiblePerson, personOf, type Space, takesPart, type Verdict } from '#core/eligibility';
import type { DealtHand } from '#core/qualifying';
import type { Bettor, Round } from '#core/rulebook';
import type { Rule } from './settled.ts';

/** One who has a hand or a part of it. */
export type Holder = {
  readonly bettor: Bettor;
  /** The part of the hand, against the other holders' weights. */
  readonly weight: number;
  /** The space the fee is on, where there are two. */
  readonly space: Space;
  readonly part: Verdict;
  /** Whether this person may be paid. */
  readonly person: Verdict;
};

/** Whose a hand is, whether they may be paid or not. SET-5 */
export const holdersOf = (rule: Rule, round: Round, hand: DealtHand): readonly Holder[] => {
  const onHand = round.bettors
    .filter(bettor => bettor.hand.seat === hand.seat)
    .toSorted((a, b) => a.position - b.position)
    .map(bettor => holderOf(rule, round, bettor, 'player'));
  switch (rule.activity.settlement.holders) {
    case 'seated':
      return onHand.filter(isSeated).slice(0, 1);
    case 'owner':
      return ownerOf(onHand);
    case 'every-bettor':
      return onHand;
    case 'by-wager':
      return byWager(onHand);
    case 'fee-space':
      return hand.isPlayerDealer === true ? backersOfBank(rule, round) : onHand;
  }
};

export const isPayable = ({ person }: Holder): boolean => person.met;
export const isHouse = ({ bettor }: Holder): boolean => bettor.role === 'house';

const isSeated = ({ bettor }: Holder): boolean => bettor.role !== 'backline';

const holderOf = (rule: Rule, round: Round, bettor: Bettor, space: Space): Holder => ({
  bettor,
  weight: 1,
  space,
  part: takesPart(rule.activity, round, bettor, space),
  person: eligiblePerson(rule.activity, personOf(bettor, round.deal.game)),
});

const backersOfBank = (rule: Rule, round: Round): readonly Holder[] =>
  round.bettors
    .filter(({ fee }) => fee.includes('player-dealer'))
    .map(bettor => holderOf(rule, round, bettor, 'player-dealer'));

/** A seated player without a wager has no hand there; the first betting position has it. */
const ownerOf = (holders: readonly Holder[]): readonly Holder[] => {
  const betting = holders.filter(({ bettor }) => (bettor.wager ?? 0) > 0);
  const taking = (betting.length > 0 ? betting : holders).filter(({ part }) => part.met);
  return [taking.find(isSeated) ?? taking[0]].filter(holder => holder !== undefined);
};

/** By the wagers where every wager is known; the bank and a no-purchase-necessary table have none. */
const byWager = (holders: readonly Holder[]): readonly Holder[] =>
  holders.every(({ bettor }) => (bettor.wager ?? 0) > 0)
    ? holders.map(holder => ({ ...holder, weight: holder.bettor.wager ?? 0 }))
    : holders;
