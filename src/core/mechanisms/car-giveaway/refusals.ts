import { refusals } from '#core/base';

export const SENTENCES = {
  'no-second-stage': (f: { activity: string }) => `${f.activity} has no second stage of this sort.`,
  'too-many-holders': (f: { given: number; most: number }) =>
    `${f.given} holders came forward; there are passes for ${f.most}. Check the passes.`,
  'order-card-missing': (f: { player: string }) => `${f.player} has drawn no card from ace to ten. Let them draw one.`,
  'order-card-twice': (f: { card: string }) => `Two holders have the ${f.card}. Draw the cards again.`,
  'envelope-missing': (f: { player: string }) => `${f.player} has not chosen an envelope.`,
  'envelope-twice': (f: { envelope: number }) =>
    `Envelope ${f.envelope} was chosen twice. Each takes one of their own.`,
  'starting-key-not-chosen': (f: { envelope: number }) =>
    `Nobody has envelope ${f.envelope} with the starting key. Offer one envelope a holder, that one among them.`,
  'wrong-number-of-tables': (f: { given: number; tables: number }) =>
    `The first round has ${f.tables} tables, not ${f.given}.`,
  'counted-twice': (f: { player: string }) => `${f.player} is counted twice. Each player sits at one table.`,
  'chips-tied': (f: { players: string }) =>
    `${f.players} have the same number of chips. An extra hand between them decides.`,
  'not-at-final-table': (f: { players: string }) =>
    `At the final table sit those who advanced, nobody else. Check: ${f.players}.`,
  'no-giveaway': (f: { activity: string }) => `${f.activity} gives no car away. Choose an activity that does.`,
  'no-pass-won': (f: { player: string }) =>
    `${f.player} has won no pass in the drawings. Only who was drawn takes part.`,
  'giveaway-later': (f: { due: string }) => `The giveaway is held ${f.due}. Try the keys then or later.`,
  'drawings-to-come': (f: { left: number }) =>
    `${f.left} drawings are still to be held or settled. Their winners take part: finish them first.`,
  'stage-done': (_: Record<never, never>) => 'This stage is over and its prizes are awarded. It is not held twice.',
};

export const refuse = refusals(SENTENCES);
