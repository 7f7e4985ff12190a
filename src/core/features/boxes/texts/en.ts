export const SENTENCES = {
  'unknown-drop': 'There is no drop {drop} to count. Check the number on the drop box.',
  'drop-already-counted': "Drop {drop} was already counted: {counted}. It can't be counted twice.",
  'drop-without-variance': 'There is no variance to explain in drop {drop}. Check the number.',
} as const;
