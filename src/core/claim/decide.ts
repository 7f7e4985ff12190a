import { accept, assert, type Decision } from '#core/base';
import { type Activity, clauseOf, type Unclaimed } from '#core/rulebook';
import { formatMoment, isBefore, isInTime } from '#core/time';
import type { Claim, ClaimCommand, ClaimContext, ClaimEvent } from './claim.ts';
import { claimPeriods, needsId } from './periods.ts';
import { refuse } from './refusals.ts';

/** Judges one step on the way from a win to its payment. */
export const decideClaim = (
  activity: Activity,
  claim: Claim,
  command: ClaimCommand,
  context: ClaimContext,
): Decision<ClaimEvent> => {
  const clause = clauseOf(activity, activity.claims.clause);
  switch (command.type) {
    case 'VerifyWin': {
      if (claim.state !== 'unverified') return refuse('win-already-verified', {}, clause);
      const win = { wonAt: command.wonAt, verifiedAt: context.now };
      const periods = claimPeriods(context.clock, activity.claims.clock, win);
      return accept({ type: 'WinVerified', needsId: needsId(activity, command.posted), ...periods });
    }
    case 'LetTimePass':
      return accept(...whatTimeDid(activity, claim, context));
    case 'ShowId':
    case 'PayPrize':
      return decideWinner(activity, claim, command, context);
  }
};

const decideWinner = (
  activity: Activity,
  claim: Claim,
  command: { readonly type: 'ShowId' | 'PayPrize' },
  { now, clock }: ClaimContext,
): Decision<ClaimEvent> => {
  const clause = clauseOf(activity, activity.claims.clause);
  switch (claim.state) {
    case 'unverified':
      return refuse('win-not-verified', {}, clause);
    case 'awaiting-id':
    case 'held': {
      const deadline = claim.by;
      if (claim.state === 'awaiting-id' && isBefore(now, claim.from))
        return refuse('claims-not-open', { opens: formatMoment(clock, claim.from) }, clause);
      if (deadline !== undefined && !isInTime(now, deadline)) {
        const facts = { deadline: formatMoment(clock, deadline), goesTo: whereTo(activity.claims.unclaimedTo) };
        return refuse('claim-too-late', facts, clause);
      }
      return command.type === 'ShowId' ? accept({ type: 'IdShown' }) : refuse('id-not-shown', {}, clause);
    }
    case 'payable':
      // ID that nobody asked for does no harm.
      return command.type === 'PayPrize' ? accept({ type: 'PrizePaid' }) : accept();
    case 'paid':
      return refuse('prize-already-paid', {}, clause);
    case 'forfeited':
      return refuse('claim-forfeited', { goesTo: whereTo(claim.to) }, clause);
  }
};

/** The periods that are over by now. A claim at the very moment of a deadline is in time. TIM-9, CLM-2 */
const whatTimeDid = ({ claims }: Activity, claim: Claim, { now }: ClaimContext): readonly ClaimEvent[] => {
  if (claim.state !== 'awaiting-id' && claim.state !== 'held') return [];
  if (claim.by !== undefined && !isInTime(now, claim.by)) return [{ type: 'ClaimForfeited', to: claims.unclaimedTo }];
  const isOver = claim.state === 'awaiting-id' && claim.idBy !== undefined && !isInTime(now, claim.idBy);
  return isOver ? [{ type: 'ClaimHeld' }] : [];
};

/** Applies what was decided. */
export const evolveClaim = (claim: Claim, event: ClaimEvent): Claim => {
  switch (event.type) {
    case 'WinVerified': {
      const { type: _, needsId: mustShowId, ...periods } = event;
      return mustShowId ? { state: 'awaiting-id', ...periods } : { state: 'payable' };
    }
    case 'ClaimHeld':
      assert(claim.state === 'awaiting-id' && claim.by !== undefined, 'only a claim with a second period is held');
      return { state: 'held', by: claim.by };
    case 'IdShown':
      return { state: 'payable' };
    case 'PrizePaid':
      return { state: 'paid' };
    case 'ClaimForfeited':
      return { state: 'forfeited', to: event.to };
  }
};

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
