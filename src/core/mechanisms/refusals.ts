import { refusals } from '#core/base';

export const SENTENCES = {
  'no-such-contest': (f: { activity: string }) => `${f.activity} is no such contest. Choose another activity.`,
  'contest-over': (_: Record<never, never>) => 'This contest is settled. Nothing more is entered or scored.',
  'hand-not-named': (f: { what: string }) =>
    `A verified hand earns these ${f.what}. Name the award of that hand; without one there are none.`,
  'award-earns-otherwise': (f: { award: number; given: string }) =>
    `Award ${f.award} does not earn ${f.given} here. Check its number, its hand and its activity.`,
  'award-of-another': (f: { award: number; player: string }) =>
    `Award ${f.award} was won by somebody else, not by ${f.player}. It cannot be given away.`,
};

export const refuse = refusals(SENTENCES);
