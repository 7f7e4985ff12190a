import type { Rounds } from './row.ts';

/** Rounds from a seed: the deals that some rows of a game share. */
export type Deals = (seed: string) => Rounds;

/** ODD-12: every game of the odds. What it deals is loaded when it is asked for. */
export const CROSS_CHECKS: Readonly<Record<string, () => Promise<readonly Deals[]>>> = {
  'crazy-4-poker': async () => (await import('./crazy-4-poker.ts')).CRAZY_4_DEALS,
  'four-card-poker': async () => (await import('./four-card-poker.ts')).FOUR_CARD_DEALS,
  'hi-lo': async () => (await import('./hi-lo.ts')).HI_LO_DEALS,
  'three-card-poker': async () => (await import('./three-card-poker.ts')).THREE_CARD_DEALS,
  'ultimate-texas-holdem': async () => (await import('./ultimate-texas-holdem.ts')).ULTIMATE_DEALS,
  'caribbean-stud': async () => (await import('./caribbean-stud.ts')).CARIBBEAN_DEALS,
  'pai-gow-poker': async () => (await import('./pai-gow-poker.ts')).PAI_GOW_DEALS,
  'pai-gow-tiles': async () => (await import('./pai-gow-tiles.ts')).TILE_DEALS,
  baccarat: async () => (await import('./baccarat.ts')).BACCARAT_DEALS,
  'blazing-sevens': async () => (await import('./blazing-sevens.ts')).BLAZING_SEVENS_DEALS,
  blackjack: async () => (await import('./blackjack.ts')).BLACKJACK_DEALS,
  'pan-9': async () => (await import('./pan-nine.ts')).PAN_NINE_DEALS,
  pokara: async () => (await import('./pokara.ts')).POKARA_DEALS,
  'casino-war': async () => (await import('./casino-war.ts')).CASINO_WAR_DEALS,
  '13-card': async () => (await import('./thirteen-card.ts')).THIRTEEN_CARD_DEALS,
  'texas-holdem': async () => (await import('./texas-holdem.ts')).HOLDEM_DEALS,
  omaha: async () => (await import('./omaha.ts')).OMAHA_DEALS,
};
