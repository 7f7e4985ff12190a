export const SENTENCES = {
  'list-already-imported': 'This list is already imported. Look at the members, or choose another file.',
  'born-too-early': 'Nobody is {years, number} years old. Check the date of birth on the ID.',
  'too-young': 'Members must be {least, number} or older. Check the date of birth on the ID.',
  'unknown-member': "The club doesn't have this member. Search by name or card.",
  'no-member-id': "{member} isn't a member ID. Use 1 to 40 lowercase letters, digits and hyphens, and no name.",
  'member-already-enrolled': 'The member ID {member} is already taken. Choose another one.',
  'merged-with-itself': 'Both cards belong to the same member. Choose two members.',
  'member-already-excluded': "This member is already excluded ({kind}). That holds until it's lifted.",
  'exclusion-ends-before-now': '{until} is in the past. Choose a later time, or leave the end open.',
  'exclusion-not-over': 'This member is excluded until {until}. Nobody can lift it before then.',
  'member-marked-so': "This member is already recorded as {works}. There's nothing to change.",
  'exclusion-keeps-record':
    'This member is excluded, so the record has to stay. Erase it after the exclusion is lifted.',
  'member-has-prizes':
    'This member has {count, plural, one {an unsettled prize} other {# unsettled prizes}}: {awards}. Settle {count, plural, one {it} other {them}} before you erase the record.',
  'member-waits':
    '{failures, plural, one {# wrong PIN} other {# wrong PINs}} in a row. Try again after {until}, or ask the club desk for a new PIN.',
} as const;

export const TERMS = {
  'exclusion.self-exclusion': 'self-exclusion',
  'exclusion.self-restriction': 'self-restriction',
  'exclusion.by-the-house': 'by the house',
  'exclusion.by-the-state': 'by the state',
  'works.employee': 'an employee',
  'works.proposition-player': 'a proposition player',
  'works.nobody': 'a player',
} as const;
