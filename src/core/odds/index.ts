export { type Event, event } from './answer/event.ts';
export { decimal, decimalRoot, type Exact, exact, fraction } from './answer/exact.ts';
export { dollars, flag, type Option, oneOf, wholeNumber } from './answer/option.ts';
export { expectation, type Outcome, type PaidEvent, type Return, returnOf } from './answer/return.ts';
export {
  bet,
  findBet,
  findSubject,
  type Given,
  type OddsAnswer,
  type OddsBet,
  type OddsSubject,
  type Progress,
} from './answer/subject.ts';
export { CROSS_CHECKS, type CrossChecked, crossCheck } from './cross-check.ts';
export { BACCARAT } from './games/baccarat/baccarat.ts';
export { BLACKJACK } from './games/blackjack/blackjack.ts';
export { BLAZING_SEVENS } from './games/blazing-sevens.ts';
export { CARIBBEAN_STUD } from './games/caribbean-stud/caribbean-stud.ts';
export { CASINO_WAR } from './games/casino-war.ts';
export { coverAll } from './games/crazy-4-poker/cover-all.ts';
export { CRAZY_4_POKER, crazyFourMain, superBonus } from './games/crazy-4-poker/crazy-4-poker.ts';
export { bestPlay, countShowdowns, mainGame, showdowns } from './games/crazy-4-poker/main.ts';
export { FOUR_CARD_POKER } from './games/four-card-poker/four-card-poker.ts';
export { bestOf, fourCardMain, withoutUpCard, withUpCard } from './games/four-card-poker/main.ts';
export { HI_LO, hiLo } from './games/hi-lo/hi-lo.ts';
export { PAI_GOW_POKER } from './games/pai-gow-poker/pai-gow-poker.ts';
export { PAN_NINE } from './games/pan-nine.ts';
export { POKARA } from './games/pokara.ts';
export { THIRTEEN_CARD } from './games/thirteen-card.ts';
export { THREE_CARD_POKER } from './games/three-card-poker/three-card-poker.ts';
export { PAI_GOW_TILES } from './games/tiles.ts';
export { ULTIMATE_TEXAS_HOLDEM } from './games/ultimate-texas-holdem/ultimate-texas-holdem.ts';
export { type ComparedRow, compareForecasts } from './house/compare.ts';
export { type Forecast, forecast } from './house/forecast.ts';
export type { JackpotModel, MeterModel, Play, PrizeModel } from './house/model.ts';
export { type PlotOptions, type Point, plotSvg, plotText } from './house/plot.ts';
export { type BeatRule, leastHand } from './poker/bad-beat/rule.ts';
export { type Dealing, simulateBeats } from './poker/bad-beat/simulated.ts';
export { type OmahaCounts, omahaBeats, omahaChance } from './poker/omaha/bad-beat.ts';
export { OMAHA } from './poker/omaha/omaha.ts';
export { dealAces } from './poker/texas-holdem/aces.ts';
export { acesBeaten } from './poker/texas-holdem/aces-exact.ts';
export { type HoldemCounts, holdemBeats, holdemChance } from './poker/texas-holdem/bad-beat.ts';
export { TEXAS_HOLDEM } from './poker/texas-holdem/texas-holdem.ts';
export { ODDS } from './subjects.ts';
