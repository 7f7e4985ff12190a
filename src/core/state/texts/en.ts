export const SENTENCES = {
  'unknown-activity': 'There is no activity {activity} in the rulebook of this house. Choose one of its activities.',
  'unknown-table': 'Table {table} has never been open. Check the number.',
  'unknown-award':
    'There is no award {award} that can still be worked on. Check the number; settled awards rest after their day.',
  'table-not-open': 'Table {table} is not open. Open are: {open}.',
  'seat-empty': 'Nobody sits at seat {seat} of table {table}.',
  'round-is-on': 'Round {round} is on at table {table}. Press Game Over first.',
  'no-round-on': 'No round is on at table {table}. Press Start Game first.',
  'not-offered': '{activity} is not offered now. Announce it first.',
  'pause-first': '{activity} is not paused. Pause it before you change anything of it.',
  'amount-not-above-zero': '{amount} cannot be. Give an amount that is not below zero.',
  'words-missing': '{what} is missing. Write it down in a few words.',
  'not-in-this-round': '{activity} did not run at table {table} when this round began. It cannot be won in it.',
  'seat-not-dealt-in': 'Seat {seat} of table {table} is not in this round.',
  'under-review': 'These hands are verified and wait for a second person (review {review}). Agree to it or reject it.',
  'second-person-missing': 'This needs two people. Ask a second person to sign on beside you.',
  'same-person-twice':
    'This needs two people, and {person} stands on both sides. Ask somebody who has not prepared it.',
  'member-merged': '{member} goes on as {into}. Use that one.',
  'member-erased': 'The record of {member} was erased. Enrol the person anew.',
  // Seen by dealers and other players: it says nothing of why.
  'member-may-not-take-part': '{member} may not take part here and wins nothing. Ask compliance, away from the table.',
  'member-not-excluded': '{member} is not excluded.',
  'unknown-promotion': 'No promotion {promotion} runs here. There are: {known}.',
  'promotion-not-running': '{activity} is {state}, so nothing can be done in it now. Start or resume it first.',
  'entries-closed': 'Draw {draw} of {promotion} is committed and its entries are closed. Reveal it first.',
} as const;
