import { refusals } from '#core/base';

export const SENTENCES = {
  'hand-not-named': (f: { what: string }) =>
    `A verified hand earns these ${f.what}. Name the award of that hand; without one there are none.`,
  'award-earns-otherwise': (f: { award: number; given: string }) =>
    `Award ${f.award} does not earn ${f.given} here. Check its number, its hand and its activity.`,
  'award-of-another': (f: { award: number; player: string }) =>
    `Award ${f.award} was won by somebody else, not by ${f.player}. It cannot be given away.`,
  'seat-of-member': (f: { table: number; seat: number; member: string }) =>
    `At seat ${f.seat} of table ${f.table} sits member ${f.member}. The ticket is theirs: give it to that card.`,
  'play-not-tracked': (f: { activity: string }) =>
    `No club cards are tracked for ${f.activity}. Hours come from swiped cards alone: open the tracking first.`,
  'tracked-several-times': (f: { promotions: string }) =>
    `Play is tracked in several promotions: ${f.promotions}. Name the one that counts.`,
  'reward-not-valued': (f: { prize: string }) =>
    `What ${f.prize} is worth is not declared. Declare it: prizes for credits lie within the approved range.`,
  'hour-not-tracked': (f: { player: string; hour: string }) =>
    `No swiped card of ${f.player} has made the hour from ${f.hour} count. Only tracked hours give points.`,
  'hours-not-as-tracked': (f: { player: string; given: number; tracked: number }) =>
    `${f.given} hours were entered for ${f.player}; the club card has ${f.tracked}. The card decides: leave the hours out.`,
  'hours-still-counted': (f: { until: string }) => `Hours count until ${f.until}. Settle the contest then or later.`,
  'entries-close-otherwise': (f: { closes: string; given: string }) =>
    `Entries close on ${f.closes}, not at ${f.given}. Post that moment.`,
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
  'enrolled-before': (f: { player: string }) => `${f.player} has a card in this promotion already.`,
  'not-enrolled': (f: { player: string }) => `${f.player} has no card in this promotion. Enrol them first.`,
  'no-giveaway': (f: { activity: string }) => `${f.activity} gives no car away. Choose an activity that does.`,
  'no-pass-won': (f: { player: string }) =>
    `${f.player} has won no pass in the drawings. Only who was drawn takes part.`,
  'giveaway-later': (f: { due: string }) => `The giveaway is held ${f.due}. Try the keys then or later.`,
  'drawings-to-come': (f: { left: number }) =>
    `${f.left} drawings are still to be held or settled. Their winners take part: finish them first.`,
  'stage-done': (_: Record<never, never>) => 'This stage is over and its prizes are awarded. It is not held twice.',
  'table-not-on-board': (f: { table: number }) =>
    `Table ${f.table} plays no game that takes part. Put tables of live games on the board.`,
  'period-not-next': (f: { period: string; next: string }) =>
    `${f.period} is not scored now. The next posted period: ${f.next}.`,
  'prize-not-as-posted': (f: { period: string }) =>
    `Another prize is posted for ${f.period}. What was posted is given, whoever wins it.`,
};

export const refuse = refusals(SENTENCES);
