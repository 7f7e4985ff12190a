export const SENTENCES = {
  'plan-table-number': "{table} isn't a table number. Tables start at 1.",
  'plan-table-twice': 'Table {table} is on the plan twice. Give one of them another number.',
  'plan-square-taken': 'Tables {other} and {table} are on the same square. Move one of them.',
  'nothing-to-open-by-plan':
    'Every table that opens with the room is open. Mark others on the floor plan, or open them one by one.',
} as const;
