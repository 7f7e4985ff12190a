import { multiplyRational, type Rational, rational } from '#core/base';
import { rankSeven } from '#core/evaluator';
import { decimal } from '../../answer/exact.ts';
import type { Part, Progress } from '../../answer/part.ts';
import type { OddsAnswer } from '../../answer/subject.ts';
import type { Board } from '../bad-beat/boards.ts';
import { dealBoards } from '../bad-beat/simulated.ts';
import { type Chance, estimate, exactChance } from '../high-hand/estimate.ts';
import { type AcesBeaten, acesBeaten, EXACT_ACES_PLAYERS } from './aces-exact.ts';
import { bothPlay, holdemChance, joinHoldem } from './bad-beat.ts';

export type AcesDealing = { readonly players: number; readonly deals: number; readonly seed: number };

/** What one part finds: counts where there are few players, otherwise how many of its deals beat the aces. */
export type AcesFound =
  | { readonly type: 'counted'; readonly counts: AcesBeaten }
  | { readonly type: 'dealt'; readonly hits: readonly [any: number, bothPlay: number] };

export const crackAces = (dealing: AcesDealing, part: Part, progress: Progress): AcesFound =>
  dealing.players > EXACT_ACES_PLAYERS
    ? { type: 'dealt', hits: dealAces(dealing, part, progress) }
    : { type: 'counted', counts: acesBeaten(part, progress) };

/**
 * OPK-8: the chance that a pair of aces loses when nobody folds, and the same where both aces must play. `perDeal` is
 * how many players of a deal are paid on average: each holds aces in 1 deal of 221.
 */
export const acesCracked = (dealing: AcesDealing, found: readonly AcesFound[]): OddsAnswer => {
  const { players } = dealing;
  const shares = acesShares(dealing, found);
  const isExact = players <= EXACT_ACES_PLAYERS;
  return { method: isExact ? 'exact' : 'simulated', ...(isExact ? { players } : dealing), ...answers(players, shares) };
};

/** How many pairs of aces lose: where any beaten pair counts, and where both aces must play. */
export const acesShares = ({ players, deals }: AcesDealing, found: readonly AcesFound[]): readonly Share[] => {
  const dealt = found.flatMap(part => (part.type === 'dealt' ? [part.hits] : []));
  if (dealt.length > 0) {
    const hits = [0, 1].map(which => dealt.reduce((sum, part) => sum + part[which]!, 0));
    return hits.map(count => {
      const chance = estimate(count, deals);
      return { share: rational(count, deals), standardError: Number(chance.standardError), chance };
    });
  }
  const counts = joinHoldem(found.flatMap(part => (part.type === 'counted' ? [part.counts] : [])));
  return counts.map(each => exactly(holdemChance(each, players - 1)));
};

type Share = { readonly share: Rational; readonly standardError: number; readonly chance: Chance };

const exactly = (share: Rational): Share => ({ share, standardError: 0, chance: exactChance(share) });

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
export const dealAces = (
  { players, ...deals }: AcesDealing,
  part: Part,
  progress: Progress,
): readonly [any: number, bothPlay: number] => {
  const deck = Uint8Array.from({ length: 50 }, (_, i) => (i < ACES[0] ? i : i + ACES.length));
  let [beaten, beatenBothPlay] = [0, 0];
  dealBoards(deck, 2 * (players - 1), deals, part, progress, board => {
    const own = rankSeven(...board, ...ACES);
    if (!isBeaten(own, board, deck, players)) return;
    beaten++;
    if (bothPlay(board, own, ...ACES)) beatenBothPlay++;
  });
  return [beaten, beatenBothPlay];
};

const ACES = [48, 49] as const;

const isBeaten = (own: number, board: Board, deck: Uint8Array, players: number): boolean => {
  for (let i = 5; i < 5 + 2 * (players - 1); i += 2) {
    if (rankSeven(...board, deck[i]!, deck[i + 1]!) > own) return true;
  }
  return false;
};
