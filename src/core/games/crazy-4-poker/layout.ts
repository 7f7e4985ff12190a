import { TERMS } from '#core/games/table';

/** Everything that is settled, by its name on the layout. The last three carry no stake of their own. */
export const WAGERS = {
  ante: TERMS['wager.ante'],
  play: TERMS['wager.play'],
  superBonus: TERMS['wager.superBonus'],
  queensUp: TERMS['wager.queensUp'],
  fourCardProgressive: TERMS['wager.fourCardProgressive'],
  fiveCardProgressive: TERMS['wager.fiveCardProgressive'],
  handBonusOnPlayer: TERMS['wager.handBonusOnPlayer'],
  handBonusOnDealer: TERMS['wager.handBonusOnDealer'],
  coverAll: TERMS['wager.coverAll'],
  magicCard: TERMS['wager.magicCard'],
  luckyBonus: TERMS['wager.luckyBonus'],
  envy: TERMS['wager.envy'],
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
