export const SENTENCES = {
  'unknown-review': "Review {review} isn't open anymore. Check the list.",
  'no-such-hand':
    "“{hand}” isn't a qualifying hand at this table. {count, plural, =0 {It has none.} other {Choose one of: {known}.}}",
  'paid-for-the-period':
    "{activity} pays the best hand of the period. Put the hand on the board; it's paid at the end.",
  'nothing-called': 'No hand has been called for {activity} at table {table}. Ask the dealer to call it first.',
  'confirmed-by-role': 'This hand is confirmed by two people, one of them a {role}. Ask a {role}.',
  'wager-missing':
    'Several people bet on seat {seat}, and they share the prize by their wagers. Enter the wager at position {position}.',
  'seal-missing': 'Wins of {from} or more are sealed. Seal the hand ({amount}) and enter the seal number.',
} as const;
