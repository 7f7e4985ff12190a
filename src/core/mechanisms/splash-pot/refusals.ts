import { refusals } from '#core/base';

export const SENTENCES = {
  'no-splash-pot': (f: { activity: string }) => `${f.activity} puts nothing into pots.`,
  'splash-prize-missing': (_: Record<string, never>) => 'Post what goes into the pot before a table is drawn.',
  'tables-not-as-posted': (f: { posted: number; count: number }) =>
    `${f.posted} tables are posted for a drawing, not ${f.count}.`,
  'pot-without-winner': (f: { table: number }) => `Nobody won the pot of table ${f.table}. Enter who did.`,
  'pot-winner-not-dealt-in': (f: { table: number; seat: number }) =>
    `Seat ${f.seat} is not in the hand at table ${f.table}. Enter the seat that won the pot.`,
};

export const refuse = refusals(SENTENCES);
