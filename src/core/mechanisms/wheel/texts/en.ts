export const SENTENCES = {
  'no-such-wheel': "The current offering of {activity} doesn't have this kind of wheel. Choose one that does.",
  'no-spot-there':
    "There's no spot {spot}. This wheel has {spots, plural, one {# spot} other {# spots}}, numbered from 0.",
  'wheel-done': 'This spin is over and its prize stands. The next winner starts a new spin.',
  'one-double-spot': 'A wheel can have one double spot, not {given}.',
  'no-double-spot': "This wheel can't have a double spot. Give every spot its own prize.",
  'double-spot-prize-missing': 'A wheel with a double spot needs a posted Double Spot prize. Post it first.',
  'cash-spots-only': 'The spots of this wheel are cash amounts. Replace {prize} with an amount.',
  'no-guarantee': 'No guaranteed minimum is approved for this wheel. Leave it out.',
  'spinner-not-done': '{player} is still at the wheel. Finish that turn first.',
  'spun-once-today': '{player} has already spun today. Everybody spins once a day; call the next winner.',
  'no-spin-won': '{player} has no spins left. Only drawing winners spin, once for each spin won.',
  'award-is-no-spin': "Prize {award} of {activity} isn't a spin of this wheel. Pay it at the cage.",
  'award-used': 'Prize {award} has already had its spin. Each prize gives one spin.',
  'nobody-at-the-wheel': 'Nobody is at the wheel. Enter who spins.',
} as const;

/** What is left to do before the promotion can end. */
export const TERMS = {
  'unfinished.at-the-wheel': '{player} is still at the wheel',
} as const;
