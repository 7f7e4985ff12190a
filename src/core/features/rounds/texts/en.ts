export const SENTENCES = {
  'nobody-seated': 'Nobody is seated at table {table}. Seat the players first.',
  'player-dealer-not-seated': "Seat {seat} at table {table} is empty. Choose the player-dealer's seat.",
  'out-of-service': "Table {table} can't take fees: out of service ({reason}). Call the floor.",
  'calls-pending':
    'Table {table} has {calls, plural, one {# called hand} other {# called hands}} waiting for the floor. Verify, reject or undo first.',
  'no-fees-taken': 'No fees were taken in this round at table {table}.',
  'fees-moved-on': 'The {amount} for {activity} has already been used. Ask accounting for a correction.',
  'fee-to-give-back':
    "Table {table} can't start: {why}. Give back the chips at {count, plural, one {seat {seats} and clear its lamp} other {seats {seats} and clear their lamps}}.",
  'player-dealer-needed':
    "Table {table} can't start: the player-dealer pays the fee for {activity}. Mark the seat that has the bank.",
  'everybody-sits-out': 'Everybody at table {table} is sitting out. Deal somebody in first.',
  'coin-in-here':
    'The system settles the game at table {table}. Enter the bets, then press Coin In instead of Start Game.',
  'finish-round-here': "The round at table {table} isn't settled. Settle it, then press Game Over.",
} as const;
