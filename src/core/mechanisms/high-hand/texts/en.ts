export const SENTENCES = {
  'board-needs-name': "The board shows the player's name. Enter the name for table {table}, seat {seat}.",
  'no-high-hand': "{activity} doesn't pay the best hand of a period, so it needs no board.",
  'period-ends-first': 'The period from {from} to {to} ends before it begins. Correct the times.',
  'period-is-over': 'The period from {from} to {to} is over. Open the next one.',
  'period-out-of-hours': "The period from {from} to {to} isn't within the posted hours. Choose a time within them.",
  'period-not-over': 'The period runs until {until}. Settle it then or later.',
  'hand-already-posted':
    "Seat {seat}'s hand of this round at table {table} is already on record. Post another hand, or take that one back first.",
  'hand-not-on-board': "This hand isn't on the board anymore. Check the board.",
  'period-already-settled': 'This period is already settled. Put the hand on the next board.',
} as const;

/** What is left to do before the promotion can end. */
export const TERMS = {
  'unfinished.board': "the board isn't settled",
} as const;
