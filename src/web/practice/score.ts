import { compareRational, subtractRational, toNumber } from '#core/base';
import type { Advice } from '#core/games/table';
import { type Cents, dollars, NOTHING } from '#core/money';

/** How a player has done at a table. */
export type Score = {
  readonly rounds: number;
  readonly net: Cents;
  readonly decisions: number;
  readonly best: number;
  /** What choices other than the best have cost on average, in cents; a measure and not money. */
  readonly cost: number;
};

export const START = {
  bank: dollars(1_000),
  chip: dollars(5),
  score: { rounds: 0, net: NOTHING, decisions: 0, best: 0, cost: 0 } as Score,
} as const;

/** The chips of the rack. */
export const CHIPS: readonly Cents[] = [1, 5, 25, 100].map(dollars);

/** What a choice costs beside the best one, in cents on average. */
export const costOf = ({ best, choices }: Advice, play: number): number => {
  const net = (wanted: number) => choices.find(choice => choice.play === wanted)?.net;
  const [most, chosen] = [net(best)!, net(play)];
  if (chosen === undefined || compareRational(most, chosen) === 0) return 0;
  return toNumber(subtractRational(most, chosen));
};

export const scored = (score: Score, advice: Advice, play: number): Score => {
  const cost = costOf(advice, play);
  return {
    ...score,
    decisions: score.decisions + 1,
    best: score.best + (cost === 0 ? 1 : 0),
    cost: score.cost + cost,
  };
};
