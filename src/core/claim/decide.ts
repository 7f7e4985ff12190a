import { type Answer, answer } from '#core/base';
import { type Activity, clauseOf, type Unclaimed } from '#core/rulebook';
import { formatMoment, isBefore, isInTime, type MomentText, type Now } from '#core/time';
import type { AwardClaim, Claim, ClaimCommand, VerifiedWin } from './claim.ts';
import { claimPeriods, needsId } from './periods.ts';
import { refuse } from './refusals.ts';

/** What becomes of a claim by one step on the way from a win to its payment, or why the step is not taken. */
export const claimAfter = (activity: Activity, claim: Claim, command: ClaimCommand, context: Now): Answer<Claim> => {
  switch (command.type) {
    case 'VerifyWin':
      return claim.state === 'unverified'
        ? answer(verifiedClaim(activity, command, context))
        : refuse('win-already-verified', {}, clauseOf(activity, activity.claims.clause));
    case 'LetTimePass':
      return answer(afterTime(activity, claim, context));
    case 'ShowId':
    case 'PayPrize':
      return afterWinner(activity, claim, command.type, context);
  }
};

/** The claim of a win that was just verified. */
export const verifiedClaim = (activity: Activity, { wonAt, posted }: VerifiedWin, { now, clock }: Now): AwardClaim =>
  needsId(activity, posted)
    ? { state: 'awaiting-id', ...claimPeriods(clock, activity.claims.clock, { wonAt, verifiedAt: now }) }
    : { state: 'payable' };

const afterWinner = (
  activity: Activity,
  claim: Claim,
  does: 'ShowId' | 'PayPrize',
  { now, clock }: Now,
): Answer<Claim> => {
  const clause = clauseOf(activity, activity.claims.clause);
  switch (claim.state) {
    case 'unverified':
      return refuse('win-not-verified', {}, clause);
    case 'awaiting-id':
    case 'held':
      if (claim.state === 'awaiting-id' && isBefore(now, momentFrom(claim.from)))
        return refuse('claims-not-open', { opens: formatMoment(clock, momentFrom(claim.from)) }, clause);
      if (isOver(claim.by, now)) {
        const deadline = formatMoment(clock, momentFrom(claim.by));
        return refuse('claim-too-late', { deadline, goesTo: whereTo(activity.claims.unclaimedTo) }, clause);
      }
      return does === 'ShowId' ? answer({ state: 'payable' }) : refuse('id-not-shown', {}, clause);
    case 'payable':
      // ID that nobody asked for does no harm.
      return answer(does === 'PayPrize' ? { state: 'paid' } : claim);
    case 'paid':
      return refuse('prize-already-paid', {}, clause);
    case 'forfeited':
      return refuse('claim-forfeited', { goesTo: whereTo(claim.to) }, clause);
  }
};

/** By the periods that are over by now. CLM-2 */
const afterTime = ({ claims }: Activity, claim: Claim, { now }: Now): Claim => {
  if (claim.state !== 'awaiting-id' && claim.state !== 'held') return claim;
  if (isOver(claim.by, now)) return { state: 'forfeited', to: claims.unclaimedTo };
  const isHeld = claim.state === 'awaiting-id' && claim.by !== undefined && isOver(claim.idBy, now);
  return isHeld ? { state: 'held', by: claim.by } : claim;
};

/** A claim at the very moment of a deadline is in time. TIM-9 */
const isOver = (deadline: MomentText | undefined, now: Temporal.Instant): deadline is MomentText =>
  deadline !== undefined && !isInTime(now, momentFrom(deadline));

const momentFrom = (text: MomentText): Temporal.Instant => Temporal.Instant.from(text);

/** Where an unclaimed prize goes, in words. CLM-7 */
const whereTo = (to: Unclaimed): string => {
  switch (to.type) {
    case 'reserve':
      return 'it goes back to the reserve';
    case 'reserve-of':
      return `it goes back to the reserve of ${to.activity}`;
    case 'fund':
      return 'it stays in the fund';
    case 'held':
      return 'it is held at the cage';
    case 'nobody':
      return 'it is awarded to nobody else';
    case 'redraw':
      return 'another entry is drawn';
  }
};
