export const SENTENCES = {
  'no-fees-approved': '{activity} takes no fee from players. Do not collect one.',
  'fee-not-said': 'The fee of {activity} is from {from} to {to}. Say which amount was collected.',
  'fee-outside-approval': 'A fee of {given} is outside the approval of {activity}. It is from {from} to {to}.',
  'allocation-not-posted':
    'How fees of {activity} are divided among its prizes is not posted. Post the percentages first.',
  'no-admin-fee-approved': '{activity} has no administrative fee. Nothing was taken.',
  'admin-fee-not-posted':
    'The administrative fee of {activity} is not posted. Post one from {from} to {to} per table-hour.',
  'seed-not-posted': 'No seed is posted for the {pool} prize of {activity}. Post one first.',
  'unknown-pool': 'There is no prize pool {pool}. There are: {known}.',
  'raise-not-approved': '{activity} may not be raised by the house. Its prize grows by its own rule only.',
  'raise-beyond-cap': 'The raise would bring {pool} to {raised}, beyond its cap of {cap}.',
  'raise-beyond-reserve':
    'A raise of {raise} is paid from the reserve, which holds {reserve}. Raise by less, or later.',
  'pool-never-lowered':
    'A posted prize goes down only when it is won: {pool} stays as it is. A mistake is backed out by two people.',
  'unknown-payout': 'There is no payout structure {payout}. There are: {known}.',
  'payout-locked': 'Payout structure {payout} stays until the jackpot has been hit and awarded.',
} as const;
