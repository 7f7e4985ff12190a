import { refusals } from '#core/base';

export const SENTENCES = {
  'drops-not-counted': (f: { drops: string }) =>
    `Dropped and not counted: ${f.drops}. Count them before the day closes.`,
  'no-day-open': (_: Record<string, never>) => 'No gaming day is open. It begins with the first table.',
  'gaming-day-not-over': (f: { day: string; ends: string }) =>
    `The gaming day ${f.day} ends ${f.ends}. Close it then or later.`,
  'nothing-to-reimburse': (f: { activity: string }) =>
    `${f.activity} owes the house nothing that its reserve could repay now.`,
};

export const refuse = refusals(SENTENCES);
