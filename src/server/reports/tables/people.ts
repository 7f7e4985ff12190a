/** The people of one act, as reports name them. */
export const people = (ids: readonly string[]): string => ids.join(', ');
