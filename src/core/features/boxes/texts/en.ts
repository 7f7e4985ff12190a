export const SENTENCES = {
  'unknown-drop': 'There is no drop {drop} to count. Check the number on the box.',
  'drop-already-counted': 'Drop {drop} has been counted: {counted}. It is not counted twice.',
} as const;
