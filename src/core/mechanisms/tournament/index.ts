export { type BountyMoney, bountyMoney, dealMoney, type Elimination } from './bounties.ts';
export { ICM_PLAYERS_MAX, icm } from './icm.ts';
export { type PrizeMoney, prizeMoney, type Sold } from './prizes.ts';
export {
  type Bounties,
  checkStructure,
  type Payout,
  type Purchase,
  type Structure,
  type TournamentRule,
  tournamentRule,
} from './structure.ts';
