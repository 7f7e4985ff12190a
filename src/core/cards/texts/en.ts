export const SENTENCES = {
  'unknown-card':
    '{card} is not a card. Write a rank (2 to 10 or T, J, Q, K, A) and a suit (c, d, h, s), or Jk for the joker.',
  'card-not-in-deck': '{card} is not in the {deck}. Check the cards.',
  'card-seen-too-often':
    '{card} is there {seen, plural, =2 {twice} other {# times}}, but the {deck} has only {copies} of it. Check the cards.',
  'wrong-card-count': 'The {what} takes {takes}; {given, plural, one {# was} other {# were}} given.',
  'hand-fouled': 'The {front} ({frontHand}) outranks the {behind} ({behindHand}). Set the higher hand behind.',
  'wrong-draw': 'The {hand} with {total} {should}, but {did}. Check the cards and the order of the draw.',
  'unknown-tile': '{tile} is not a tile. Write its name with its letter or pips, for example teen-a, gow-36 or gj-3.',
  'tile-seen-twice': '{tile} is there twice. The set has one of it; check the tiles.',
  'wrong-tile-count': 'A {hand} has {takes} tiles; {given, plural, one {# was} other {# were}} given.',
} as const;
