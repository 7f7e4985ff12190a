import type { OddsSubject } from './answer/subject.ts';
import { BACCARAT } from './games/baccarat/baccarat.ts';
import { BLACKJACK } from './games/blackjack/blackjack.ts';
import { BLAZING_SEVENS } from './games/blazing-sevens.ts';
import { CARIBBEAN_STUD } from './games/caribbean-stud/caribbean-stud.ts';
import { CASINO_WAR } from './games/casino-war.ts';
import { CRAZY_4_POKER } from './games/crazy-4-poker/crazy-4-poker.ts';
import { FOUR_CARD_POKER } from './games/four-card-poker/four-card-poker.ts';
import { HI_LO } from './games/hi-lo/hi-lo.ts';
import { PAI_GOW_POKER } from './games/pai-gow-poker/pai-gow-poker.ts';
import { PAN_NINE } from './games/pan-nine.ts';
import { POKARA } from './games/pokara.ts';
import { THIRTEEN_CARD } from './games/thirteen-card.ts';
import { THREE_CARD_POKER } from './games/three-card-poker/three-card-poker.ts';
import { PAI_GOW_TILES } from './games/tiles.ts';
import { ULTIMATE_TEXAS_HOLDEM } from './games/ultimate-texas-holdem/ultimate-texas-holdem.ts';
import { OMAHA } from './poker/omaha/omaha.ts';
import { TEXAS_HOLDEM } from './poker/texas-holdem/texas-holdem.ts';

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
