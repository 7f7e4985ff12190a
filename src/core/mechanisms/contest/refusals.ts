import { refusals } from '#core/base';

export const SENTENCES = {
  'person-may-not-enter': '{player} may not take part. Not met: {why}.',
  'scored-otherwise': 'This contest is scored by {score} alone.',
  'points-not-whole': '{points} are no points that a hand can earn. Enter a whole number, not below zero.',
  'hours-still-counted': 'Hours count until {until}. Settle the contest then or later.',
  'entries-close-otherwise': 'Entries close on {closes}, not at {given}. Post that moment.',
  'hand-counted-before': 'Award {award} has had its points. A hand earns them once.',
  'deadline-missing': 'No moment is posted at which entries close. Post it first.',
  'entry-too-late': 'Entries closed {deadline}. A later entry is void.',
  'entered-before': '{player} has entered. Each player has one entry.',
  'pick-missing': 'No winner is picked for: {games}. Pick every game.',
  'pick-not-in-game': '{pick} does not play in {game}. Pick {sides}.',
  'guess-missing': 'The final score of the last game is not guessed. It breaks ties.',
  'result-missing': 'No result is known for: {games}. Settle when all are over.',
  'result-of-no-game': '{game} is no game of this contest. Results are entered for: {games}.',
  'result-not-in-game': '{winner} cannot be the result of {game}. Enter {winners}.',
  'final-score-missing': 'The final score of the last game is needed to break ties.',
  'place-is-money': 'The approval lets {prize} be paid in money alone, so it cannot be {thing}. Post an amount.',
  'thing-not-valued': 'What {what} is worth is not posted. Post its value as the prize {key}: the tax form goes by it.',
} as const;

export const refuse = refusals(SENTENCES);
