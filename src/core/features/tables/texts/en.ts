export const SENTENCES = {
  'unknown-game': 'This house does not know the game {game}. Choose one from the list.',
  'no-table-number': '{table} is no table number. Tables are numbered from 1.',
  'table-already-open': 'Table {table} is open already.',
  'no-seat-number': '{seat} is no place at a table. Seats and positions count from 1.',
  'seat-already-taken': 'Seat {seat} at table {table} is taken.',
  'seat-already-lit': 'Seat {seat} at table {table} is lit already.',
  'seat-not-lit': 'Seat {seat} at table {table} is not lit.',
} as const;
