export const SENTENCES = {
  'unknown-game': "This house doesn't have the game {game}. Choose one from the list.",
  'no-table-number': "{table} isn't a table number. Tables start at 1.",
  'table-already-open': 'Table {table} is already open.',
  'no-seat-number': "{seat} isn't a seat. Seats and positions start at 1.",
  'seat-already-taken': 'Seat {seat} at table {table} is taken.',
  'seat-already-lit': 'Seat {seat} at table {table} is already lit.',
  'seat-not-lit': "Seat {seat} at table {table} isn't lit.",
  'no-prize-asked-here':
    "Players at table {table} don't ask for a prize of {activity}. They ask only at no-purchase-necessary tables, if the rules require it.",
  'no-such-prize':
    "“{prize}” isn't a prize at this table. {count, plural, =0 {It has none.} other {Choose one of: {known}.}}",
  'prize-already-asked': 'Nothing has changed for seat {seat} at table {table}.',
  'fee-not-placed': 'No fee at seat {seat} of table {table}: {why}. Give the chip back.',
  'nobody-sits-out': "Seat {seat} at table {table} isn't sitting out.",
  'already-sits-out': 'Seat {seat} at table {table} is already sitting out.',
  'sits-out': 'Seat {seat} at table {table} is sitting out. Deal the player in first.',
  'one-hand-each':
    'This player already has seat {seat} at table {table}. At a no-purchase-necessary table everybody plays one hand.',
} as const;
