export const SENTENCES = {
  'list-gone': 'This list isn’t here anymore. Choose the file again.',
  'list-unchecked': 'This list is still being checked. Wait a moment.',
  'list-has-mistakes':
    '{count, plural, one {# line has a mistake} other {# lines have mistakes}}. Nothing was imported. Correct the file and choose it again.',
  'list-empty-now': 'There is nobody to import in this list. Look at the lines that were left out.',
} as const;
