export const TERMS = {
  'screen.failed': 'Something went wrong and was logged. Try again; if it keeps failing, call support.',
  'screen.nothing': 'There is nothing at {path}. The screens start at /.',
} as const;
