import { BACCARAT } from './baccarat.ts';
import { BLACKJACK } from './blackjack.ts';
import { BLAZING_SEVENS } from './blazing-sevens.ts';
import { CARIBBEAN_STUD } from './caribbean-stud.ts';
import { CASINO_WAR } from './casino-war.ts';
import { CRAZY_4_POKER } from './crazy-4-poker.ts';
import { FOUR_CARD_POKER } from './four-card-poker.ts';
import { HI_LO } from './hi-lo.ts';
import { OMAHA } from './omaha.ts';
import { PAI_GOW_POKER } from './pai-gow-poker.ts';
import { PAN_NINE } from './pan-nine.ts';
import { POKARA } from './pokara.ts';
import type { OddsSubject } from './subject.ts';
import { TEXAS_HOLDEM } from './texas-holdem.ts';
import { THIRTEEN_CARD } from './thirteen-card.ts';
import { THREE_CARD_POKER } from './three-card-poker.ts';
import { PAI_GOW_TILES } from './tiles.ts';
import { ULTIMATE_TEXAS_HOLDEM } from './ultimate-texas-holdem.ts';

/** Every game we have odds for. */
export const ODDS: readonly OddsSubject[] = [
  CRAZY_4_POKER,
  FOUR_CARD_POKER,
  HI_LO,
  THREE_CARD_POKER,
  ULTIMATE_TEXAS_HOLDEM,
  CARIBBEAN_STUD,
  PAI_GOW_POKER,
  PAI_GOW_TILES,
  BACCARAT,
  BLAZING_SEVENS,
  BLACKJACK,
  PAN_NINE,
  POKARA,
  CASINO_WAR,
  THIRTEEN_CARD,
  TEXAS_HOLDEM,
  OMAHA,
];
