import { approvalsOf } from '#core/rulebook';
import { CALIFORNIA } from '../california/index.ts';

/** An approval of Bay 101. */
export const bay101 = approvalsOf({
  name: 'Bay 101',
  jurisdiction: CALIFORNIA,
  claimsHeading: 'Verification, claims, payment',
  notice: 'Posted before it runs, with ample notice to patrons.',
});
