export const SENTENCES = {
  'unknown-activity': "{activity} isn't an activity in this house's rulebook. Choose one of its activities.",
  'unknown-table': 'Table {table} has never been open. Check the number.',
  'unknown-award':
    "Prize {award} isn't open. Check the number; settled prizes close with their gaming day, so look in Reports.",
  'table-not-open': "Table {table} isn't open. {count, plural, =0 {No tables are open.} other {Open tables: {open}.}}",
  'seat-empty': 'Seat {seat} at table {table} is empty.',
  'round-is-on': 'Round {round} is still on at table {table}. Press Game Over first.',
  'no-round-on': 'No round is on at table {table}. Press Start Game first.',
  'out-of-posted-hours': '{activity} is outside its posted hours until {next}. Take no fee for it now.',
  'posted-hours-over': 'The posted dates of {activity} are over. Take no fee for it.',
  'not-offered': "{activity} isn't offered now. Post it first.",
  'pause-first': 'Pause {activity} before you change it.',
  'amount-not-above-zero': "The amount can't be negative. Enter zero or more.",
  'words-missing': '{what} is missing. Enter a few words.',
  'not-in-this-round':
    "{activity} wasn't running at table {table} when this round began. It can't be won in this round.",
  'seat-not-dealt-in': "Seat {seat} at table {table} isn't in this round.",
  'under-review':
    'These hands are verified and waiting for a second person (review {review}). Approve or reject the review.',
  'deck-not-counted': "The deck hasn't been counted. Count it before you verify the hand.",
  'checklist-open': 'Not done yet: {open}. Do it and check it off.',
  'set-of-other-cards': "Seat {seat}: the parts aren't the cards of the hand. Enter them again.",
  'card-seen-twice': '{card} was entered twice. Check the cards.',
  'pieces-not-adding-up': 'The count sheet adds up to {pieces}, but the count says {counted}. Check each line.',
  'second-person-missing': 'This needs two people. Ask a second person to sign on with you.',
  'same-person-twice': "This needs two people, and one person can't be both. Ask somebody else.",
  'member-merged': 'This card was merged with another card of the same member. Use the other card.',
  'member-erased': "This member's record was erased. Enroll the person again.",
  // Seen by dealers and other players: it says nothing of why.
  'member-may-not-take-part': "This player can't take part. Ask compliance, away from the table.",
  'member-not-excluded': "This member isn't excluded.",
  'unknown-promotion':
    'No promotion “{promotion}” is running. {count, plural, =0 {None are running now.} other {Choose one of: {known}.}}',
  'promotion-not-running': '{activity} is {state}. Start or resume it first.',
  'entries-closed': 'Draw {draw} of {promotion} is committed, so entries are closed. Reveal the draw first.',
} as const;

export const TERMS = {
  'words.reason': 'The reason',
  'words.finding': 'What was found',
  'words.notice': 'The text of the notice',
  'words.promotion-name': 'The name of the promotion',
  'offering.announced': 'posted',
  'offering.running': 'running',
  'offering.paused': 'paused',
  'offering.ended': 'ended',
  'seat.position': '{seat}, position {position}',
} as const;
