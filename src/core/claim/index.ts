export { AwardClaim, type Claim, type ClaimCommand, UNVERIFIED } from './claim.ts';
export { claimAfter, verifiedClaim } from './decide.ts';
