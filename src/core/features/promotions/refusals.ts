import { refusals } from '#core/base';

export const SENTENCES = {
  'promotion-runs': (f: { promotion: string }) => `${f.promotion} runs already. Give this one another name.`,
  'promotion-of-other-sort': (f: { promotion: string; mechanism: string; asked: string }) =>
    `${f.promotion} is a ${f.mechanism}, not a ${f.asked}. Choose what belongs to it.`,
  'promotion-not-finished': (f: { promotion: string; what: string }) =>
    `${f.promotion} cannot end yet: ${f.what}. Finish that first.`,
  'promotions-still-on': (f: { activity: string; promotions: string }) =>
    `Of ${f.activity} there still run: ${f.promotions}. End them first.`,
  'drawn-by-computer': (f: { promotion: string }) =>
    `${f.promotion} is drawn by the computer, so nobody says what came out. Commit a draw and reveal it.`,
  'drawn-by-hand': (f: { promotion: string }) => `${f.promotion} is drawn by hand. Two people record what came out.`,
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
