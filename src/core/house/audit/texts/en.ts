/** Where books and state disagree, for those who run the machine. */
export const AUDIT = {
  'audit.unbalanced': 'The trial balance is {amount}. It should be $0.00.',
  'audit.account': 'The books have {booked} on {account}. It should be {amount}.',
  'audit.box': 'Drop {drop} has more than the books have in its box.',
} as const;
