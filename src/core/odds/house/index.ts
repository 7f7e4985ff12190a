export { activitySubject, chancesOf, offeringBet } from './activity/activity-bet.ts';
export { type CountedBefore, countedLine } from './activity/counted-before.ts';
export { gamesOf } from './activity/options.ts';
export { compareForecasts } from './compare.ts';
export { type Forecast, forecast } from './forecast.ts';
export type { JackpotModel } from './model.ts';
export { plotSvg, plotText } from './plot.ts';
export { type Plotted, plotsOf } from './plots-of.ts';
