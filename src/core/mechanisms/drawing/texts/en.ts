export const SENTENCES = {
  'no-such-drawing': 'The current offering of {activity} has no drawing. Choose a version that has one.',
  'entry-not-earned-so':
    'This drawing gives no entry for {earned, select, hand {a hand} seat {a seat at a posted time} other {an hour of play}}. See the posted rules.',
  'holder-unknown': 'This ticket has no owner. Scan the card, or enter table and seat.',
  'holder-not-named':
    '{player} has no name yet, and prizes are limited per person. Enter the name from the ID, or scan the club card.',
  'wrong-number-of-tickets':
    '{hand} earns {tickets, plural, =0 {no tickets} one {# ticket} other {# tickets}}, not {given, number}.',
  'one-ticket-a-seat': 'A seat earns one ticket, not {given, number}.',
  'hand-not-offered': "This hand isn't in the current offering, so it earns no tickets.",
  'hand-ticketed-before': 'Prize {award} has already earned its tickets. A hand earns tickets once.',
  'ticket-number-used': 'Ticket {ticket} was already issued. Take the next number.',
  'ticket-time-over': 'Tickets for {time} were handed out until {until}. Hand out tickets at the next posted time.',
  'ticket-times-not-posted': 'Tickets are handed out at posted times, and none are posted. Post the times of day.',
  'no-tickets-then': 'No tickets are handed out at {time}. The posted times are: {times}.',
  'time-not-come': 'Not earned until {until}. Try again then.',
  'entry-already-earned': '{player} already has the entry for the time from {since}.',
  'entry-not-allowed': "{player} can't get an entry. Not met: {because}.",
  'drawing-still-open':
    'A drawing is open with {left, plural, one {# prize} other {# prizes}} left to win. Finish it first.',
  'no-drawing-open': 'No drawing is open. Announce the prize and open one.',
  'prize-not-posted': 'Post the prize of this drawing first: {prizes}.',
  'all-prizes-won': 'All of these prizes are won: {prizes}. There are none left to draw for.',
  'prizes-of-one-drawing': 'One drawing gives {count, plural, one {# prize} other {# prizes}}, not {given, number}.',
  'ticket-not-in-drum': "{ticket} isn't in this drawing. Draw another.",
  'card-drawn-before': '{ticket} was already drawn without a winner in this drawing. Draw another.',
  'drawn-may-still-claim': '{player} has until {until} to claim the prize. Wait before you draw another.',
  'nobody-to-claim': 'Nobody drawn is waiting for a prize. Draw an entry first.',
  'claim-falls-short': "{player} can't be awarded the prize: {why}. Complete the check, or forfeit the entry.",
  'nothing-to-forfeit':
    "{player} has shown everything the rules ask for. Award the prize, or record that the player doesn't want it.",
  'came-too-late': '{player} had until {until} to claim the prize. The entry is out. Draw another.',
  'drum-not-due': 'The drum is posted to be emptied {postedFor}. Keep the tickets until then.',
  'no-prize-to-raise': '{player} has no prize of this amount left to play for more. Check the drawing.',
  'no-id-awaited': 'No prize of ticket {ticket} is waiting for ID.',
  'seat-of-member': 'Seat {seat} at table {table} has a club card. Put the ticket on that card.',
  'hour-not-tracked': '{player} has no tracked hour from {hour}. Only tracked hours earn points.',
  'drawn-later': 'The next drawing is due {due}. Open it then or later.',
  'all-drawings-held':
    '{drawings, plural, one {The only drawing has been held} other {All # drawings have been held}}. There are no more.',
  'weeks-not-posted': "The number of weeks isn't posted, so the last day isn't known. Post the weeks first.",
  'one-drawing-a-day': "Today's drawing was already held. Hold the next one on another day.",
  'drawing-days-over':
    'All drawings have to be held within {days, plural, one {# day} other {# days}}, and the last day was {last}. No more can be held.',
  'prize-is-money': "The prize of this drawing is money, so it can't be {thing}. Post only an amount.",
  'drum-is-kept': 'No day is posted for emptying this drum. Its tickets stay until the promotion ends.',
  'sits-elsewhere': '{player} is seated at table {table}. Hand out the ticket there.',
} as const;

export const TERMS = {
  /** Who has shown no club card is known by the stub or the seat. */
  'holder.ticket': 'Ticket {ticket}',
  'holder.seat': 'Seat {seat} at table {table}',
  'missing.absent': 'the player is absent',
  'missing.no-id': 'no ID was shown',
  'missing.no-proof': "the stub or card wasn't shown",
  'missing.not-eligible': "this person can't take part",
  'missing.limit': 'the limit of prizes per person is reached',
  'missing.name-differs': "the name isn't taken from the ID, or differs from it",
  /** What is left to do before the promotion can end. */
  'unfinished.drawing': 'a drawing with {prizes, plural, one {# prize} other {# prizes}} is open',
  'unfinished.ids': '{winners, plural, one {# winner} other {# winners}} can still bring ID',
  'unfinished.untaken': "these players haven't taken their prize or played for more: {players}",
} as const;
