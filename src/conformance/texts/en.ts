/** What a scenario has to say in one of its fields. */
export const TERMS = {
  'scenario.moment': 'a time of the house, like 2026-03-02T18:00',
  'scenario.card': 'a card, like As, Th or Jk',
  'scenario.rank': 'a rank: {ranks}',
  'scenario.role': 'a role: {roles}',
  'scenario.activity': 'the id or key of an approved activity',
} as const;
