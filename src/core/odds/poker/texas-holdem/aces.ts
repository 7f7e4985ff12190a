import { multiplyRational, type Rational, rational, seeded } from '#core/base';
import { rankSeven } from '#core/evaluator';
import { decimal } from '../../answer/exact.ts';
import type { OddsAnswer, Progress } from '../../answer/subject.ts';
import type { Board } from '../bad-beat/boards.ts';
import { type Chance, estimate, exactChance } from '../high-hand/estimate.ts';
import { acesBeaten, EXACT_ACES_PLAYERS } from './aces-exact.ts';
import { bothPlay, holdemChance } from './bad-beat.ts';

export type AcesDealing = { readonly players: number; readonly deals: number; readonly seed: number };

/**
 * OPK-8: the chance that a pair of aces loses when nobody folds, and the same where both aces must play. `perDeal` is
 * how many players of a deal are paid on average: each holds aces in 1 deal of 221.
 */
export const acesCracked = (dealing: AcesDealing, progress: Progress): OddsAnswer => {
  const { players } = dealing;
  if (players > EXACT_ACES_PLAYERS) {
    return { method: 'simulated', ...dealing, ...answers(players, dealAces(dealing, progress)) };
  }
  const { any, bothPlay: both } = acesBeaten(progress);
  const shares = [any, both].map(counts => exactly(holdemChance(counts, players - 1)));
  return { method: 'exact', players, ...answers(players, shares) };
};

type Share = { readonly share: Rational; readonly chance: Chance };

const exactly = (share: Rational): Share => ({ share, chance: exactChance(share) });

const answers = (players: number, [beaten, beatenBothPlay]: readonly Share[]): OddsAnswer => {
  const perDeal = (share: Rational): string => decimal(multiplyRational(rational(players, 221), share));
  return {
    pocketAces: decimal(rational(1, 221)),
    beaten: beaten!.chance,
    beatenBothPlay: beatenBothPlay!.chance,
    perDeal: perDeal(beaten!.share),
    perDealBothPlay: perDeal(beatenBothPlay!.share),
  };
};

/** Gives the first player two aces and deals to the others; all pairs of aces are alike but for the names of suits. */
export const dealAces = ({ players, deals, seed }: AcesDealing, progress: Progress): readonly Share[] => {
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
  return [beaten, beatenBothPlay].map(hits => ({ share: rational(hits, deals), chance: estimate(hits, deals) }));
};

const ACES = [48, 49] as const;
const OTHER_ACES = [50, 51];

const isBeaten = (own: number, board: Board, deck: Uint8Array, players: number): boolean => {
  for (let i = 5; i < 5 + 2 * (players - 1); i += 2) {
    if (rankSeven(...board, deck[i]!, deck[i + 1]!) > own) return true;
  }
  return false;
};
