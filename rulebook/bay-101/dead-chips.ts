import { instrument } from '#core/mechanisms/instrument/terms';
import { range, silent, stated } from '#core/rulebook';
import { bay101 } from './house.ts';

export default bay101({
  key: 'dead-chips',
  regulatorId: 'GEAR-001322',
  name: 'Dead Chip Promotion',
  kind: 'chip-promotion',
  mechanism: 'instrument',
  summary: 'Chips without cash value, bought below their face and played until lost.',
  scope: 'all-table-games',
  prizes: [{ key: 'dead-chips', label: 'Dead Chips (face value)', range: range(5, 20_000), forms: ['dead-chips'] }],
  settlement: { holders: 'every-bettor', unpayable: 'to-the-others', odd: { type: 'up', paidBy: 'house' } },
  funding: { source: { type: 'house' } },
  eligibility: {
    seated: stated('required'),
    backline: stated('where-the-game-allows'),
    playerDealer: stated('ineligible'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    fee: stated('not-required'),
    folded: silent('eligible'),
    others: [
      { topic: 'exclusions', words: 'only who bought dead chips' },
      { topic: 'transfer', words: 'neither exchanged, refunded nor given away' },
      { topic: 'hand', words: 'no wager mixes dead and live chips' },
      { topic: 'hand', words: 'never on both sides of one round' },
      { topic: 'table', words: 'they end with the promotional period' },
      { topic: 'hand', words: 'collection and jackpot fees are paid in live chips only' },
      { topic: 'table', words: 'where the number of sales is limited, who comes first buys first' },
    ],
  },
  claims: {
    verifiedBy: ['casino representative'],
    paidBy: 'player-dealer',
    paidAs: ['live-chips'],
  },
  settings: [
    { key: 'face', label: 'Face value of one sale', value: { type: 'money', ...range(5, 20_000) } },
    { key: 'sales', label: 'Sales at most', value: { type: 'count', from: 1, clause: 'Eligibility matrix' } },
  ],
  runs: [
    instrument({
      kinds: [
        {
          type: 'dead-chip',
          stake: 'alone',
          pays: 'game-odds',
          uses: 'until-lost',
          cagePays: 'on-loss',
          startsAs: 'itself',
          isSold: true,
        },
      ],
      bets: ['base', 'bonus'],
      perWager: 'any-number',
      bothSides: 'barred',
      names: ['expiry'],
      redemptionFee: false,
    }),
  ],
  noPurchase: { offered: false },
  procedure: [
    { who: 'player', does: 'buys at the posted cage window' },
    { who: 'cashier', does: 'records the sale' },
    { who: 'player', does: 'plays the chips; wins are paid in live chips' },
    { who: 'representative', does: 'redeems a lost chip at face for the player-dealer' },
  ],
  equipment: ['designated cage window', "chips visibly different, marked promotional and 'no cash value'"],
  posting: {
    items: [
      { words: 'dates/times to purchase', shows: ['times'] },
      { words: 'dates/times to use', shows: ['times'] },
      { words: 'how to purchase', shows: ['procedure'] },
      { words: 'price and chips received', shows: ['settings'] },
      { words: 'how to wager and redeem', shows: ['procedure'] },
      { words: 'games and tables', shows: ['games'] },
      { words: 'maximum number of buy-ins if limited', shows: ['settings'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: { kept: ['patron name', 'date and time of buy-in', 'buy-in amount', 'Dead Chips issued', 'cashier name'] },
  readings: [
    { issue: 'What the approved amount measures', reading: 'the face issued in one sale, and the price is below it' },
    { issue: 'What a winning dead chip pays', reading: 'the odds of the game on its face' },
  ],
});
