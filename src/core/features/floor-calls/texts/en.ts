export const SENTENCES = {
  'floor-already-called': 'Table {table} has called the floor. Somebody is on the way.',
  'floor-not-called': 'Table {table} waits for nobody of the floor.',
} as const;
