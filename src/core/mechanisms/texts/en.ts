export const SENTENCES = {
  'no-such-contest': '{activity} is no such contest. Choose another activity.',
  'contest-over': 'This contest is settled. Nothing more is entered or scored.',
  'hand-not-named': 'A verified hand earns these {what}. Name the award of that hand; without one there are none.',
  'award-earns-otherwise': 'Award {award} does not earn {given} here. Check its number, its hand and its activity.',
  'award-of-another': 'Award {award} was won by somebody else, not by {player}. It cannot be given away.',
} as const;
