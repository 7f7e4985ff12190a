import { LEAST_KING_HIGH, loses, pushes, REASONS, type Verdict, wins } from '#core/games/table';
import type { Said } from '#core/words';
import { speak } from './coach/said.ts';
import { ANTE_PLAY } from './pay-tables.ts';

export type MainCase = 'dealer-below-king' | 'player-higher' | 'tie' | 'player-lower';

/** Both are places in the four-card ranking. The dealer needs king high or better to compare hands at all. */
export const mainCase = (player: number, dealer: number): MainCase => {
  if (dealer < LEAST_KING_HIGH) return 'dealer-below-king';
  if (player > dealer) return 'player-higher';
  return player === dealer ? 'tie' : 'player-lower';
};

const CLAUSE = 'C4P 8.1';
const BELOW_KING = speak('why.dealer-below-king', {});
const { beatsDealer: HIGHER, tiesDealer: TIE, dealerHigher: LOWER } = REASONS;

const belowStraightAnd = (reason: Said): Said => speak('why.below-straight-and', { reason });

/** The settlement table; a Super Bonus on a straight or better goes by its own pay table in every case. */
export const MAIN_WAGERS: Readonly<Record<MainCase, Readonly<Record<'ante' | 'play' | 'superBonusBelow', Verdict>>>> = {
  'dealer-below-king': {
    ante: pushes(BELOW_KING, CLAUSE),
    play: wins(ANTE_PLAY, BELOW_KING, CLAUSE),
    superBonusBelow: pushes(belowStraightAnd(BELOW_KING), CLAUSE),
  },
  'player-higher': {
    ante: wins(ANTE_PLAY, HIGHER, CLAUSE),
    play: wins(ANTE_PLAY, HIGHER, CLAUSE),
    superBonusBelow: pushes(belowStraightAnd(HIGHER), CLAUSE),
  },
  tie: {
    ante: pushes(TIE, CLAUSE),
    play: pushes(TIE, CLAUSE),
    superBonusBelow: pushes(belowStraightAnd(TIE), CLAUSE),
  },
  'player-lower': {
    ante: loses(LOWER, CLAUSE),
    play: loses(LOWER, CLAUSE),
    superBonusBelow: loses(belowStraightAnd(LOWER), CLAUSE),
  },
};
