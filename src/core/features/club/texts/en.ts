export const SENTENCES = {
  'too-young': 'Nobody below {least} is enrolled. Look at the birthday on the paper again.',
  'unknown-member': 'The club has no member {member}. Look for the name or the card.',
  'no-member-id': '{member} is no id for a member. Take 1 to 40 lower-case letters, digits and hyphens, and no name.',
  'member-already-enrolled': "{member} is somebody's id already. Take another.",
  'merged-with-itself': '{member} is one member already. Name two.',
  'member-already-excluded': '{member} is excluded already ({kind}). It stays so until it is lifted.',
  'exclusion-ends-before-now': '{until} is over. Choose a moment to come, or none.',
  'exclusion-not-over': 'The exclusion of {member} holds until {until}, whoever asks. Come back then.',
  'exclusion-keeps-record':
    '{member} is excluded, and without the record nobody could keep the person out. Erase it when that is lifted.',
  'member-has-prizes': 'Prizes of {member} are not settled: awards {awards}. Settle them before the record is erased.',
  'member-waits': '{failures} wrong PINs in a row. No PIN is taken until {until}. The club desk can set a new one.',
} as const;
