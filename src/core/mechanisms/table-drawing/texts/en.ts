export const SENTENCES = {
  'no-such-seat-card': "There's no card {card}. The cards are numbered 1 to {seats}.",
  'too-many-spin-cards': 'Spread at most {most} cards, ace to nine, not {given}.',
  'more-than-one-ace': 'Only one of the spread cards is the ace, but {aces} were drawn. Spread them again.',
  'card-not-spread':
    "{count, plural, one {# card is} other {# cards are}} spread here, from the ace up. {card} isn't one of them.",
  'card-drawn-twice': 'The {card} was drawn twice, and each card is spread once. Check the cards at the table.',
  'spin-not-finished':
    '{stops, plural, one {# spin has} other {# spins have}} shown {cards, plural, one {# different card} other {# different cards}}. Keep spinning until the hand is complete.',
  'item-not-listed': "{item} isn't one of the prizes. Choose one of: {items}.",
  'spun-today': '{player} has already spun today, and everybody spins once a day. Spread the cards among the others.',
  'spinner-not-named': 'Who is in seat {seat} at table {table}? Enter the name from the ID.',
  'balls-otherwise': 'The balls recorded as they came out are {balls}. Record these, or clear them and start again.',
  'ball-not-recorded': 'No ball is recorded. Record each ball as it comes out of the drum.',
  'id-of-another': "Seat {seat} at table {table} is {player}'s, not {other}'s. Check the ID and the seat.",
  'no-tables-drawn': 'The current offering of {activity} has no table drawing. Choose a version that has one.',
} as const;
