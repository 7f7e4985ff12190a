import { refusals } from '#core/base';

export const SENTENCES = {
  'attempt-over': (f: { correct: number }) =>
    `This game is over with ${f.correct} correct. The next player starts a new one.`,
  'guess-first': (f: { last: string }) => `Say higher or lower than ${f.last} before the next card is turned.`,
  'guess-stands': (f: { call: string }) => `The guess "${f.call}" stands until its card is turned.`,
  'card-already-turned': (f: { card: string }) => `${f.card} has been turned in this game. Check the cards.`,
  'drawn-not-a-member': (f: { player: string }) => `${f.player} is not a club member. Draw again.`,
  'drawn-too-young': (f: { player: string; age: number; ageMin: number }) =>
    `${f.player} is ${f.age}; players are ${f.ageMin} or older. Draw again.`,
  'drawn-not-playing': (f: { player: string }) =>
    `${f.player} had no card inserted in a machine at the moment of the draw. Draw again.`,
  'drawn-excluded': (f: { player: string; reason: string }) => `${f.player} may not play: ${f.reason}. Draw again.`,
  'drawn-won-today': (f: { player: string }) => `${f.player} has won today; once a day is the limit. Draw again.`,
  'drawing-not-due': (f: { hour: string }) => `No drawing is due at ${f.hour}.`,
  'drawing-done': (f: { hour: string }) => `The ${f.hour} drawing has its winner.`,
  'day-closed': (f: { day: string }) => `The drawings of ${f.day} are over.`,
  'day-not-over': (f: { waiting: string }) => `The day cannot be closed while ${f.waiting} has a drawing open.`,
  'nobody-drawn': (f: { day: string }) => `Nobody drawn on ${f.day} is still to report or play. Draw a player first.`,
  'still-to-report': (f: { player: string; until: string }) => `${f.player} may report until ${f.until}.`,
  'reported-too-late': (f: { player: string; until: string }) =>
    `${f.player} had until ${f.until} to report. The win is forfeited; draw again.`,
  'not-reported-yet': (f: { player: string }) => `${f.player} has not reported yet.`,
  'no-prize-held': (f: { player: string }) => `No prize is held for ${f.player}.`,
  'held-prize-lapsed': (f: { player: string; until: string }) =>
    `${f.player} had until ${f.until} to claim the prize. It has gone to the house.`,
  'held-prize-not-lapsed': (f: { player: string; until: string }) =>
    `The prize of ${f.player} is held until ${f.until}.`,
  'hi-lo-day-open': (f: { day: string }) => `The drawings of ${f.day} are still open. Close that day first.`,
  'hi-lo-hour-not-come': (f: { from: string }) => `The drawing of this hour is held from ${f.from}. Wait until then.`,
  'hi-lo-hour-gone': (f: { until: string }) =>
    `The drawing of this hour was to be held by ${f.until}. Draw for the hour that runs.`,
  'hi-lo-drawings-left': (f: { hours: string }) =>
    `Drawings are still to come today: ${f.hours}. What remains goes back after the last of them.`,
  'no-hi-lo-day': (_: Record<never, never>) => 'No day of Hi-Lo drawings is open. Open it first.',
  'no-hi-lo-game': (_: Record<never, never>) => 'Nobody has a game of Hi-Lo under way. Turn the first card first.',
  'hi-lo-game-on': (f: { player: string }) => `${f.player} has a game under way. Finish it first.`,
};

export const refuse = refusals(SENTENCES);
