import { refusals } from '#core/base';

export const SENTENCES = {
  'hand-not-named': (f: { what: string }) =>
    `A verified hand earns these ${f.what}. Name the award of that hand; without one there are none.`,
  'award-earns-otherwise': (f: { award: number; given: string }) =>
    `Award ${f.award} does not earn ${f.given} here. Check its number, its hand and its activity.`,
  'award-of-another': (f: { award: number; player: string }) =>
    `Award ${f.award} was won by somebody else, not by ${f.player}. It cannot be given away.`,
  'play-not-tracked': (f: { activity: string }) =>
    `No club cards are tracked for ${f.activity}. Hours come from swiped cards alone: open the tracking first.`,
  'tracked-several-times': (f: { promotions: string }) =>
    `Play is tracked in several promotions: ${f.promotions}. Name the one that counts.`,
  'reward-not-valued': (f: { prize: string }) =>
    `What ${f.prize} is worth is not declared. Declare it: prizes for credits lie within the approved range.`,
  'hours-not-as-tracked': (f: { player: string; given: number; tracked: number }) =>
    `${f.given} hours were entered for ${f.player}; the club card has ${f.tracked}. The card decides: leave the hours out.`,
  'hours-still-counted': (f: { until: string }) => `Hours count until ${f.until}. Settle the contest then or later.`,
  'entries-close-otherwise': (f: { closes: string; given: string }) =>
    `Entries close on ${f.closes}, not at ${f.given}. Post that moment.`,
  'enrolled-before': (f: { player: string }) => `${f.player} has a card in this promotion already.`,
  'not-enrolled': (f: { player: string }) => `${f.player} has no card in this promotion. Enrol them first.`,
  'table-not-on-board': (f: { table: number }) =>
    `Table ${f.table} plays no game that takes part. Put tables of live games on the board.`,
  'period-not-next': (f: { period: string; next: string }) =>
    `${f.period} is not scored now. The next posted period: ${f.next}.`,
  'prize-not-as-posted': (f: { period: string }) =>
    `Another prize is posted for ${f.period}. What was posted is given, whoever wins it.`,
};

export const refuse = refusals(SENTENCES);
