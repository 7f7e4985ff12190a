export const SENTENCES = {
  'two-decks-need-shuffler':
    'A table with two decks needs an automated shuffler. One deck is shuffled while the other is in play.',
  'hand-needs-shuffler': 'Dealing from the hand needs an automated shuffler.',
  'same-backs': 'Both decks have {back} backs. Two decks need backs of different colors.',
  'no-deck': "There's no deck at the table. Get one from the floor and have it inspected.",
  'inspection-first':
    "These cards aren't inspected yet. The dealer inspects them, the floor verifies it, and the players see them.",
  'nothing-inspected': 'No cards are waiting for the floor. The dealer inspects them first.',
  'same-inspector': '{person} inspected these cards. Another floor person has to verify it.',
  'deck-in-play': 'The {deck} deck is in play. Finish the round first.',
  'no-round': "No round is being played. There's nothing to count or to end.",
  'deck-change-due':
    'The cards have been in play for {hours, plural, one {# hour} other {# hours}}. Change them before the next round.',
  'other-deck-next': 'The decks alternate. Play this round with the {deck} deck.',
  'not-shuffled': "The {deck} deck hasn't been shuffled. Shuffle it before the round.",
  'no-cut-due': 'No cut is due. After the automated shuffle, deal right away.',
  'cut-first': 'Cut the cards first, with the cover card at least {least} cards from the top.',
  'cut-too-shallow':
    'The cover card is {given, plural, one {# card} other {# cards}} from the top. Put it at least {least} cards from the top.',
  'stub-count-due':
    "The stub hasn't been counted for {rounds, plural, one {# round} other {# rounds}}. Count it face down before Game Over.",
  'device-broken': 'The shuffler is out of order. Cover it and shuffle by hand.',
  'device-not-covered': 'Cover the shuffler or mark it out of order before you shuffle by hand.',
} as const;
