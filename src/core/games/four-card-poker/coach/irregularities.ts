import { type Irregularities, REASONS, VOID_AND_RESHUFFLE } from '#core/games/table';

const WRONG_COUNT = { voids: 'always', cards: 'reshuffle', say: VOID_AND_RESHUFFLE, clause: 'FCP 8' } as const;

/** The rule speaks of one irregularity. */
export const IRREGULARITY_RULES = {
  'player-card-count': { ...WRONG_COUNT, what: REASONS.playerCardCount },
  'dealer-card-count': { ...WRONG_COUNT, what: REASONS.dealerCardCount },
} as const satisfies Irregularities;
