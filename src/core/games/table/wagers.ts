/** Everything that is settled at a table, by its name on the layout. The last four carry no stake of their own. */
export const WAGER_NAMES = {
  ante: 'Ante',
  play: 'Play',
  superBonus: 'Super Bonus',
  queensUp: 'Queens Up',
  acesUp: 'Aces Up',
  progressive: 'Progressive',
  fourCardProgressive: 'Four-Card Progressive',
  fiveCardProgressive: 'Five-Card Progressive',
  handBonusOnPlayer: "Five Card Hand Bonus on the player's hand",
  handBonusOnDealer: "Five Card Hand Bonus on the dealer's hand",
  coverAll: 'Cover All',
  automaticBonus: 'Automatic Bonus',
  magicCard: 'Magic Card',
  luckyBonus: 'Lucky Bonus',
  envy: 'Envy Bonus',
} as const;
export type WagerName = keyof typeof WAGER_NAMES;

export const METER_NAMES = ['fourCard', 'fiveCard', 'handBonus', 'progressive'] as const;
export type MeterName = (typeof METER_NAMES)[number];
