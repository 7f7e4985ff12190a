export const SENTENCES = {
  'notice-never-shown': 'The notice would be over by {until} before it is shown. Choose a later end.',
  'notice-names-activity':
    'The notice names {activity}. Choose that activity, so that the signs add its number and “No Purchase Necessary” where they are due.',
  'unknown-notice': "Notice {notice} isn't posted. Check the list.",
  'not-our-approval':
    "{activity} ({approval}) isn't one of this house's approvals. Offer it once it is approved for this house.",
  'already-offered': '{activity} is already {state}. End it before you post it again, or pause it to change it.',
  'offering-in-other-state': "{activity} is {state}, so you can't do that now.",
  'calls-pending-in-activity':
    '{activity} has {calls, plural, one {# called hand} other {# called hands}} waiting. Verify, reject or undo first.',
  'rounds-still-on':
    '{count, plural, one {Table {tables} is} other {Tables {tables} are}} still playing a round with {activity}. Wait for Game Over.',
  'pool-left-behind': "Pool {pool} holds {amount} of players' money and has no place in this offering. Keep its chart.",
  'cap-below-meter': 'The {pool} meter shows {shown}, more than the cap of {cap}. Post a cap of at least {shown}.',
  'raise-not-above-zero': 'The raise has to be more than zero. Enter an amount.',
  'change-needs-notice':
    'The change to {activity} needs {hours, plural, one {# hour} other {# hours}} of notice to players. It can run again {holds}.',
  'raise-needs-notice':
    'Players need {hours, plural, one {# hour} other {# hours}} of notice before {activity} is raised. Post the raise for {first} or later.',
  'rank-is-drawn':
    'The system draws the rank of {activity} for each posted period. Leave the rank out and press Draw the rank.',
  'no-rank-to-draw': '{activity} has no rank to draw. Post the rank in its offering.',
  'no-chance-for-rank': 'The system has no random numbers to draw the card. Call the office.',
  'no-period-ahead': '{activity} has no posted period ahead. Post its days and hours first.',
  'rank-already-drawn':
    'The rank of {activity} is drawn for the periods up to {until}. A period has one rank; draw again when the next one comes.',
} as const;
