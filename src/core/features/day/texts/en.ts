export const SENTENCES = {
  'drops-not-counted': 'Dropped and not counted: {drops}. Count them before the day closes.',
  'no-day-open': 'No gaming day is open. It begins with the first table.',
  'gaming-day-not-over': 'The gaming day {day} ends {ends}. Close it then or later.',
  'nothing-to-reimburse': '{activity} owes the house nothing that its reserve could repay now.',
} as const;
