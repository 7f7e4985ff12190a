import { refusals } from '#core/base';

export const SENTENCES = {
  'perhaps-enrolled': (f: { member: string; card: string }) =>
    `Somebody with this name and birthday has card ${f.card} (${f.member}). ` +
    'Give that card, or say that it is another person.',
  'ask-compliance-first': (_: Record<string, never>) =>
    'This person cannot be enrolled at this desk. Ask compliance, away from other players.',
  'no-member-record': (f: { member: string }) => `The club keeps no record of ${f.member} any more.`,
  'no-photo': (_: Record<string, never>) => 'That is no JPEG photograph. Take it again, or choose another file.',
  'photo-too-big': (f: { mostKb: number }) => `The photograph is more than ${f.mostKb} KB. Take a smaller one.`,
  'photo-too-wide': (f: { width: number; height: number; most: number }) =>
    `The photograph is ${f.width} by ${f.height} pixels. Neither side may be more than ${f.most}.`,
  'card-or-pin-wrong': (_: Record<string, never>) => 'Card or PIN is not right. Try again, or ask at the club desk.',
  'card-first': (_: Record<string, never>) => 'Nobody is signed on at this kiosk. Begin with card and PIN.',
  'see-the-club-desk': (_: Record<string, never>) => 'This card is not in use here. Please ask at the club desk.',
} as const;

export const refuse = refusals(SENTENCES);
