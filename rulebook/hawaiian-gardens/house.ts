import { approvalsOf } from '#core/rulebook';
import { CALIFORNIA } from '../california/index.ts';

/** An approval of Hawaiian Gardens Casino. */
export const hawaiianGardens = approvalsOf({
  name: 'Hawaiian Gardens Casino',
  jurisdiction: CALIFORNIA,
  claimsHeading: 'Verification, claim windows and payment',
  notice: 'Posted before and while it runs, with ample notice to patrons.',
});
