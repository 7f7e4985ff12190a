export const SENTENCES = {
  'floor-already-called': 'Table {table} has already called the floor. Somebody is on the way.',
  'floor-not-called': "Table {table} hasn't called the floor.",
} as const;
