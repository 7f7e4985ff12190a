export const SENTENCES = {
  'game-not-set-up': "{game} at table {table} isn't set up. Set up its pay tables first.",
  'deal-of-other-game': "This deal isn't from {game}. Enter it again.",
  'round-settled-before': 'Round {round} at table {table} is already settled. Press Game Over.',
} as const;
