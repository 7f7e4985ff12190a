import { refusals } from '#core/base';

export const SENTENCES = {
  'attempt-over': 'This game is over with {correct} correct. The next player starts a new one.',
  'guess-first': 'Say higher or lower than {last} before the next card is turned.',
  'guess-stands': 'The guess "{call}" stands until its card is turned.',
  'card-already-turned': '{card} has been turned in this game. Check the cards.',
  'drawn-not-a-member': '{player} is not a club member. Draw again.',
  'drawn-too-young': '{player} is {age}; players are {ageMin} or older. Draw again.',
  'drawn-not-playing': '{player} had no card inserted in a machine at the moment of the draw. Draw again.',
  'drawn-excluded': '{player} may not play: {reason}. Draw again.',
  'drawn-won-today': '{player} has won today; once a day is the limit. Draw again.',
  'drawing-not-due': 'No drawing is due at {hour}.',
  'drawing-done': 'The {hour} drawing has its winner.',
  'day-closed': 'The drawings of {day} are over.',
  'day-not-over': 'The day cannot be closed while {waiting} has a drawing open.',
  'nobody-drawn': 'Nobody drawn on {day} is still to report or play. Draw a player first.',
  'still-to-report': '{player} may report until {until}.',
  'reported-too-late': '{player} had until {until} to report. The win is forfeited; draw again.',
  'not-reported-yet': '{player} has not reported yet.',
  'no-prize-held': 'No prize is held for {player}.',
  'held-prize-lapsed': '{player} had until {until} to claim the prize. It has gone to the house.',
  'held-prize-not-lapsed': 'The prize of {player} is held until {until}.',
  'hi-lo-day-open': 'The drawings of {day} are still open. Close that day first.',
  'hi-lo-hour-not-come': 'The drawing of this hour is held from {from}. Wait until then.',
  'hi-lo-hour-gone': 'The drawing of this hour was to be held by {until}. Draw for the hour that runs.',
  'hi-lo-drawings-left': 'Drawings are still to come today: {hours}. What remains goes back after the last of them.',
  'no-hi-lo-day': 'No day of Hi-Lo drawings is open. Open it first.',
  'no-hi-lo-game': 'Nobody has a game of Hi-Lo under way. Turn the first card first.',
  'hi-lo-game-on': '{player} has a game under way. Finish it first.',
} as const;

export const refuse = refusals(SENTENCES);
