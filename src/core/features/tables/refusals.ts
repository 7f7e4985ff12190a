import { refusals } from '#core/base';

export const SENTENCES = {
  'unknown-game': (f: { game: string }) => `This house does not know the game ${f.game}. Choose one from the list.`,
  'no-table-number': (f: { table: number }) => `${f.table} is no table number. Tables are numbered from 1.`,
  'table-already-open': (f: { table: number }) => `Table ${f.table} is open already.`,
  'no-seat-number': (f: { seat: string }) => `${f.seat} is no place at a table. Seats and positions count from 1.`,
  'seat-already-taken': (f: { table: number; seat: string }) => `Seat ${f.seat} at table ${f.table} is taken.`,
  'seat-already-lit': (f: { table: number; seat: string }) => `Seat ${f.seat} at table ${f.table} is lit already.`,
  'seat-not-lit': (f: { table: number; seat: string }) => `Seat ${f.seat} at table ${f.table} is not lit.`,
};

export const refuse = refusals(SENTENCES);
