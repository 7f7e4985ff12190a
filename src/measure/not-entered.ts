/**
 * Scenarios with a fact that nobody in a room could enter, whatever the screens, each with the reason. At most 2 of
 * 100; what only lacks a field is a failure and never listed here.
 */
export const NOT_ENTERED: Readonly<Record<string, string>> = {
  'hg-uth-fund-second-meter-winner-from-the-reserve':
    'two royal flushes in one round, each with a hole card, are in no deck: the house refuses the cards',
};
