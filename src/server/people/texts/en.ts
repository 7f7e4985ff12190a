export const SENTENCES = {
  'station-unknown-here': "This screen isn't enrolled, or its key is wrong. Ask an administrator to enroll it.",
  'badge-or-pin-wrong': 'Wrong badge or PIN. Try again.',
  'present-pin-missing': 'Enter your current PIN too.',
  'pin-as-before': 'That is already the PIN. Choose a new one.',
  'nobody-signed-on': 'Nobody is signed on at this station.',
  'name-yourself': 'Changes need a name. Add --by ID, and --second ID to give rights.',
  'no-such-code': "This code isn't known, was already used, or has expired. Ask an administrator for a new one.",
  'code-of-other-station':
    'This code is for another kind of station ({kind}). Open the page of that station and enter it there. It still works.',
  'no-private-record': 'There is no name, badge or PIN on file for {person}. It was erased or never entered.',
  'badge-taken': 'Somebody else already has this badge. Use another one.',
} as const;
