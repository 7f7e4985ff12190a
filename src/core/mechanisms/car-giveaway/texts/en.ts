export const SENTENCES = {
  'no-second-stage': '{activity} has no second stage of this kind. Choose another activity.',
  'too-many-holders':
    '{given, plural, one {# holder} other {# holders}} came forward, but there are passes for only {most}. Check the passes.',
  'order-card-missing': "{player} hasn't drawn a card from ace to ten. Have the player draw one.",
  'order-card-twice': 'Two holders have the {card}. Draw the cards again.',
  'envelope-missing': "{player} hasn't chosen an envelope. Have the player choose one.",
  'envelope-twice': 'Envelope {envelope} was chosen twice. Each holder takes a different one.',
  'starting-key-not-chosen':
    'Nobody has envelope {envelope}, the one with the starting key. Offer one envelope for each holder, that one among them.',
  'wrong-number-of-tables':
    'The first round has {tables, plural, one {# table} other {# tables}}, not {given, number}.',
  'counted-twice': '{player} is counted twice. Each player sits at one table.',
  'hands-played': 'All {hands} hands are played at table {table}. Count the chips now.',
  'hands-to-play': '{played} of {hands} hands are played at table {table}. Count the chips after the last hand.',
  'table-too-full':
    '{given} players are counted at one table, and a table has {seats}. Count them at the tables where they played.',
  'chips-tied': 'These players have the same number of chips: {players}. Play an extra hand between them to decide.',
  'not-at-final-table': 'Only players who advanced sit at the final table. Check: {players}.',
  'final-table-empty': 'Nobody is counted at the final table. Count the players who advanced.',
  'no-giveaway': "{activity} doesn't give a car away. Choose an activity that does.",
  'no-pass-won': "{player} hasn't won a pass. Only drawing winners take part.",
  'giveaway-later': 'The giveaway is held {due}. Try the keys then or later.',
  'drawings-to-come':
    '{left, plural, one {# drawing still has} other {# drawings still have}} to be held or settled. Finish that first, because the winners take part.',
  'stage-done': "This stage is over and its prizes are awarded. It can't be held again.",
} as const;

/** What is left to do before the promotion can end. */
export const TERMS = {
  'unfinished.final-table': "the final table isn't counted",
} as const;
