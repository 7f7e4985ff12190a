import { refusals } from '#core/base';

export const SENTENCES = {
  'no-such-drawing': (f: { activity: string }) =>
    `${f.activity} has no drawing as it is offered. Choose one of its versions first.`,
  'entry-not-earned-so': (f: { earned: string }) =>
    `A ${f.earned} earns no entry in this drawing. See the posted rules for what does.`,
  'holder-unknown': (_: Record<string, never>) =>
    'Whose ticket this is cannot be known later. Say at which table and seat it is handed out, or whose card it is.',
  'wrong-number-of-tickets': (f: { hand: string; tickets: number; given: number }) =>
    `${f.hand} earns ${f.tickets} tickets, not ${f.given}.`,
  'hand-ticketed-before': (f: { award: number }) => `Award ${f.award} has had its tickets. A hand earns them once.`,
  'ticket-number-used': (f: { ticket: string }) => `Ticket ${f.ticket} was issued before. Take the next number.`,
  'no-tickets-then': (f: { time: string; times: string }) =>
    `No tickets are handed out at ${f.time}; they are at ${f.times}.`,
  'time-not-come': (f: { until: string }) => `That is not earned before ${f.until}. Wait until then.`,
  'entry-already-earned': (f: { player: string; since: string }) =>
    `${f.player} already has the entry for the time from ${f.since}.`,
  'entry-not-allowed': (f: { player: string; because: string }) =>
    `${f.player} gets no entry: ${f.because}. Give none.`,
  'drawing-still-open': (f: { left: number }) => `A drawing is open with ${f.left} prizes to be won. Finish it first.`,
  'no-drawing-open': (_: Record<string, never>) => 'No drawing is open. Announce the prize and open one.',
  'prize-not-posted': (f: { prizes: string }) => `Post the prize of this drawing first: ${f.prizes}.`,
  'all-prizes-won': (f: { prizes: string }) => `All of these are won: ${f.prizes}. No more are drawn for.`,
  'prizes-of-one-drawing': (f: { count: number; given: number }) =>
    `One drawing gives ${f.count} prizes, not ${f.given}.`,
  'ticket-not-in-drum': (f: { ticket: string }) => `${f.ticket} is not in this drawing. Draw another.`,
  'card-drawn-before': (f: { ticket: string }) => `${f.ticket} was drawn in vain in this drawing. Draw another.`,
  'drawn-may-still-claim': (f: { player: string; until: string }) =>
    `${f.player} may come forward until ${f.until}. Wait before drawing another.`,
  'nobody-to-claim': (_: Record<string, never>) => 'Nobody drawn is waiting for a prize. Draw an entry first.',
  'came-too-late': (f: { player: string; until: string }) =>
    `${f.player} had until ${f.until} to come forward. The entry is out; draw another.`,
  'drum-not-due': (f: { postedFor: string }) =>
    `The drum is to be emptied ${f.postedFor}. Keep the tickets until then.`,
  'no-prize-to-raise': (f: { player: string }) =>
    `${f.player} has won no prize of this amount that is still to be taken. Check the drawing.`,
  'no-id-awaited': (f: { ticket: string }) => `No prize of ticket ${f.ticket} waits for ID.`,
  'seat-of-member': (f: { table: number; seat: number; member: string }) =>
    `At seat ${f.seat} of table ${f.table} sits member ${f.member}. The ticket is theirs: give it to that card.`,
  'hour-not-tracked': (f: { player: string; hour: string }) =>
    `No swiped card of ${f.player} has made the hour from ${f.hour} count. Only tracked hours give points.`,
  'drawn-later': (f: { due: string }) => `The next drawing is due ${f.due}. Open it then or later.`,
  'all-drawings-held': (f: { drawings: number }) => `All ${f.drawings} drawings were held. There is no other.`,
  'weeks-not-posted': (_: Record<never, never>) =>
    'How many weeks it runs is not posted, so its last day is unknown. Post the weeks first.',
  'one-drawing-a-day': (_: Record<never, never>) => 'Today’s drawing was held. The next one is on another day.',
  'drawing-days-over': (f: { days: number; last: string }) =>
    `All drawings are held within ${f.days} days; the last was ${f.last}. No more are drawn.`,
  'prize-is-money': (f: { thing: string }) =>
    `The prize of this drawing is money and cannot be ${f.thing}. Post an amount alone.`,
  'drum-is-kept': (_: Record<never, never>) =>
    'No day is posted on which this drum is emptied. Its tickets stay until the promotion ends.',
  'sits-elsewhere': (f: { player: string; table: number }) =>
    `${f.player} sits at table ${f.table}. Hand the ticket out there.`,
};

export const refuse = refusals(SENTENCES);
