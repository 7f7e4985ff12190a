export const SENTENCES = {
  'id-not-needed': "Prize {award} isn't waiting for ID. It can be paid.",
  'method-not-fitting':
    "Prize {award} has to be {how, select, paid {paid, since it's money} other {handed over, since it isn't money}}. Choose that.",
  'not-from-the-tray':
    "{amount} can't be paid from the tray. {limit, select, below {Only prizes below {below} are paid there.} table {Only prizes won at a table are paid there.} other {None of these prizes are paid there.}} Pay it at the cage.",
  'paid-at-the-cage': 'Prize {award} is paid at the cage. Send the winner there with the prize number.',
  'payer-verified-it':
    'You verified prize {award} alone, and it is {amount}. From {below} up, somebody else has to pay it or approve it.',
  'paid-enough-alone':
    'Today you have paid {paid} in prizes that only you verified, and {most} is the limit. Somebody else has to pay prize {award} or approve it.',
  'handed-out-at-desk':
    'Prize {award} is for {what, select, tickets {tickets} other {points}} of a promotion running here. Give them out at the promotions desk.',
  'waits-for-surveillance':
    'Prize {award} is waiting for surveillance. Pay it when surveillance has confirmed the play.',
  'paperwork-first':
    'Prize {award} needs its paperwork first ({paper}). Complete it with the winner, check it off, then pay.',
  'play-not-awaited': 'Nothing from review {review} is waiting for surveillance anymore. Check the list.',
  'form-first':
    '{form, select, none {Prize {award} ({what}) needs a tax form for its value.} other {Prize {award} ({what}) needs a tax form: {form}.}} Fill it out with the winner, then hand over the prize.',
  'no-checks': "{activity} isn't paid by check. Choose another way to pay.",
  'slip-not-written': "Prize {award} isn't paid yet. The slip prints with the payment.",
  'tray-is-whole': 'The cage owes the tray of table {table} nothing. There is nothing to reimburse.',
  'award-not-paid': "Prize {award} isn't paid. There is no payment to back out.",
  'payment-first': 'Prize {award} is paid. Back out its payment first.',
  'award-forfeited':
    "Prize {award} wasn't claimed in time. The money went where the rules say, so it can't be backed out.",
  'award-of-round': 'Prize {award} was won in a round of a table game. Back out that round.',
} as const;
