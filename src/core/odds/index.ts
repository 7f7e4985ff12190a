export { BACCARAT } from './baccarat.ts';
export { type BeatRule, leastHand } from './bad-beat-rule.ts';
export { type Dealing, simulateBeats } from './bad-beat-simulated.ts';
export { BLACKJACK } from './blackjack.ts';
export { BLAZING_SEVENS } from './blazing-sevens.ts';
export { CARIBBEAN_STUD } from './caribbean-stud.ts';
export { CASINO_WAR } from './casino-war.ts';
export { coverAll } from './cover-all.ts';
export { CRAZY_4_POKER, crazyFourMain, superBonus } from './crazy-4-poker.ts';
export { bestPlay, countShowdowns, mainGame, showdowns } from './crazy-4-poker-main.ts';
export { CROSS_CHECKS, type CrossChecked, crossCheck } from './cross-check.ts';
export { type Event, event } from './event.ts';
export { decimal, decimalRoot, type Exact, exact, fraction } from './exact.ts';
export { type Forecast, forecast } from './forecast.ts';
export { type ComparedRow, compareForecasts } from './forecast-compare.ts';
export type { JackpotModel, MeterModel, Play, PrizeModel } from './forecast-model.ts';
export { type PlotOptions, type Point, plotSvg, plotText } from './forecast-plot.ts';
export { FOUR_CARD_POKER } from './four-card-poker.ts';
export { bestOf, fourCardMain, withoutUpCard, withUpCard } from './four-card-poker-main.ts';
export { HI_LO, hiLo } from './hi-lo.ts';
export { OMAHA } from './omaha.ts';
export { type OmahaCounts, omahaBeats, omahaChance } from './omaha-bad-beat.ts';
export { dollars, flag, type Option, oneOf, wholeNumber } from './option.ts';
export { PAI_GOW_POKER } from './pai-gow-poker.ts';
export { PAN_NINE } from './pan-nine.ts';
export { POKARA } from './pokara.ts';
export { expectation, type Outcome, type PaidEvent, type Return, returnOf } from './return.ts';
export {
  bet,
  findBet,
  findSubject,
  type Given,
  type OddsAnswer,
  type OddsBet,
  type OddsSubject,
  type Progress,
} from './subject.ts';
export { ODDS } from './subjects.ts';
export { TEXAS_HOLDEM } from './texas-holdem.ts';
export { dealAces } from './texas-holdem-aces.ts';
export { acesBeaten } from './texas-holdem-aces-exact.ts';
export { type HoldemCounts, holdemBeats, holdemChance } from './texas-holdem-bad-beat.ts';
export { THIRTEEN_CARD } from './thirteen-card.ts';
export { THREE_CARD_POKER } from './three-card-poker.ts';
export { PAI_GOW_TILES } from './tiles.ts';
export { ULTIMATE_TEXAS_HOLDEM } from './ultimate-texas-holdem.ts';
