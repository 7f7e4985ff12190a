export type {
  DecideFund,
  EvolveFund,
  Fund,
  FundCommand,
  FundEvent,
  FundRule,
  Parts,
  PoolHit,
  PrizeDue,
  TransferOf,
} from './fund.ts';
