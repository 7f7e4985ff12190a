/** What the desk says of it. */
export const texts = {
  name: 'Wheel of cards',
  spins: '{count, plural, one {# spin} other {# spins}}',
  shown: 'The pointer shows',
  orAward: 'or a value award',
  valueAwards: 'Value awards',
} as const;
