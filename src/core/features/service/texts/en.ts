export const SENTENCES = {
  'already-out-of-service': 'It is out of service already ({reason}).',
  'in-service': 'It is in service. Nothing needs to be put right.',
} as const;
