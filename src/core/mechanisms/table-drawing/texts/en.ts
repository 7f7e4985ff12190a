export const SENTENCES = {
  'no-such-seat-card': 'The cards are numbered 1 to {seats}; there is no {card}.',
  'too-many-spin-cards': 'At most {most} cards are spread, ace to nine, not {given}.',
  'more-than-one-ace': 'One of the cards spread is the ace; {aces} were drawn. Spread them again.',
  'spin-not-finished': '{cards} different cards have come in {stops} spins. Spin on until the hand is complete.',
  'item-not-listed': '{item} is not among the prizes: {items}.',
  'spun-today': '{player} has spun today, and everybody spins once a day. Spread the cards among the others.',
  'spinner-not-named':
    'Seat {seat} of table {table} spins, and nobody has said who that is. Take the name from the ID.',
  'id-of-another':
    'At seat {seat} of table {table} sits member {player}, not {other}. Look at the ID and the seat again.',
  'no-tables-drawn': '{activity} draws no tables as it is offered. Choose one of its versions first.',
} as const;
