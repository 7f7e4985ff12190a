export const SENTENCES = {
  'no-fees-approved': "{activity} takes no fee from players. Don't collect one.",
  'fee-not-said': 'The fee for {activity} is {approved}. Enter the amount collected.',
  'fee-outside-approval': 'A fee of {given} is outside the approval of {activity}. Approved: {approved}.',
  'allocation-not-posted':
    "How the fees of {activity} are split among its prizes isn't posted. Post the percentages first.",
  'no-admin-fee-approved': '{activity} has no administrative fee, so none was taken.',
  'admin-fee-not-posted':
    "The administrative fee of {activity} isn't posted. Post one per table-hour. Approved: {approved}.",
  'seed-not-posted': 'No seed is posted for {pool} of {activity}. Post one first.',
  'unknown-pool':
    'There is no prize pool “{pool}”. {count, plural, =0 {There are none here.} other {Choose one of: {known}.}}',
  'raise-not-approved': "The house can't raise {activity}. Its prize only grows by its own rule.",
  'raise-beyond-cap': 'The raise would bring {pool} to {raised}, more than its cap of {cap}. Raise it by less.',
  'raise-beyond-reserve':
    'A raise of {raise} comes out of the reserve, which holds {reserve}. Raise it by less, or later.',
  'pool-never-lowered': "{pool} only goes down when it's won. To fix a mistake, two people back it out.",
  'unknown-payout':
    'There is no payout structure “{payout}”. {count, plural, =0 {There are none here.} other {Choose one of: {known}.}}',
  'payout-locked': "The payout structure can't change until the jackpot has been hit and awarded.",
} as const;
