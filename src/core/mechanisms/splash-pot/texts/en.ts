export const SENTENCES = {
  'no-splash-pot': '{activity} puts nothing into pots.',
  'splash-prize-missing': 'Post what goes into the pot before a table is drawn.',
  'tables-not-as-posted': '{posted} tables are posted for a drawing, not {count}.',
  'pot-without-winner': 'Nobody won the pot of table {table}. Enter who did.',
  'pot-winner-not-dealt-in': 'Seat {seat} is not in the hand at table {table}. Enter the seat that won the pot.',
} as const;
