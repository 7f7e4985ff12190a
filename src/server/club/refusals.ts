import { refusals } from '#core/base';

export const SENTENCES = {
  'too-young': (f: { least: number }) =>
    `Nobody below ${f.least} is enrolled. Look at the birthday on the paper again.`,
  'perhaps-enrolled': (f: { member: string; card: string }) =>
    `Somebody with this name and birthday has card ${f.card} (${f.member}). ` +
    'Give that card, or say that it is another person.',
  'ask-compliance-first': (_: Record<string, never>) =>
    'This person cannot be enrolled at this desk. Ask compliance, away from other players.',
  'no-member-record': (f: { member: string }) => `The club keeps no record of ${f.member} any more.`,
  'card-or-pin-wrong': (_: Record<string, never>) => 'Card or PIN is not right. Try again, or ask at the club desk.',
  'card-first': (_: Record<string, never>) => 'Nobody is signed on at this kiosk. Begin with card and PIN.',
  'see-the-club-desk': (_: Record<string, never>) => 'This card is not in use here. Please ask at the club desk.',
} as const;

export const refuse = refusals(SENTENCES);
