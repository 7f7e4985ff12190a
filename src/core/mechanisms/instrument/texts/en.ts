export const SENTENCES = {
  'no-such-instrument': "{activity} doesn't offer {kind}. Choose a kind that is posted.",
  'number-in-use': 'Number {id} was already issued. Give every coupon and chip its own number.',
  'price-not-below-face': "The price of {price} isn't below the face value of {face}. Sell below face value.",
  'price-missing': 'No price is entered. Sell below the face value of {face}.',
  'not-for-sale': "You can't sell {kind}, only give it away. Take no money for it.",
  'all-sold':
    '{sales, plural, one {The only posted sale has been made} other {All # posted sales have been made}}. Nothing more can be sold.',
  'sale-not-posted': 'No times are posted for selling and playing {kind}. Post both before the first sale.',
  'no-sale-now': "Sales are only from {from} to {to}. You can't sell any now.",
  'games-missing': 'No game is named on it. Enter the games it can be played in.',
  'game-not-covered': "{activity} doesn't cover {game}. Choose games that it covers.",
  'expiry-missing': 'No expiration date. Enter one.',
  'expires-after-end': 'It would be good until {expires}, but the promotion ends {end}. Let it expire by then.',
  'not-played-now': 'It can be played only from {from} to {to}.',
  'game-not-named': "{id} is for {games}. It can't be played in {game}.",
  'person-may-not-play': "This person can't take part. Not met: {why}.",
  'seat-of-another': "Seat {seat} at table {table} is {member}'s, not {holder}'s. Only the holder can play it.",
  'scanned-twice': '{id} was scanned twice for one bet. It counts once.',
  'unknown-instrument': "There's no coupon or chip {id}. Check the number.",
  'not-the-holder': "{id} belongs to {holder} and can't be given away. Only {holder} can play it.",
  'not-playable':
    "{id} can't be played. {where, select, voucher {It's a voucher: exchange it for a chip first.} wagered {It's already on a bet.} owed {The player-dealer has it.} other {It's spent, voided or expired.}}",
  'no-voucher': "{id} isn't a voucher anymore. There's nothing to exchange.",
  'instrument-expired': '{id} expired {until}. Collect it.',
  'bet-not-approved':
    "{bet, select, bonus {It can't be played on a bonus bet. Play it on a base bet.} other {It can't be played on a base bet. Play it on a bonus bet.}}",
  'kinds-mixed': 'Two kinds on one bet. Play one kind at a time.',
  'one-per-wager': '{count, plural, one {# is} other {# are}} on one bet. Only one is allowed.',
  'both-sides': 'This player already has one on {other}. Only live chips on {side}.',
  'face-not-parted': 'Only {staked} of {face} was bet. Play the full face value on one bet.',
  'live-chips-mixed': '{live} in live chips is on the same bet. Move the live chips.',
  'live-chips-beside': 'Live chips are on the same bet. Move the live chips.',
  'live-wager-short': 'The live bet is {live}. It must be at least the face value of {face}.',
  'live-wager-not-equal': 'The live bet is {live}. It must equal the face value of {face}.',
  'wager-in-use': 'Bet {wager} is already down. Settle it first.',
  'unknown-wager': "There's no open bet {wager}. It was settled, or never placed.",
  'own-player-dealer':
    "{holder} played it, so {holder} can't be the player-dealer of that hand. Enter who was the player-dealer.",
  'nothing-to-redeem':
    'Nothing is due for {id}. The cage pays the player-dealer once, for those lost or won as posted.',
} as const;

export const TERMS = {
  'coupon.match-play': 'match play',
  'coupon.free-play': 'free play',
  'coupon.bonus-play': 'bonus play',
  'coupon.dead-chip': 'promo chips',
  'coupon.any': 'coupons',
  'side.player': 'Player',
  'side.banker': 'Banker',
  /** What is left to do before the promotion can end. */
  'unfinished.coupons': '{amount} in coupons or chips is still out',
} as const;
