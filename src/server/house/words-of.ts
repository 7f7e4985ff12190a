/** What went wrong, as it says itself. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
