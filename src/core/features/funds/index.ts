export { FUNDS } from './feature.ts';
export type { FundStanding } from './shape.ts';
