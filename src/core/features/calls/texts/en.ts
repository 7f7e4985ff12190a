export const SENTENCES = {
  'unknown-review': "Review {review} isn't open anymore. Check the list.",
  'no-such-hand':
    "“{hand}” isn't a qualifying hand at this table. {count, plural, =0 {It has none.} other {Choose one of: {known}.}}",
  'paid-for-the-period':
    "{activity} pays the best hand of the period. Put the hand on the board; it's paid at the end.",
  'nothing-called': 'No hand has been called for {activity} at table {table}. Ask the dealer to call it first.',
  'deck-not-counted': "The deck hasn't been counted. Count it before you verify the hand.",
  'checklist-open': 'Not done yet: {open}. Do it and check it off.',
  'card-seen-twice': '{card} was entered twice. Check the cards.',
  'seal-missing': 'Wins of {from} or more are sealed. Seal the hand ({amount}) and enter the seal number.',
  'facts-needed': 'Still needed: {what}. Enter it, then verify the hand.',
  'set-of-other-cards': "Seat {seat}: the parts aren't the cards of the hand. Enter them again.",
} as const;

/** What is still to be said of a round. */
export const TERMS = {
  'needed.wager': 'seat {seat}’s bet',
  'needed.wager-behind': 'the bet behind seat {seat} (position {position})',
  'needed.setting': 'how seat {seat} set the hand',
  'needed.home-run': 'seat {seat}’s home run points',
  'needed.cards': 'seat {seat}’s cards',
  'needed.coup': 'the cards of both hands',
  'needed.board': 'the board',
  'needed.bank': 'the player-dealer’s cards',
  'needed.others': 'the cards of the hand that beat it',
  'needed.pot': 'the pot',
} as const;
