export const SENTENCES = {
  'unknown-subject': 'There are no odds for {subject}. There are: {known}.',
  'unknown-bet': '{subject} has no bet {bet}. It has: {known}.',
  'unknown-option': 'There is no option {option} here. Options of this bet: {known}.',
  'unknown-choice': 'There is no {option} {given}. Choose one of: {known}.',
  'not-in-range': '{given} is not a number of {option} that is possible here. Give a whole number from {from} to {to}.',
  'not-dollars':
    '{given} is not an amount for {option}. Give dollars that are not below zero, for example 1500 or 1500.50.',
  'no-hands-to-count': '{activity} has no qualifying hands of a game that can be dealt here. Its games: {games}.',
  'flag-takes-nothing': '{option} is given alone or left out; {given} does not belong to it.',
} as const;
