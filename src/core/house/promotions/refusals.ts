import { refusals } from '#core/base';

export const SENTENCES = {
  'unknown-promotion': (f: { promotion: string; known: string }) =>
    `No promotion ${f.promotion} runs here. There are: ${f.known}.`,
  'promotion-runs': (f: { promotion: string }) => `${f.promotion} runs already. Give this one another name.`,
  'promotion-of-other-sort': (f: { promotion: string; mechanism: string; asked: string }) =>
    `${f.promotion} is a ${f.mechanism}, not a ${f.asked}. Choose what belongs to it.`,
  'promotion-not-running': (f: { activity: string; state: string }) =>
    `${f.activity} is ${f.state}, so nothing can be done in it now. Start or resume it first.`,
  'promotion-not-finished': (f: { promotion: string; what: string }) =>
    `${f.promotion} cannot end yet: ${f.what}. Finish that first.`,
  'promotions-still-on': (f: { activity: string; promotions: string }) =>
    `Of ${f.activity} there still run: ${f.promotions}. End them first.`,

  'enrolled-before': (f: { player: string }) => `${f.player} has a card in this promotion already.`,
  'not-enrolled': (f: { player: string }) => `${f.player} has no card in this promotion. Enrol them first.`,
  'spinner-not-done': (f: { player: string }) => `${f.player} is at the wheel and not done. Let them spin first.`,
  'nobody-at-the-wheel': (_: Record<never, never>) => 'Nobody has stepped up to the wheel. Say who spins.',
  'no-giveaway': (f: { activity: string }) => `${f.activity} gives no car away. Choose an activity that does.`,
  'stage-done': (_: Record<never, never>) => 'This stage is over and its prizes are awarded. It is not held twice.',
  'no-tables-drawn': (f: { activity: string }) =>
    `${f.activity} draws no tables as it is offered. Choose one of its versions first.`,
  'no-pots-splashed': (f: { activity: string }) => `${f.activity} puts nothing into pots as it is offered.`,
  'no-high-hand': (f: { activity: string }) => `${f.activity} pays no best hand of a period. It needs no board.`,
  'period-not-over': (f: { until: string }) => `The period runs until ${f.until}. Settle it then or later.`,
  'period-already-settled': (_: Record<never, never>) => 'This period is settled. Post the hand in the next one.',
};

export const refuse = refusals(SENTENCES);
