export const SENTENCES = {
  'unknown-notice': 'Notice {notice} is not posted. Look at the list again.',
  'already-offered':
    '{activity} is {state} already. End it before you announce it anew, or change it while it is paused.',
  'offering-in-other-state': '{activity} is {state}, so this cannot be done now.',
  'calls-pending-in-activity': '{calls} called for {activity} and not decided. Verify, refuse or undo that first.',
  'rounds-still-on': 'Rounds that began with {activity} are on at tables {tables}. Wait for Game Over there.',
  'pool-left-behind':
    'The pool {pool} holds {amount} of the players and would have no place in this offering. Keep its chart.',
  'cap-below-meter': 'The meter {pool} shows {shown}, more than the cap of {cap}. Post a cap at or above it.',
} as const;
