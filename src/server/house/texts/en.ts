export const SENTENCES = {
  'house-out-of-service': 'The house is out of service and nothing was done. {reason}',
  'outcome-unknown':
    'The house went out of service while this was being written, so that it may be done or not. Ask again with the same key when the house is back: it is never done twice. {reason}',
  'not-the-writer': 'This Houseway follows and nothing was done here. {writer} Send the command there.',
  'key-of-another-command':
    'The key {key} was used for another command, which became event {first}. Nothing was done; use a new key.',
  'not-a-name':
    '{name} cannot stand for a key, a person or a station: take 1 to 200 printable characters. Nothing was done.',
  'nothing-to-do': 'There is nothing to be done, and nothing was.',
} as const;
