export const SENTENCES = {
  'nobody-seated': 'Nobody sits at table {table}. Seat the players first.',
  'player-dealer-not-seated': 'Nobody sits at seat {seat} of table {table} to hold the bank. Say which seat it is.',
  'out-of-service': 'Table {table} takes no fees: out of service ({reason}). Call the floor.',
  'calls-pending': '{calls} called at table {table} and not decided. Verify, refuse or undo that first.',
  'no-fees-taken': 'No fees were taken in this round at table {table}.',
  'fees-moved-on':
    'The {amount} for {activity} have been used since and cannot go back. Ask accounting for a correction.',
} as const;
