export const SENTENCES = {
  'square-off-the-board': 'There is no square {square}. Digits go from 0 to 9.',
  'square-taken': 'Two tables are on square {square}. Each square takes one table.',
  'table-on-two-squares': 'Table {table} is on two squares. Each table has one.',
  'table-not-on-board': 'Table {table} plays no game that takes part. Put tables of live games on the board.',
  'board-stands': 'The board is set with {tables} tables and stays as it is until the last score.',
  'period-scored': '{period} is scored already. Each period is scored once.',
  'period-not-next': '{period} is not scored now. The next posted period: {next}.',
  'prize-not-as-posted': 'Another prize is posted for {period}. What was posted is given, whoever wins it.',
} as const;
