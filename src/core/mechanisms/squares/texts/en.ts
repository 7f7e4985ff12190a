export const SENTENCES = {
  'square-off-the-board': "There's no square {square}. Digits go from 0 to 9.",
  'square-taken': 'Two tables are on square {square}. Each square takes one table.',
  'table-on-two-squares': 'Table {table} is on two squares. Each table gets one square.',
  'table-not-on-board':
    "Table {table} isn't playing a game that takes part. Put only tables with eligible live games on the board.",
  'board-stands':
    "The board is set with {tables, plural, one {# table} other {# tables}}. It can't change until the last score.",
  'period-scored': '{period} is already scored. Each period is scored once.',
  'periods-not-posted': 'No scoring period is posted. Post each period with its prize before the start.',
  'period-not-next': "{period} can't be scored now. The next posted period is {next}.",
  'last-period-otherwise':
    "{last, select, yes {{period} is the last posted period. Score it as the final one.} other {{period} isn't the last posted period. Don't score it as the final one.}}",
  'prize-not-as-posted': '{period} has a different posted prize. Award the posted one.',
} as const;

/** What is left to do before the promotion can end. */
export const TERMS = {
  'unfinished.squares': "the last period isn't scored",
} as const;
