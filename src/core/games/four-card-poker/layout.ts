import { TERMS } from '#core/games/table';

/** Everything that is settled, by its name on the layout. The last two carry no stake of their own. */
export const WAGERS = {
  ante: TERMS['wager.ante'],
  play: TERMS['wager.play'],
  acesUp: TERMS['wager.acesUp'],
  progressive: TERMS['wager.progressive'],
  automaticBonus: TERMS['wager.automaticBonus'],
  envy: TERMS['wager.envy'],
} as const;
export type Wager = keyof typeof WAGERS;

/** The wagers placed before the sensors lock. */
export const BETS = ['ante', 'acesUp', 'progressive'] as const satisfies readonly Wager[];

export const METERS = ['progressive'] as const;
