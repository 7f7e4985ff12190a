/** What is wrong in a file of a house's own activities or offerings. */
export const TERMS = {
  'file.whole': 'the file',
  'file.field-not-known': 'There is no such field here.',
  'file.expected': 'Expected {problem}.',
  'file.expected-but-found': 'Expected {problem}, found {found}.',
  'file.one-of': 'one of {values}',
  'file.missing': 'This is missing.',
  'file.missing-and-wanted': 'This is missing. It should be {wanted}.',
  'file.not-json': 'This is not JSON: {reason}.',
  'file.not-opened': "The file can't be opened.",
  'file.name-taken': 'Another activity already uses the id {id} or the key {key}. Choose other names.',
  'file.no-such-jurisdiction': "This jurisdiction isn't known here. Write one of {known}, or leave it out.",
  'file.key-twice': 'Another "{key}" comes before this one. Rename one of them.',
  'file.key-for-games': '{key} for {games}',
  'file.no-row-in-chart': 'The chart has no row "{row}". Its rows are: {rows}.',
  'file.no-row': 'There is no row "{row}".',
  'file.no-such-game': 'No base game is called "{game}", so its hands can\'t be verified.',
  'file.no-pool-of': 'There is no pool "{pool}". The pools are: {pools}.',
  'file.no-pools': 'There is no pool "{pool}". This activity has no pools.',
  'file.no-pool': 'There is no pool "{pool}".',
  'file.beat-missing': 'This hand has to be beaten, so say who is paid: add "beat".',
  'file.shares-too-large': "The shares add up to {sum, number} percent. They can't be more than 100.",
  'file.fee-not-whole': "The parts for the meter and the reserve don't add up to the fee.",
  'file.fee-missing': 'Fees are split, but there is no fee. Add "fee" or leave out "feesTo".',
  'file.schema-title': 'An activity of a house',
  'file.schema-description':
    'What a house may offer, within what limits, and by which clause. Amounts are whole cents.',
} as const;

/** How a house's own approval is headed and posted where its file does not say so, as an approval says it. */
export const shared = { claimsHeading: 'Claims', notice: 'Posted before and while it runs.' } as const;
