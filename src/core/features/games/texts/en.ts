export const SENTENCES = {
  'game-not-set-up': '{game} at table {table} is no game that is set up here. Set up its pay tables first.',
  'deal-of-other-game': 'This deal is of another game than {game}. Enter it again.',
  'round-settled-before': 'Round {round} at table {table} is settled. Press Game Over.',
} as const;
