export const SENTENCES = {
  'unknown-review': 'Review {review} does not wait for anybody. Look at the list again.',
  'no-such-hand': 'There is no qualifying hand {hand} at this table. There are: {known}.',
  'paid-for-the-period':
    '{activity} pays the best hand of its period. Post the hand on the board; it is paid at the end.',
  'nothing-called': 'No hand is called for {activity} at table {table}. Let the dealer call it first.',
  'deck-not-counted': 'The deck is not counted. Count it before you verify the hand.',
  'checklist-open': 'Not done yet: {open}. Do it and tick it off.',
  'card-seen-twice': 'The card {card} was entered twice. Look at the cards again.',
  'seal-missing': 'A win of {amount} is kept under a seal (from {from} on). Seal the hand and enter the number.',
} as const;
