import { refusals } from '#core/base';

export const SENTENCES = {
  'offering-of-other-activity': 'This is an offering of {given}, not of {activity}. Choose the activity that it names.',
  'outside-approval': '{what}: {given} is not approved. Approved is {approved}.',
  'not-in-approval': '{what}: {activity} has none. Leave it out of the offering.',
  'not-in-the-rulebook': 'There is no {what} "{given}". Choose from: {known}.',
  'charts-exclude-each-other': '{charts} may not be offered at the same time. Choose one of them.',
  'payouts-exclude-each-other': 'Payout structures {payouts} may not be in force at the same time. Choose one of them.',
  'rows-go-together': 'All hands of {chart} are offered together or none is. Add: {missing}.',
  'one-value-only': '{what} has one value, but {given} are given. Choose one of them.',
  'allocation-not-whole': 'The parts of a fee add up to {sum} percent. Let them add up to 100 percent.',
  'not-all-posted': '{activity} cannot start before this is chosen and posted: {missing}.',
  'posted-too-late': 'It was posted {posted} and is to start {starts}. Post it before it starts.',
  'locked-setting': '{what} may not change {since}. End this offering and post a new one.',
  'no-charge-for-table': '{activity} has no approved fee for {game}{limits}. Take no fee at this table.',
} as const;

export const refuse = refusals(SENTENCES);
