/** What the panels say, by the paths of their texts. */
export const texts = import.meta.glob<object>('../*/texts/en.ts', { eager: true, import: 'texts' });
