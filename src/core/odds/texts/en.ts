export const SENTENCES = {
  'unknown-subject': 'There are no odds for “{subject}”. Choose one of: {known}.',
  'unknown-bet': '{subject} has no bet “{bet}”. Choose one of: {known}.',
  'unknown-option':
    'There is no option {option} here. {count, plural, =0 {This bet has no options.} other {Options of this bet: {known}.}}',
  'unknown-choice': "“{given}” isn't a choice for {option}. Choose one of: {known}.",
  'not-in-range': "“{given}” isn't possible for {option}. Enter a whole number from {from, number} to {to, number}.",
  'not-dollars': "“{given}” isn't an amount for {option}. Enter dollars, like 1500 or 1500.50.",
  'no-hands-to-count':
    '{activity} has no qualifying hands of a game that can be dealt here. {count, plural, =0 {It names no games.} other {Its games: {games}.}}',
  'flag-takes-nothing': '{option} is given without a value. Leave out “{given}”.',
} as const;
