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
  'no-spin-won': (f: { player: string }) =>
    `${f.player} has no spin left from the drawings. Only who was drawn spins, once for each spin won.`,
  'nobody-at-the-wheel': (_: Record<never, never>) => 'Nobody has stepped up to the wheel. Say who spins.',
  'no-giveaway': (f: { activity: string }) => `${f.activity} gives no car away. Choose an activity that does.`,
  'no-pass-won': (f: { player: string }) =>
    `${f.player} has won no pass in the drawings. Only who was drawn takes part.`,
  'stage-done': (_: Record<never, never>) => 'This stage is over and its prizes are awarded. It is not held twice.',
  'no-tables-drawn': (f: { activity: string }) =>
    `${f.activity} draws no tables as it is offered. Choose one of its versions first.`,
  'no-pots-splashed': (f: { activity: string }) => `${f.activity} puts nothing into pots as it is offered.`,
  'no-high-hand': (f: { activity: string }) => `${f.activity} pays no best hand of a period. It needs no board.`,
  'period-not-over': (f: { until: string }) => `The period runs until ${f.until}. Settle it then or later.`,
  'period-already-settled': (_: Record<never, never>) => 'This period is settled. Post the hand in the next one.',

  'drawn-by-computer': (f: { promotion: string }) =>
    `${f.promotion} is drawn by the computer, so nobody says what came out. Commit a draw and reveal it.`,
  'drawn-by-hand': (f: { promotion: string }) => `${f.promotion} is drawn by hand. Two people record what came out.`,
  'entries-closed': (f: { promotion: string; draw: number }) =>
    `Draw ${f.draw} of ${f.promotion} is committed and its entries are closed. Reveal it first.`,
  'nothing-to-draw': (f: { promotion: string; why: string }) => `${f.promotion} cannot be drawn: ${f.why}.`,
  'not-a-commitment': (_: Record<never, never>) =>
    'A commitment is the SHA-256 of the secret: 64 hexadecimal digits. Send that.',
  'not-the-secret': (f: { draw: number }) =>
    `This is not the secret that the house committed itself to for draw ${f.draw}. Nothing else can open it.`,
  'beacon-missing': (f: { draw: number; beacon: string }) =>
    `Draw ${f.draw} waits for the public value that was announced: ${f.beacon}. Type it in.`,
  'no-beacon-announced': (f: { draw: number }) =>
    `No public value was announced before draw ${f.draw}, so none can be mixed in. Leave it out.`,
  'unknown-draw': (f: { draw: number; last: number }) => `There is no draw ${f.draw}. The last one is ${f.last}.`,
  'draw-over': (f: { draw: number }) => `Draw ${f.draw} is over. What came out stands.`,
};

export const refuse = refusals(SENTENCES);
