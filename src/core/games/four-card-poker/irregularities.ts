import type { Irregularities } from '#core/games/table';

const WRONG_COUNT = {
  voids: 'always',
  cards: 'reshuffle',
  say: 'All hands are void: return every wager and reshuffle.',
  clause: 'FCP 8',
} as const;

/** The rule speaks of one irregularity. */
export const IRREGULARITY_RULES = {
  'player-card-count': { ...WRONG_COUNT, what: 'a player has a wrong number of cards' },
  'dealer-card-count': { ...WRONG_COUNT, what: 'the dealer has a wrong number of cards' },
} as const satisfies Irregularities;
