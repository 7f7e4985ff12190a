import { refusals } from '#core/base';

export const SENTENCES = {
  'square-off-the-board': (f: { square: string }) => `There is no square ${f.square}. Digits go from 0 to 9.`,
  'square-taken': (f: { square: string }) => `Two tables are on square ${f.square}. Each square takes one table.`,
  'table-on-two-squares': (f: { table: number }) => `Table ${f.table} is on two squares. Each table has one.`,
  'table-not-on-board': (f: { table: number }) =>
    `Table ${f.table} plays no game that takes part. Put tables of live games on the board.`,
  'board-stands': (f: { tables: number }) =>
    `The board is set with ${f.tables} tables and stays as it is until the last score.`,
  'period-scored': (f: { period: string }) => `${f.period} is scored already. Each period is scored once.`,
  'period-not-next': (f: { period: string; next: string }) =>
    `${f.period} is not scored now. The next posted period: ${f.next}.`,
  'prize-not-as-posted': (f: { period: string }) =>
    `Another prize is posted for ${f.period}. What was posted is given, whoever wins it.`,
};

export const refuse = refusals(SENTENCES);
