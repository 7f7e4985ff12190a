export { decideFund, openFund } from './decide.ts';
export { evolveFund } from './evolve.ts';
export {
  Fund,
  type FundCommand,
  FundEvent,
  type FundRule,
  Given,
  Parts,
  PoolHit,
  PrizeDue,
  Reseeded,
} from './fund.ts';
export { JACKPOT_FUND, reserveBehind } from './reserve-behind.ts';
export { NOT_RESEEDED, reseededBy } from './return.ts';
export { capOf, reseedOf, seedOf } from './terms.ts';
export { transferOf } from './transfer-of.ts';
