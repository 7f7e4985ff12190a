export const SENTENCES = {
  'record-unfit': 'Nothing can be drawn from these entries: {why}.',
  'entries-differ': 'The entries are not those that were announced: their hash is {hash}, not {recorded}.',
  'secret-differs': 'The secret is not the one that the house committed itself to: {commitment}.',
  'winners-differ': 'These entries, this secret and this public value draw {drawn}, not {recorded}.',
} as const;
