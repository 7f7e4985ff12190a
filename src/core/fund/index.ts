export { decideFund, openFund } from './decide.ts';
export { evolveFund } from './evolve.ts';
export type { Fund, FundCommand, FundEvent, FundRule, Parts, PoolHit, PrizeDue } from './fund.ts';
export { transferOf } from './transfer-of.ts';
