export const SENTENCES = {
  'opening-incomplete': 'The house can’t open yet. Still missing: {missing}.',
  'opening-under-way': 'The house is being set up right now. Wait a moment.',
  'approval-unknown': '{approval} isn’t in the book of approvals. Choose from the list.',
  'jurisdiction-unknown': 'Houseway doesn’t know the jurisdiction {jurisdiction}. Choose from the list.',
  'badge-of-other-founder': 'The other person already has badge {badge}. Use another one.',
  'logo-not-usable':
    'The logo has to be a PNG or JPEG picture of at most {kb, number} KB and {pixels, number} pixels a side. Choose another file.',
  'journal-not-empty': 'There is already a journal with events here. Start it with houseway serve.',
} as const;

export const TERMS = {
  'opening.name': 'the name of the house',
  'opening.license': 'the license number',
  'opening.zone': 'the time zone',
  'opening.approvals': 'at least one approval',
  'opening.first': 'the first person',
  'opening.second': 'the second person',
} as const;
