/** Everything that is settled, by its name on the layout. The last two carry no stake of their own. */
export const WAGERS = {
  ante: 'Ante',
  play: 'Play',
  acesUp: 'Aces Up',
  progressive: 'Progressive',
  automaticBonus: 'Automatic Bonus',
  envy: 'Envy Bonus',
} as const;
export type Wager = keyof typeof WAGERS;

/** The wagers placed before the sensors lock. */
export const BETS = ['ante', 'acesUp', 'progressive'] as const satisfies readonly Wager[];

export const METERS = ['progressive'] as const;
