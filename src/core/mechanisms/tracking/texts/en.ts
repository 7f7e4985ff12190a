export const SENTENCES = {
  'no-tracking': '{activity} does not track play. Choose a promotion that does.',
  'may-not-enrol': 'This person may not take part. Not met: {why}.',
  'enrolled-before': '{player} has a card in this promotion already.',
  'not-enrolled': '{player} has no card in this promotion. Enrol them first.',
  'play-not-tracked':
    'No club cards are tracked for {activity}. Hours come from swiped cards alone: open the tracking first.',
  'tracked-several-times': 'Play is tracked in several promotions: {promotions}. Name the one that counts.',
  'reward-not-valued':
    'What {prize} is worth is not declared. Declare it: prizes for credits lie within the approved range.',
  'card-sits-elsewhere': '{player} sits at table {known}, not at table {table}. Move the seat first.',
  'not-seated': 'This player is at no table. There is nothing to leave.',
  'wrong-pin': 'The PIN is not right. Nothing of the account is shown without it.',
  'redeem-needs-id': 'Credits are redeemed with unexpired photo ID only. Ask for it now.',
  'redeem-outside-period': 'Credits are redeemed from {from} to {to} only. Outside that they have lapsed.',
  'unknown-reward': 'There is no prize {prize} for credits. There are: {known}.',
  'credits-short': '{prize} costs {costs} credits and the card has {has}. Play on, or choose a smaller prize.',
} as const;
