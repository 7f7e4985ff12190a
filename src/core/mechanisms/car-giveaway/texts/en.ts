export const SENTENCES = {
  'no-second-stage': '{activity} has no second stage of this sort.',
  'too-many-holders': '{given} holders came forward; there are passes for {most}. Check the passes.',
  'order-card-missing': '{player} has drawn no card from ace to ten. Let them draw one.',
  'order-card-twice': 'Two holders have the {card}. Draw the cards again.',
  'envelope-missing': '{player} has not chosen an envelope.',
  'envelope-twice': 'Envelope {envelope} was chosen twice. Each takes one of their own.',
  'starting-key-not-chosen':
    'Nobody has envelope {envelope} with the starting key. Offer one envelope a holder, that one among them.',
  'wrong-number-of-tables': 'The first round has {tables} tables, not {given}.',
  'counted-twice': '{player} is counted twice. Each player sits at one table.',
  'chips-tied': '{players} have the same number of chips. An extra hand between them decides.',
  'not-at-final-table': 'At the final table sit those who advanced, nobody else. Check: {players}.',
  'no-giveaway': '{activity} gives no car away. Choose an activity that does.',
  'no-pass-won': '{player} has won no pass in the drawings. Only who was drawn takes part.',
  'giveaway-later': 'The giveaway is held {due}. Try the keys then or later.',
  'drawings-to-come': '{left} drawings are still to be held or settled. Their winners take part: finish them first.',
  'stage-done': 'This stage is over and its prizes are awarded. It is not held twice.',
} as const;
