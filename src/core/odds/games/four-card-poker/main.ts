import { rational } from '#core/base';
import { fourOfSix } from '#core/evaluator';
import { AUTOMATIC_BONUS } from '#core/games/four-card-poker';
import { judgeFourCards } from '#core/games/table';
import type { Progress } from '../../answer/part.ts';
import { disjointCounts } from '../../counting/disjoint-counts.ts';
import { fourOfFiveClasses, fourOfSixClasses } from '../../counting/hand-counts.ts';
import { upCardCounts } from '../../counting/up-card-counts.ts';
import { decisionsOf, mainAnswer } from '../../wagers/main-game.ts';
import type { Nets, Play } from '../../wagers/play-by-value.ts';

/** All that a player may be faced with, and how many hands the dealer may then have. */
export type Situations = {
  /** Equally likely ones: hands of the player, or pairs of a hand and an up card. */
  readonly count: number;
  readonly dealerHands: number;
  readonly forEach: (visit: (situation: Situation) => void) => void;
};

/** The same object is handed out again and again with other numbers in it. */
export type Situation = {
  /** The class of the player's hand, and the up card as that class has it; 0 where it is not seen. */
  hand: number;
  upCard: number;
  value: number;
  /** How many of the dealer's hands the player does not lose to: a tie is won. */
  won: number;
  /** How many equally likely situations these are. */
  weight: number;
  /** The rank of the up card from the deuce; 0 where it is not seen. */
  upRank: number;
};

/** [FCP 5] with the up card: C(52,5) x 47 situations, and C(46,5) hands that the dealer may have. */
export const withUpCard = (progress: Progress): Situations => ({
  count: 2_598_960 * 47,
  dealerHands: 1_370_754,
  forEach: visit => {
    const players = fourOfFiveClasses(13);
    const { cards, values, weights } = players;
    const situation = { hand: 0, upCard: 0, value: 0, won: 0, weight: 0, upRank: 0 };
    const valueWith = (i: number, up: number): number =>
      fourOfSix(cards[5 * i]!, cards[5 * i + 1]!, cards[5 * i + 2]!, cards[5 * i + 3]!, cards[5 * i + 4]!, up);
    const tell = (i: number, upCard: number, won: number): void => {
      situation.hand = i;
      situation.upCard = upCard;
      situation.value = values[i]!;
      situation.won = won;
      situation.weight = weights[i]!;
      situation.upRank = upCard >> 2;
      visit(situation);
    };
    upCardCounts(players, fourOfSixClasses(13), valueWith, tell, progress);
  },
});

/** Without a look at the up card: C(52,5) situations, and C(47,6) hands that the dealer may have. */
export const withoutUpCard = (): Situations => ({
  count: 2_598_960,
  dealerHands: 10_737_573,
  forEach: visit => {
    const { count, values, weights, ...players } = fourOfFiveClasses(13);
    const { below, tied } = disjointCounts({ count, values, weights, ...players }, fourOfSixClasses(13));
    for (let i = 0; i < count; i++) {
      visit({ hand: i, upCard: 0, value: values[i]!, won: below[i]! + tied[i]!, weight: weights[i]!, upRank: 0 });
    }
  },
});

/** Chooses by what each play earns in a situation, in antes added up over the dealer's hands. */
export type FourCardChoice = (nets: Nets, value: number) => Play;

/** Between plays of equal worth the smaller wager. */
export const bestOf: FourCardChoice = nets => {
  if (nets[0] >= nets[1] && nets[0] >= nets[3]) return 0;
  return nets[3] > nets[1] ? 3 : 1;
};

/** The main game, each situation played as chosen. All sums are whole numbers below 2^53. */
export const fourCardMain = (
  { count, dealerHands, forEach }: Situations,
  choose: FourCardChoice,
  watch: (situation: Situation, nets: Nets) => void = () => {},
) => {
  const bonuses = automaticBonuses();
  const times = { 0: 0, 1: 0, 3: 0 };
  const nets = { 0: -dealerHands, 1: 0, 3: 0 };
  let [net, square] = [0, 0];
  forEach(situation => {
    const { value, won, weight } = situation;
    const bonus = bonuses[value]!;
    const ahead = 2 * won - dealerHands;
    nets[1] = 2 * ahead + bonus * dealerHands;
    nets[3] = 4 * ahead + bonus * dealerHands;
    const play = choose(nets, value);
    times[play] += weight;
    net += weight * nets[play];
    square += weight * squareOf(play, won, dealerHands, bonus);
    watch(situation, nets);
  });
  const all = BigInt(count) * BigInt(dealerHands);
  const wager = rational(count + times[1] + 3 * times[3], count);
  const main = mainAnswer(rational(BigInt(-net), all), rational(BigInt(square), all), wager);
  return { ...main, decisions: decisionsOf(times), situations: `${count}` };
};

/** [FCP 5] ante and play win or lose together; the Automatic Bonus is paid to any hand that is played. */
const squareOf = (play: Play, won: number, dealerHands: number, bonus: number): number =>
  play === 0 ? dealerHands : won * (1 + play + bonus) ** 2 + (dealerHands - won) * (bonus - 1 - play) ** 2;

/** What the Automatic Bonus pays on each four-card value, in antes. */
const automaticBonuses = (): Int32Array =>
  Int32Array.from(judgeFourCards(AUTOMATIC_BONUS), ({ pays }) => (pays?.kind === 'to' ? pays.n / pays.d : 0));
