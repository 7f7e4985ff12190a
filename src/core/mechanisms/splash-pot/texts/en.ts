export const SENTENCES = {
  'no-splash-pot': "{activity} doesn't put anything into pots. Choose another activity.",
  'splash-prize-missing': 'Post what goes into the pot before you draw a table.',
  'tables-not-as-posted':
    '{posted, plural, one {# table is} other {# tables are}} posted for each drawing, not {count, number}.',
  'pot-without-winner': 'The pot at table {table} has no winner. Enter who won it.',
  'pot-winner-not-dealt-in': "Seat {seat} isn't in the hand at table {table}. Enter the seat that won the pot.",
} as const;
