/** What became of a bet on a coup, and why. */
export const COACH = {
  'baccarat.settled': 'Seat {seat}, {line}: {why} ({clause}).',
  'baccarat.player': 'Player',
  'baccarat.banker': 'Banker',
  'baccarat.tie': 'Tie',
  'baccarat.why-player': 'Player wins, {player, number} against {banker, number}',
  'baccarat.why-banker': 'Banker wins, {player, number} against {banker, number}',
  'baccarat.why-commission': 'Banker wins, {player, number} against {banker, number}, less {commission}%',
  'baccarat.why-dragon': 'Dragon 7, {player, number} against {banker, number}: the bet is returned',
  'baccarat.why-tie': 'tie, {player, number} against {banker, number}: {pays, number} to 1',
  'baccarat.why-returned': 'tie, {player, number} against {banker, number}: the bet is returned',
} as const;
