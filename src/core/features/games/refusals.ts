import { refusals } from '#core/base';

export const SENTENCES = {
  'game-not-set-up': (f: { table: number; game: string }) =>
    `${f.game} at table ${f.table} is no game that is set up here. Set up its pay tables first.`,
  'deal-of-other-game': (f: { game: string }) => `This deal is of another game than ${f.game}. Enter it again.`,
  'round-settled-before': (f: { table: number; round: number }) =>
    `Round ${f.round} at table ${f.table} is settled. Press Game Over.`,
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
