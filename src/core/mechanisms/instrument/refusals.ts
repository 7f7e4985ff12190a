import { refusals } from '#core/base';

export const SENTENCES = {
  'no-such-instrument': (f: { kind: string; activity: string }) =>
    `${f.activity} has no ${f.kind} on offer. Choose a kind that is posted.`,
  'number-in-use': (f: { id: string }) =>
    `Number ${f.id} was issued before. Give every coupon and chip its own number.`,
  'price-not-below-face': (f: { price: string; face: string }) =>
    `The price of ${f.price} is not below the face of ${f.face}. Sell below face.`,
  'not-for-sale': (f: { kind: string }) => `${f.kind} is given, never sold. Take no money for it.`,
  'all-sold': (f: { sales: number }) => `All ${f.sales} sales that were posted are made. Nothing more is sold.`,
  'sale-not-posted': (f: { kind: string }) =>
    `No times are posted at which ${f.kind}s are sold and played. Post both before the first sale.`,
  'no-sale-now': (f: { from: string; to: string }) => `Sales are from ${f.from} to ${f.to} only. Sell none now.`,
  'games-missing': (_: Record<never, never>) => 'No game is named on it. Name the games in which it can be played.',
  'game-not-covered': (f: { game: string; activity: string }) =>
    `${f.activity} does not cover ${f.game}. Name games that it covers.`,
  'expiry-missing': (_: Record<never, never>) => 'No last moment stands on it. Say until when it can be played.',
  'expires-after-end': (f: { expires: string; end: string }) =>
    `It would be good until ${f.expires}, but the promotion is over ${f.end}. Let it end by then.`,
  'not-played-now': (f: { from: string; to: string }) => `It is played from ${f.from} to ${f.to} only.`,
  'game-not-named': (f: { id: string; games: string; game: string }) =>
    `${f.id} is for ${f.games}, not for ${f.game}. Play it there.`,
  'person-may-not-play': (f: { why: string }) => `This person may not take part. Not met: ${f.why}.`,
  'seat-of-another': (f: { table: number; seat: number; member: string; holder: string }) =>
    `At seat ${f.seat} of table ${f.table} sits member ${f.member}, not ${f.holder}. Only its holder plays it.`,
  'scanned-twice': (f: { id: string }) => `${f.id} was scanned twice for one wager. It counts once.`,
  'unknown-instrument': (f: { id: string }) => `There is no coupon or chip ${f.id}. Check its number.`,
  'not-the-holder': (f: { id: string; holder: string }) =>
    `${f.id} belongs to ${f.holder} and cannot be given away. Only ${f.holder} plays it.`,
  'not-playable': (f: { id: string; where: string }) => `${f.id} cannot be played: ${f.where}.`,
  'no-voucher': (f: { id: string }) => `${f.id} is no voucher any more. There is nothing to exchange.`,
  'instrument-expired': (f: { id: string; until: string }) => `${f.id} was good until ${f.until}. Take it in.`,
  'bet-not-approved': (f: { bet: string; approved: string }) =>
    `Not for ${f.bet} bets. It goes on ${f.approved} bets only.`,
  'kinds-mixed': (_: Record<never, never>) => 'Two kinds lie on one wager. Play one kind at a time.',
  'one-per-wager': (f: { count: number }) => `${f.count} lie on one wager. One wager takes one only.`,
  'both-sides': (f: { side: string; other: string }) =>
    `One lies on ${f.other} in this round. ${f.side} takes live chips only.`,
  'face-not-parted': (f: { staked: string; face: string }) =>
    `${f.staked} was to be played of a face of ${f.face}. A face is played whole, on one wager.`,
  'live-chips-mixed': (f: { live: string }) =>
    `${f.live} in live chips lie on the same bet. It is played alone: move the live chips.`,
  'live-wager-short': (f: { live: string; face: string }) =>
    `The live wager is ${f.live}. It must be at least the face of ${f.face}.`,
  'live-wager-not-equal': (f: { live: string; face: string }) =>
    `The live wager is ${f.live}. It must equal the face of ${f.face}.`,
  'wager-in-use': (f: { wager: string }) => `Wager ${f.wager} lies already. Settle it first.`,
  'unknown-wager': (f: { wager: string }) => `There is no open wager ${f.wager}. It is settled, or was never placed.`,
  'own-player-dealer': (f: { holder: string }) =>
    `${f.holder} played it and cannot have banked the hand too. Enter who was the player-dealer.`,
  'nothing-to-redeem': (f: { id: string }) =>
    `Nothing is due for ${f.id}. The cage pays for those lost or won as posted, once, to the player-dealer.`,
};

export const refuse = refusals(SENTENCES);
