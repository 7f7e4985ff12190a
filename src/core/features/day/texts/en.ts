export const SENTENCES = {
  'drops-not-counted': 'Drops not counted yet: {drops}. Count them before you close the day.',
  'clock-not-held': "The clock isn't on hold. There is nothing to accept.",
  'no-day-open': 'No gaming day is open. It begins when the first table opens.',
  'gaming-day-not-over': 'The gaming day of {day} ends {ends}. Close it then or later.',
  'nothing-to-reimburse': 'Nothing to repay now: {activity} owes the house nothing that its reserve can cover.',
} as const;
