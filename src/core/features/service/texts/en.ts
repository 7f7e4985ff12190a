export const SENTENCES = {
  'already-out-of-service': 'Already out of service ({reason}).',
  'in-service': 'Already in service.',
} as const;
