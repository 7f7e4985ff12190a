import { refusals } from '#core/base';

export const SENTENCES = {
  'person-may-not-enter': (f: { player: string; why: string }) => `${f.player} may not take part. Not met: ${f.why}.`,
  'scored-otherwise': (f: { score: string }) => `This contest is scored by ${f.score} alone.`,
  'points-not-whole': (f: { points: number }) =>
    `${f.points} are no points that a hand can earn. Enter a whole number, not below zero.`,
  'hours-still-counted': (f: { until: string }) => `Hours count until ${f.until}. Settle the contest then or later.`,
  'entries-close-otherwise': (f: { closes: string; given: string }) =>
    `Entries close on ${f.closes}, not at ${f.given}. Post that moment.`,
  'hand-counted-before': (f: { award: number }) => `Award ${f.award} has had its points. A hand earns them once.`,
  'deadline-missing': (_: Record<never, never>) => 'No moment is posted at which entries close. Post it first.',
  'entry-too-late': (f: { deadline: string }) => `Entries closed ${f.deadline}. A later entry is void.`,
  'entered-before': (f: { player: string }) => `${f.player} has entered. Each player has one entry.`,
  'pick-missing': (f: { games: string }) => `No winner is picked for: ${f.games}. Pick every game.`,
  'pick-not-in-game': (f: { pick: string; game: string; sides: string }) =>
    `${f.pick} does not play in ${f.game}. Pick ${f.sides}.`,
  'guess-missing': (_: Record<never, never>) => 'The final score of the last game is not guessed. It breaks ties.',
  'result-missing': (f: { games: string }) => `No result is known for: ${f.games}. Settle when all are over.`,
  'result-of-no-game': (f: { game: string; games: string }) =>
    `${f.game} is no game of this contest. Results are entered for: ${f.games}.`,
  'result-not-in-game': (f: { winner: string; game: string; winners: string }) =>
    `${f.winner} cannot be the result of ${f.game}. Enter ${f.winners}.`,
  'final-score-missing': (_: Record<never, never>) => 'The final score of the last game is needed to break ties.',
  'place-is-money': (f: { prize: string; thing: string }) =>
    `The approval lets ${f.prize} be paid in money alone, so it cannot be ${f.thing}. Post an amount.`,
  'thing-not-valued': (f: { key: string; what: string }) =>
    `What ${f.what} is worth is not posted. Post its value as the prize ${f.key}: the tax form goes by it.`,
};

export const refuse = refusals(SENTENCES);
