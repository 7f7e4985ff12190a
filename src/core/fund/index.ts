export { decideFund, openFund } from './decide.ts';
export { evolveFund } from './evolve.ts';
export type { Fund, FundCommand, FundEvent, FundRule, Parts, PoolHit, PrizeDue } from './fund.ts';
export { roomIn } from './terms.ts';
export { transferOf } from './transfer-of.ts';
