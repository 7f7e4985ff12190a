export const SENTENCES = {
  'no-such-contest': "{activity} isn't this kind of contest. Choose another activity.",
  'contest-over': 'This contest is settled. Nothing more can be entered or scored.',
  'hand-not-named':
    'These {what, select, points {points} other {tickets}} come from a verified hand. Choose the prize of that hand.',
  'award-earns-otherwise':
    "Prize {award} doesn't earn {what, select, points {{count, plural, one {# point} other {# points}}} other {{count, plural, one {# ticket} other {# tickets}}}} here. Check its number, its hand and its activity.",
  'award-of-another': "Prize {award} was won by somebody else, not by {player}. It can't be given away.",
} as const;
