export const SENTENCES = {
  'game-not-set-up': "{game} at table {table} isn't set up. Set up its pay tables first.",
  'deal-of-other-game': "This deal isn't from {game}. Enter it again.",
  'round-settled-before': 'Round {round} at table {table} is already settled. Press Game Over.',
  'play-by-moves': 'Rounds of {game} are played move by move: bets, Coin In, cards, decisions, Game Over.',
  'limits-not-posted': 'Table {table} has no posted limits. Open it with a smallest and a largest bet.',
  'no-play-on': 'No round of the game is on at table {table}. Press Coin In first.',
  'bets-are-locked': 'A round is on at table {table}. Bets are locked until Game Over.',
  'nobody-to-bet': 'Nobody sits at seat {seat} of table {table}. Seat the player first.',
  'bettor-not-dealt-in':
    "Seat {seat} at table {table} has a bet and isn't dealt in. Take the bet back, or deal the seat in.",
  'chance-missing': 'The system has no random numbers for the bonus card. Call the floor.',
  'keyed-by-same-person': '{person} has dealt this round. Somebody else of the floor has to verify the hand.',
  'nothing-to-verify': 'Seat {seat} at table {table} has no winning hand that waits for the floor.',
  'cards-needed': 'Enter the five cards of the winning hand at seat {seat}.',
  'cards-not-the-hand': "{cards} isn't {hand}. Reject the hand, or enter the cards again.",
  'cards-not-as-dealt': "{cards} isn't the hand that was dealt to seat {seat}. Enter the cards again.",
  'cards-decide': 'The cards of seat {seat} were entered and win. Correct the cards if they were entered wrong.',
  'unknown-played-round':
    'The system has no settled round {round} of table {table} anymore. Ask accounting for a correction.',
  'nothing-left-of-round': 'Nothing is left to back out of round {round} at table {table}.',
  'meter-moved-on': "The meter doesn't hold the money of this round anymore. Ask accounting for a correction.",
  'prize-paid-first': 'Prize {award} of this round is paid. Back out its payment first.',
} as const;
