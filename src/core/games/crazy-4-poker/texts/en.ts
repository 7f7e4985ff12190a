export const SENTENCES = {
  'two-decks-need-shuffler':
    'A table with {decks} decks needs an automated shuffler: one deck is shuffled while the other plays.',
  'hand-needs-shuffler': 'Dealing from {dealing} needs an automated shuffler.',
  'same-backs': 'Both decks have {back} backs. Two decks need backs of different colours.',
  'no-deck': 'There is no deck at the table. Get one from {from} and have it inspected.',
  'deck-in-play': 'The {deck} deck is in play. Finish the round first.',
  'no-round': 'There is nothing to count or to end: {state}.',
  'deck-change-due': 'The cards have been in play {hours} hours. Change them before the next round.',
  'other-deck-next': 'The decks alternate. Play this round with the {deck} deck.',
  'not-shuffled': 'The {deck} deck has not been shuffled. Shuffle before the round.',
  'no-cut-due': 'No cut is due: after {after} the cards are dealt at once.',
  'cut-first': 'Cut the cards first, the cover card at least {least} from the top.',
  'cut-too-shallow': 'The cover card is {given} cards from the top. Put it at least {least} from the top.',
  'stub-count-due': 'The stub has not been counted for {rounds} rounds. Count it face down before the next round.',
  'device-broken': 'The {device} is out of order. Cover it and shuffle by hand.',
  'device-not-covered': 'Cover the {device} or mark it out of order before another method is used.',
} as const;
