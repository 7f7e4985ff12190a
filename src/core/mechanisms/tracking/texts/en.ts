export const SENTENCES = {
  'credits-not-posted': "What a swipe earns and what credits buy aren't posted. Enter both before you open it.",
  'credit-time-not-posted':
    "The time of play that earns credits isn't posted. Enter the minutes, for all games or for each.",
  'minutes-for-no-game': "There's no game {game}. Spell it as the tables do.",
  'no-tracking': "{activity} doesn't track play. Choose a promotion that does.",
  'may-not-enroll': "This person can't take part. Not met: {why}.",
  'may-not-swipe': "{player} can't earn hours or credits now. Not met: {why}.",
  'enrolled-before': '{player} already has a card in this promotion.',
  'not-enrolled': '{player} has no card in this promotion. Enroll the player first.',
  'play-not-tracked': "Club cards aren't tracked for {activity}. Open tracking first; hours come only from swipes.",
  'tracked-several-times': 'Play is tracked in several promotions: {promotions}. Choose the one that counts.',
  'reward-not-valued': '{prize} has no value. Enter one within the approved range.',
  'card-sits-elsewhere': '{player} is seated at table {known}, not table {table}. Move the seat first.',
  'card-not-at-table': 'Nobody who could be {player} is seated at table {table}. Seat the player there first.',
  'not-seated': "This player isn't at a table. There's nothing to leave.",
  'wrong-pin': "The PIN is wrong. The account doesn't open without the right one.",
  'redeem-needs-id': 'Credits are redeemed only with an unexpired photo ID. Ask for it now.',
  'redeem-outside-period':
    'Credits can be redeemed only {period, select, both {from {from} to {to}} from {from {from} on} to {until {to}} other {in the approved season}}. At any other time they are void.',
  'unknown-reward': "There's no prize {prize} for credits. Choose one of: {known}.",
  'no-rewards': "This promotion has no prizes for credits, so {prize} can't be redeemed.",
  'credits-short':
    '{prize} costs {costs, plural, one {# credit} other {# credits}}, and the card has {has, number}. Choose a smaller prize, or earn more credits.',
} as const;
