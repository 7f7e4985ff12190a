export const SENTENCES = {
  'person-may-not-enter': "{player} can't take part. Not met: {why}.",
  'scored-otherwise': 'This contest is scored only by {score, select, points {points} other {picks}}.',
  'points-not-whole': "{points} isn't a number of points. Enter a whole number, 0 or more.",
  'hours-still-counted': 'Hours count until {until}. Settle the contest then or later.',
  'entries-close-otherwise':
    "Entries close on {weekday, select, Monday {Monday} Tuesday {Tuesday} Wednesday {Wednesday} Thursday {Thursday} Friday {Friday} Saturday {Saturday} other {Sunday}} at {time}, so {given} can't be posted. Post that day and time.",
  'hand-counted-before': 'Prize {award} has already earned its points. A hand earns points once.',
  'deadline-missing': 'No closing time for entries is posted. Post it first.',
  'entry-too-late': 'Entries closed {deadline}. Late entries are void.',
  'entered-before': '{player} has already entered. Each player has one entry.',
  'pick-missing': 'No winner is picked for: {games}. Pick every game.',
  'pick-not-in-game': "{pick} doesn't play in {game}. Choose one of: {sides}.",
  'guess-missing': 'Enter a final score for the last game. It breaks ties.',
  'result-missing': 'No result is entered for: {games}. Settle when all games are over.',
  'result-of-no-game': "{game} isn't a game of this contest. Enter results for: {games}.",
  'no-game-posted': 'This contest has no games. Leave out the result of {game}.',
  'result-not-in-game': "{winner} can't be the result of {game}. Choose one of: {winners}.",
  'final-score-missing': 'Enter the final score of the last game. It breaks ties.',
  'places-not-posted':
    "These prizes aren't posted: {prizes}. Post their amounts in the offering before you open the contest.",
  'place-is-money': "{prize} is approved as money only, so it can't be {thing}. Post an amount.",
  'thing-not-valued': '{what} has no posted value. Post its value as the prize {prize}; the tax form needs it.',
} as const;

export const TERMS = {
  'result.tie': 'tie',
  /** What is left to do before the promotion can end. */
  'unfinished.contest': "{entries, plural, one {# entry isn't} other {# entries aren't}} settled",
} as const;
