import { refusals } from '#core/base';

export const SENTENCES = {
  'game-not-set-up': (f: { table: number; game: string }) =>
    `${f.game} at table ${f.table} is no game that is set up here. Set up its pay tables first.`,
  'deal-of-other-game': (f: { game: string }) => `This deal is of another game than ${f.game}. Enter it again.`,
  'round-settled-before': (f: { table: number; round: number }) =>
    `Round ${f.round} at table ${f.table} is settled. Press Game Over.`,
  'hi-lo-day-open': (f: { day: string }) => `The drawings of ${f.day} are still open. Close that day first.`,
  'no-hi-lo-day': (_: Record<never, never>) => 'No day of Hi-Lo drawings is open. Open it first.',
  'no-hi-lo-game': (_: Record<never, never>) => 'Nobody has a game of Hi-Lo under way. Turn the first card first.',
  'hi-lo-game-on': (f: { player: string }) => `${f.player} has a game under way. Finish it first.`,
};

export const refuse = refusals(SENTENCES);
