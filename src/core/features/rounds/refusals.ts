import { refusals } from '#core/base';

export const SENTENCES = {
  'nobody-seated': (f: { table: number }) => `Nobody sits at table ${f.table}. Seat the players first.`,
  'player-dealer-not-seated': (f: { table: number; seat: number }) =>
    `Nobody sits at seat ${f.seat} of table ${f.table} to hold the bank. Say which seat it is.`,
  'out-of-service': (f: { table: number; reason: string }) =>
    `Table ${f.table} takes no fees: out of service (${f.reason}). Call the floor.`,
  'calls-pending': (f: { table: number; calls: number }) =>
    `${f.calls} called at table ${f.table} and not decided. Verify, refuse or undo that first.`,
  'no-fees-taken': (f: { table: number }) => `No fees were taken in this round at table ${f.table}.`,
  'fees-moved-on': (f: { activity: string; amount: string }) =>
    `The ${f.amount} for ${f.activity} have been used since and cannot go back. Ask accounting for a correction.`,
};

export const refuse = refusals(SENTENCES);
