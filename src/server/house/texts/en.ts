export const SENTENCES = {
  'own-activity-wrong':
    'This activity has {count, plural, one {# mistake} other {# mistakes}}. The first is at {place}: {sentence}',
  'house-out-of-service': 'The system is out of service, so nothing was recorded. {reason}',
  'outcome-unknown': "The system went down while saving. Press again when it's back; it's recorded only once. {reason}",
  'not-the-writer':
    'This server is a standby, so nothing was recorded here. {writer} Send the command to the active one.',
  'key-of-another-command':
    'The key {key} already belongs to another command (event {first}). Send this one with a new key.',
  'not-a-name': "{name} isn't a valid key, person or station. Use 1 to 200 printable characters.",
  'nothing-to-do': 'Nothing to do.',
} as const;

export const TERMS = {
  'service.starting': "It's just starting. Try again in a moment.",
  'service.check-failed':
    "The check failed: {findings} Nothing was changed, and nothing runs on a journal that isn't right. Keep the files as they are, run houseway journal verify to see more, and restore from a checked backup.",
  'program.more': '{count, plural, one {# more} other {# more}}',
} as const;
