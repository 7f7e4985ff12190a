import { refusals } from '#core/base';

export const SENTENCES = {
  'no-such-wheel': '{activity} has no wheel of this sort as it is offered.',
  'no-spot-there': 'There is no spot {spot}; this wheel has {spots}, counted from 0.',
  'wheel-done': 'This spin is over: its prize stands. The next winner spins anew.',
  'one-double-spot': 'A wheel may have one double spot, not {given}.',
  'no-double-spot': 'This wheel may have no double spot. Give every spot its prize.',
  'double-spot-prize-missing': 'A wheel with a double spot needs its posted Double Spot prize. Post it first.',
  'cash-spots-only': 'The spots of this wheel are amounts of cash, not {prize}.',
  'no-guarantee': 'No guaranteed minimum is approved for this wheel. Leave it out.',
  'spinner-not-done': '{player} is at the wheel and not done. Let them spin first.',
  'no-spin-won': '{player} has no spin left from the drawings. Only who was drawn spins, once for each spin won.',
  'award-is-no-spin': 'Award {award} of {activity} is not given as a spin of this wheel. Pay it at the cage.',
  'award-used': 'Award {award} has had its spin. It gives one.',
  'nobody-at-the-wheel': 'Nobody has stepped up to the wheel. Say who spins.',
} as const;

export const refuse = refusals(SENTENCES);
