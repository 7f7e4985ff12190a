import { instrument } from '#core/mechanisms/instrument/terms';
import { atLeast, range, silent, stated } from '#core/rulebook';
import { bay101 } from './house.ts';

export default bay101({
  key: 'match-free-bonus-play',
  regulatorId: 'GEAR-001278',
  name: 'Match Play / Free Play / Bonus Play',
  aliases: ['Match Play Promotion', 'Match Play Coupon', 'Free Play Chip', 'Bonus Play Chip'],
  kind: 'coupon',
  mechanism: 'instrument',
  summary:
    'Coupons and chips that the house gives: a match for a live wager, a free wager, a wager kept until it loses.',
  scope: 'all-table-games',
  prizes: [
    { key: 'match-play', label: 'Match Play Coupon', range: range(5, 500), forms: ['live-chips'] },
    { key: 'free-play', label: 'Free Play Chip', range: range(5, 500), forms: ['live-chips'] },
    { key: 'bonus-play', label: 'Bonus Play Chip', range: range(5, 500), forms: ['live-chips'] },
  ],
  settlement: { holders: 'every-bettor', unpayable: 'to-the-others', odd: { type: 'up', paidBy: 'house' } },
  funding: { source: { type: 'house' } },
  eligibility: {
    seated: stated('required'),
    backline: stated('eligible'),
    playerDealer: stated('ineligible'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    playersMin: stated(2),
    tournamentTables: stated('ineligible'),
    wager: stated('required'),
    fee: stated('not-required'),
    folded: silent('eligible'),
    prizeLimit: stated('none'),
    others: [
      { topic: 'hand', words: 'one item for one base wager, never on a bonus bet or on both sides' },
      { topic: 'transfer', words: 'neither exchanged nor given away; only the player-dealer redeems' },
      { topic: 'table', words: 'match play ends on the date shown' },
      { topic: 'table', words: 'collection fees are still due and can’t be paid with coupons or promo chips' },
    ],
  },
  claims: {
    verifiedBy: ['casino representative'],
    paidBy: 'player-dealer, reimbursed by the house at the cage',
    paidAs: ['live-chips'],
  },
  settings: [
    { key: 'face', label: 'Face value', value: { type: 'money', ...range(5, 500) } },
    {
      key: 'redemptionFee',
      label: 'Redemption fee',
      value: { type: 'money', ...atLeast(0), clause: 'Funding' },
      isAsked: true,
    },
  ],
  runs: [
    instrument({
      kinds: [
        {
          type: 'match-play',
          stake: 'equal-live',
          pays: 'even',
          uses: 'one-decision',
          cagePays: 'on-win',
          startsAs: 'itself',
          isSold: false,
        },
        {
          type: 'free-play',
          stake: 'alone',
          pays: 'even',
          uses: 'one-decision',
          cagePays: 'on-win',
          startsAs: 'voucher',
          isSold: false,
        },
        {
          type: 'bonus-play',
          stake: 'alone',
          pays: 'even',
          uses: 'until-lost',
          cagePays: 'on-loss',
          startsAs: 'voucher',
          isSold: false,
        },
      ],
      bets: ['base'],
      perWager: 'one',
      bothSides: 'barred',
      names: ['games', 'expiry'],
      redemptionFee: true,
    }),
  ],
  noPurchase: { offered: false },
  procedure: [
    { who: 'patron', does: 'gets a coupon or voucher' },
    { who: 'representative', does: 'checks, logs and exchanges vouchers for chips' },
    { who: 'player', does: 'plays it on a base wager and pays the redemption fee' },
    { who: 'representative', does: 'settles with the player-dealer at the cage' },
  ],
  equipment: ['vouchers', 'distinct chips', 'drop box', 'cage log'],
  posting: {
    items: [
      { words: 'dates and time periods', shows: ['times'] },
      { words: 'games', shows: ['games'] },
      { words: 'procedures to redeem', shows: ['procedure'] },
      { words: 'amounts', shows: ['prizes'] },
      { words: 'expiration dates', shows: ['times', 'settings'] },
      { words: 'redemption fee', shows: ['fees'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: { kept: ['voucher redemption log', 'coupon/chip exchange log'] },
  readings: [
    { issue: 'The redemption fee has no range', reading: 'it is posted, and may be nothing' },
    { issue: 'A push', reading: 'costs no second redemption fee' },
    { issue: 'A winning bonus chip', reading: 'stays with the player' },
  ],
});
