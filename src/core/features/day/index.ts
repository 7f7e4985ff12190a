export { DAY } from './feature.ts';
export type { DayEvent } from './shape.ts';
