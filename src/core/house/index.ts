export { bookObjections, houseObjections } from './audit.ts';
export {
  type Award,
  type AwardClaim,
  type AwardSource,
  PAY_METHODS,
  type PayMethod,
} from './award.ts';
export type { Booking } from './books.ts';
export type { Call, Lock } from './call.ts';
export type { CommandOf, HouseCommand } from './commands.ts';
export type { Actor, Context } from './context.ts';
export type { FundStanding } from './corrections.ts';
export { decideHouse } from './decide.ts';
export type { Cause, FundChange, HouseEvent } from './events.ts';
export { evolveHouse } from './evolve.ts';
export { type Money, moneyOf, standingFund } from './funds.ts';
export {
  type Drop,
  emptyHouse,
  type House,
  type HouseView,
  type MomentText,
  type Notice,
  type Offered,
  type Settings,
} from './house.ts';
export type { Review, Seen, SeenPlace } from './review.ts';
export { houseFrom, houseText } from './snapshot.ts';
export type { Player, RoundBettor, Seated, Table, TableGame, TableRound } from './table.ts';
