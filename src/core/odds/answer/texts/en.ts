/** What the odds say in words. Only the command line asks for them, and it speaks English. */
export const NOTES = {
  'odds.two-lines': 'fold below {oneFrom}, play one ante from there, three antes from {threeFrom} up',
  'odds.in-short': 'In short: {lines}.',
  'odds.borderline': 'For the exact best play, the suits and the fifth card decide with {hands}.',
  'odds.up-card': 'When {card} is up: {lines}.',
  'odds.any-card': 'With any card up: {lines}.',
  'odds.period':
    'The prize goes to the best hand of a period, not to every hand. For its chances, ask for the odds of the high hand in texas-holdem or omaha.',
  'odds.never': 'None of the rows came up in the deals. Deal more with --deals.',
  'odds.no-money': 'These rows give tickets, points or entries, not money.',
  'odds.home-run': 'The base game scores home runs, and it depends on how players set their cards.',
  'odds.too-rare': "It's too rare to deal for, and its count isn't known here.",
  'odds.set-thirteen': 'It depends on how thirteen cards are set.',
  'odds.set-both': 'It depends on how both hands are set.',
  'odds.draws': 'It depends on how many cards the player draws.',
} as const;
