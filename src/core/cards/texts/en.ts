export const SENTENCES = {
  'unknown-card':
    "“{card}” isn't a card. Enter a rank (2 to 10 or T, J, Q, K, A) and a suit (c, d, h, s), or Jk for the joker.",
  'card-not-in-deck': "{card} isn't in the {deck}. Check the cards.",
  'card-seen-too-often':
    '{card} was entered {seen, plural, =2 {twice} other {# times}}, but the {deck} has only {copies, number} of it. Check the cards.',
  'wrong-card-count': '{what}: enter {takes}, not {given, number}.',
  'hand-fouled': 'The {front} outranks the {behind}. Set the higher hand behind.',
  'wrong-draw':
    'The {hand} has {total, number}. {draws, select, yes {It has to draw a third card, and it has only two.} other {It has to stand, and it has a third card.}} Check the cards and the order of the draw.',
  'unknown-tile': "“{tile}” isn't a tile. Enter its name with its letter or pips, like teen-a, gow-36 or gj-3.",
  'tile-seen-twice': '{tile} was entered twice. The set has only one; check the tiles.',
  'wrong-tile-count': 'A hand here has {takes, number} tiles, not {given, number}. Check the tiles.',
} as const;

export const TERMS = {
  'deck.cards': '{cards, number}-card deck',
  'deck.shoe': '{decks, number}-deck shoe',
  'deck.shoe-with-jokers': '{decks, number}-deck shoe with jokers',
  'deck.shoe-without': '{decks, number}-deck shoe without {ranks}',
  'takes.exactly': '{count, plural, one {# card} other {# cards}}',
  'takes.either': '{least, number} or {most, number} cards',
  'takes.range': '{least, number} to {most, number} cards',
  'cards.hand': 'Hand',
  'cards.hole': 'Hole cards',
  'cards.board': 'Board',
  'cards.front': 'Front hand',
  'cards.middle': 'Middle hand',
  'cards.back': 'Back hand',
  'cards.player': 'Player hand',
  'cards.banker': 'Banker hand',
  'hand.front': 'front hand',
  'hand.middle': 'middle hand',
  'hand.back': 'back hand',
  'hand.player': 'player hand',
  'hand.banker': 'banker hand',
} as const;
