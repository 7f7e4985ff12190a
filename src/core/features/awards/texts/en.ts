export const SENTENCES = {
  'id-not-needed': 'Award {award} waits for no ID. It can be paid.',
  'method-not-fitting': 'Award {award} is to be {how}. Choose that.',
  'not-from-the-tray': '{amount} is not paid from the tray. {limit} paid there; pay this one at the cage.',
  'handed-out-at-desk':
    'Award {award} is for {what} of a promotion that runs here. Give them out at the promotions desk.',
  'form-first': 'Award {award}, {what}, needs a tax form: {form}. Fill it in with the winner, then hand it over.',
  'no-checks': '{activity} is not paid by check. It is paid as: {forms}.',
  'slip-not-written': 'Award {award} is not paid. Its slip is written when it is.',
  'tray-is-whole': 'The tray of table {table} is whole. There is nothing to reimburse.',
  'award-not-paid': 'Award {award} is not paid. There is no payment to back out.',
  'payment-first': 'Award {award} is paid. Back out its payment first.',
  'award-forfeited': 'Award {award} was not claimed in time, and its money has gone where the rule says. It stays so.',
} as const;
