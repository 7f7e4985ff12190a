/** What the screens were last built from, as paths from the root. */
export const screenSources: () => readonly string[];
