export const SENTENCES = {
  'station-unknown-here': 'This is no station of the house, or its key is not right. Ask an administrator to enrol it.',
  'badge-or-pin-wrong': 'Badge or PIN is not right. Try again.',
  'nobody-signed-on': 'Nobody is signed on at this station.',
  'name-yourself':
    'Two people govern this house, so changes carry a name. Add --by ID, and --second ID where rights are given.',
  'no-such-code': 'This code is not known, was used, or ran out. Ask an administrator for a new one.',
  'no-private-record': 'Name, badge and PIN of {person} are not kept here. They were erased, or never given.',
  'badge-taken': 'This badge belongs to somebody else. Take another one.',
} as const;
