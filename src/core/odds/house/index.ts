export { activitySubject } from './activity/activity-bet.ts';
export { compareForecasts } from './compare.ts';
export { type Forecast, forecast } from './forecast.ts';
export type { JackpotModel } from './model.ts';
export { plotSvg, plotText } from './plot.ts';
export { type Plotted, plotsOf } from './plots-of.ts';
