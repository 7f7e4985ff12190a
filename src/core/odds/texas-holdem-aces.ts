import { multiplyRational, rational, seeded } from '#core/base';
import { rankSeven } from '#core/evaluator';
import type { Board } from './bad-beat-boards.ts';
import { decimal } from './exact.ts';
import { type Estimate, estimate } from './high-hand-estimate.ts';
import type { Progress } from './subject.ts';
import { bothPlay } from './texas-holdem-bad-beat.ts';

export type AcesCracked = {
  /** The chance that a pair of aces loses when nobody folds. A split pot is not a loss. */
  readonly beaten: Estimate;
  /** The same where both aces must play. */
  readonly beatenBothPlay: Estimate;
  /** How many players of a deal are paid on average: each holds aces in 1 deal of 221. */
  readonly perDeal: string;
  readonly perDealBothPlay: string;
};

/** Gives the first player two aces and deals to the others; all pairs of aces are alike but for the names of suits. */
export const acesCracked = (
  { players, deals, seed }: { readonly players: number; readonly deals: number; readonly seed: number },
  progress: Progress,
): AcesCracked => {
  const random = seeded(seed);
  const deck = Uint8Array.from({ length: 50 }, (_, card) => card);
  deck.set(OTHER_ACES, 48);
  let beaten = 0;
  let beatenBothPlay = 0;
  for (let deal = 0; deal < deals; deal++) {
    if (deal % 65_536 === 0) progress(deal, deals);
    random.deal(deck, 5 + 2 * (players - 1));
    const board: Board = [deck[0]!, deck[1]!, deck[2]!, deck[3]!, deck[4]!];
    const own = rankSeven(...board, ...ACES);
    if (!isBeaten(own, board, deck, players)) continue;
    beaten++;
    if (bothPlay(board, own, ...ACES)) beatenBothPlay++;
  }
  const perDeal = (hits: number): string => decimal(multiplyRational(rational(players, 221), rational(hits, deals)));
  return {
    beaten: estimate(beaten, deals),
    beatenBothPlay: estimate(beatenBothPlay, deals),
    perDeal: perDeal(beaten),
    perDealBothPlay: perDeal(beatenBothPlay),
  };
};

const ACES = [48, 49] as const;
const OTHER_ACES = [50, 51];

const isBeaten = (own: number, board: Board, deck: Uint8Array, players: number): boolean => {
  for (let i = 5; i < 5 + 2 * (players - 1); i += 2) {
    if (rankSeven(...board, deck[i]!, deck[i + 1]!) > own) return true;
  }
  return false;
};
