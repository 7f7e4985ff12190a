import { refusals } from '#core/base';

export const SENTENCES = {
  'no-such-wheel': (f: { activity: string }) => `${f.activity} has no wheel of this sort as it is offered.`,
  'no-spot-there': (f: { spot: number; spots: number }) =>
    `There is no spot ${f.spot}; this wheel has ${f.spots}, counted from 0.`,
  'wheel-done': (_: Record<string, never>) => 'This spin is over: its prize stands. The next winner spins anew.',
  'one-double-spot': (f: { given: number }) => `A wheel may have one double spot, not ${f.given}.`,
  'no-double-spot': (_: Record<string, never>) => 'This wheel may have no double spot. Give every spot its prize.',
  'double-spot-prize-missing': (_: Record<string, never>) =>
    'A wheel with a double spot needs its posted Double Spot prize. Post it first.',
  'cash-spots-only': (f: { prize: string }) => `The spots of this wheel are amounts of cash, not ${f.prize}.`,
  'no-guarantee': (_: Record<string, never>) => 'No guaranteed minimum is approved for this wheel. Leave it out.',
  'spinner-not-done': (f: { player: string }) => `${f.player} is at the wheel and not done. Let them spin first.`,
  'no-spin-won': (f: { player: string }) =>
    `${f.player} has no spin left from the drawings. Only who was drawn spins, once for each spin won.`,
  'award-is-no-spin': (f: { award: number; activity: string }) =>
    `Award ${f.award} of ${f.activity} is not given as a spin of this wheel. Pay it at the cage.`,
  'award-used': (f: { award: number }) => `Award ${f.award} has had its spin. It gives one.`,
  'nobody-at-the-wheel': (_: Record<never, never>) => 'Nobody has stepped up to the wheel. Say who spins.',
};

export const refuse = refusals(SENTENCES);
