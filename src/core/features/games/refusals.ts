import { refusals } from '#core/base';

export const SENTENCES = {
  'game-not-set-up': (f: { table: number; game: string }) =>
    `${f.game} at table ${f.table} is no game that is set up here. Set up its pay tables first.`,
  'deal-of-other-game': (f: { game: string }) => `This deal is of another game than ${f.game}. Enter it again.`,
  'round-settled-before': (f: { table: number; round: number }) =>
    `Round ${f.round} at table ${f.table} is settled. Press Game Over.`,
};

export const refuse = refusals(SENTENCES);
