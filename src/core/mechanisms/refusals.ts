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
  'no-giveaway': (f: { activity: string }) => `${f.activity} gives no car away. Choose an activity that does.`,
  'no-pass-won': (f: { player: string }) =>
    `${f.player} has won no pass in the drawings. Only who was drawn takes part.`,
  'giveaway-later': (f: { due: string }) => `The giveaway is held ${f.due}. Try the keys then or later.`,
  'drawings-to-come': (f: { left: number }) =>
    `${f.left} drawings are still to be held or settled. Their winners take part: finish them first.`,
  'stage-done': (_: Record<never, never>) => 'This stage is over and its prizes are awarded. It is not held twice.',
};

export const refuse = refusals(SENTENCES);
