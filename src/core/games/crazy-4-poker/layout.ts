/** Everything that is settled, by its name on the layout. The last three carry no stake of their own. */
export const WAGERS = {
  ante: 'Ante',
  play: 'Play',
  superBonus: 'Super Bonus',
  queensUp: 'Queens Up',
  fourCardProgressive: 'Four-Card Progressive',
  fiveCardProgressive: 'Five-Card Progressive',
  handBonusOnPlayer: "Five Card Hand Bonus on the player's hand",
  handBonusOnDealer: "Five Card Hand Bonus on the dealer's hand",
  coverAll: 'Cover All',
  magicCard: 'Magic Card',
  luckyBonus: 'Lucky Bonus',
  envy: 'Envy Bonus',
} as const;
export type Wager = keyof typeof WAGERS;

/** The wagers placed before "no more bets", in the order of the layout. */
export const BETS = [
  'ante',
  'superBonus',
  'queensUp',
  'fourCardProgressive',
  'fiveCardProgressive',
  'handBonusOnPlayer',
  'handBonusOnDealer',
  'coverAll',
] as const satisfies readonly Wager[];

export const METERS = ['fourCard', 'fiveCard', 'handBonus'] as const;
