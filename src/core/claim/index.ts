export { type Claim, type ClaimCommand, type ClaimContext, type ClaimEvent, UNVERIFIED } from './claim.ts';
export { decideClaim, evolveClaim } from './decide.ts';
