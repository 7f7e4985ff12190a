import { refusals } from '#core/base';

export const SENTENCES = {
  'no-such-contest': (f: { activity: string }) => `${f.activity} is no such contest. Choose another activity.`,
  'contest-over': (_: Record<never, never>) => 'This contest is settled. Nothing more is entered or scored.',
  'hand-not-named': (f: { what: string }) =>
    `A verified hand earns these ${f.what}. Name the award of that hand; without one there are none.`,
  'award-earns-otherwise': (f: { award: number; given: string }) =>
    `Award ${f.award} does not earn ${f.given} here. Check its number, its hand and its activity.`,
  'award-of-another': (f: { award: number; player: string }) =>
    `Award ${f.award} was won by somebody else, not by ${f.player}. It cannot be given away.`,
  'seat-of-member': (f: { table: number; seat: number; member: string }) =>
    `At seat ${f.seat} of table ${f.table} sits member ${f.member}. The ticket is theirs: give it to that card.`,
  'award-is-no-spin': (f: { award: number; activity: string }) =>
    `Award ${f.award} of ${f.activity} is not given as a spin of this wheel. Pay it at the cage.`,
  'award-used': (f: { award: number }) => `Award ${f.award} has had its spin. It gives one.`,
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
  'spinner-not-done': (f: { player: string }) => `${f.player} is at the wheel and not done. Let them spin first.`,
  'no-spin-won': (f: { player: string }) =>
    `${f.player} has no spin left from the drawings. Only who was drawn spins, once for each spin won.`,
  'nobody-at-the-wheel': (_: Record<never, never>) => 'Nobody has stepped up to the wheel. Say who spins.',
  'no-giveaway': (f: { activity: string }) => `${f.activity} gives no car away. Choose an activity that does.`,
  'no-pass-won': (f: { player: string }) =>
    `${f.player} has won no pass in the drawings. Only who was drawn takes part.`,
  'giveaway-later': (f: { due: string }) => `The giveaway is held ${f.due}. Try the keys then or later.`,
  'drawings-to-come': (f: { left: number }) =>
    `${f.left} drawings are still to be held or settled. Their winners take part: finish them first.`,
  'stage-done': (_: Record<never, never>) => 'This stage is over and its prizes are awarded. It is not held twice.',
  'spun-today': (f: { player: string }) =>
    `${f.player} has spun today, and everybody spins once a day. Spread the cards among the others.`,
  'spinner-not-named': (f: { table: number; seat: number }) =>
    `Seat ${f.seat} of table ${f.table} spins, and nobody has said who that is. Take the name from the ID.`,
  'no-tables-drawn': (f: { activity: string }) =>
    `${f.activity} draws no tables as it is offered. Choose one of its versions first.`,
  'no-high-hand': (f: { activity: string }) => `${f.activity} pays no best hand of a period. It needs no board.`,
  'period-not-over': (f: { until: string }) => `The period runs until ${f.until}. Settle it then or later.`,
  'period-already-settled': (_: Record<never, never>) => 'This period is settled. Post the hand in the next one.',
};

export const refuse = refusals(SENTENCES);
