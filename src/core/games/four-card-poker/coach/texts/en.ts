/** What only this game's dealer is told, and why bets end as they do here. */
export const COACH = {
  'fourCard.lock': 'Press the lock button. The sensors with a progressive bet light up and stay lit for the round.',
  'fourCard.ask': 'Ask seat {seat}: fold, or Play {from} to {to}?',
  'fourCard.reveal':
    'Arrange your six cards from high to low and announce {hand}: {cards}. Leave {unused} to the side.',
  'fourCard.folded-by-sensor':
    'Put the cards of seat {seat} face down by the sensor. The progressive bet is still live.',
  'fourCard.folded-by-aces-up':
    'Put the cards of seat {seat} face down by the Aces Up bet. They stay until it is settled.',
  'fourCard.folded-to-rack': 'Put the cards of seat {seat} in the discard rack.',
  'fourCard.last': 'Pay the Envy Bonuses. The hands that pay them stay face up until every bonus is paid.',
  'fourCard.end': 'Press the reset button.',
  'why.tie-wins': 'the hand ties the dealer, and the player wins ties',
  'why.below-aces': 'below a pair of aces',
} as const;
