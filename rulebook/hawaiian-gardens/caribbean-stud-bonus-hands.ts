import { dollars } from '#core/money';
import { exactly, orBetter } from '#core/qualifying';
import { atLeast, charges, each, only, range, stated } from '#core/rulebook';
import { ASKED_FIRST_RULES, COLLECTION_STEPS } from '../common.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'caribbean-stud-bonus-hands',
  name: 'Caribbean Stud Poker Designated Bonus Hands Jackpot',
  kind: 'progressive-jackpot',
  mechanism: 'bonus-hand',
  summary: 'Four prizes in Caribbean Stud shared by the holder of the hand and the player-dealer.',
  games: ['Caribbean Stud Poker'],
  charts: [
    {
      key: 'bonus',
      label: 'Designated bonus hands',
      rowsTogether: false,
      rows: each({ games: ['caribbean-stud-poker'] }, [
        {
          key: 'bonus/1',
          label: 'Straight flush',
          test: orBetter('straight-flush'),
          prize: { type: 'meter', pool: 'straight-flush' },
        },
        {
          key: 'bonus/2',
          label: 'Four of a kind',
          test: exactly('four-of-a-kind'),
          prize: { type: 'meter', pool: 'quads' },
        },
        {
          key: 'bonus/3',
          label: 'Full house',
          test: exactly('full-house'),
          prize: { type: 'meter', pool: 'full-house' },
        },
        { key: 'bonus/4', label: 'Flush', test: exactly('flush'), prize: { type: 'meter', pool: 'flush' } },
      ]),
    },
  ],
  payouts: [
    {
      key: 'win-or-push',
      label: 'Bonus hand wins or pushes',
      applies: { type: 'result', result: 'not-lost' },
      shares: { hand: 90, 'player-dealer': 10 },
    },
    {
      key: 'lose',
      label: 'Bonus hand loses',
      applies: { type: 'result', result: 'lost' },
      shares: { hand: 80, 'player-dealer': 20 },
    },
  ],
  prizes: [
    { key: 'straight-flush', label: 'Straight flush prize', forms: [] },
    { key: 'quads', label: 'Four of a kind prize', forms: [] },
    { key: 'full-house', label: 'Full house prize', forms: [] },
    { key: 'flush', label: 'Flush prize', forms: [] },
  ],
  settlement: { holders: 'by-wager', unpayable: 'to-the-others', askedFirst: true },
  funding: {
    source: { type: 'fees' },
    fee: {
      amount: range(0.5, 1),
      charges: charges({ games: ['caribbean-stud-poker'], payer: 'first-position' }, [
        { betMin: dollars(5), betMax: dollars(50), perTable: dollars(0.5) },
        { betMin: dollars(10), betMax: dollars(100), perTable: dollars(0.5) },
        { betMin: dollars(50), betMax: dollars(300), perTable: dollars(1) },
      ]),
      onTopOfCollection: 'not-stated',
      timing: 'before the deal',
    },
    feesTo: { type: 'allocated' },
    pools: [
      {
        key: 'straight-flush',
        label: 'Straight flush prize',
        progressive: true,
        range: atLeast(1_000),
        seed: atLeast(1_000),
        reseed: only(1_000),
        neverLowered: false,
      },
      {
        key: 'quads',
        label: 'Four of a kind prize',
        progressive: true,
        range: atLeast(500),
        seed: atLeast(500),
        reseed: only(500),
        neverLowered: false,
      },
      {
        key: 'full-house',
        label: 'Full house prize',
        progressive: true,
        range: atLeast(200),
        seed: atLeast(200),
        reseed: only(200),
        neverLowered: false,
      },
      {
        key: 'flush',
        label: 'Flush prize',
        progressive: true,
        range: atLeast(50),
        seed: atLeast(50),
        reseed: only(50),
        neverLowered: false,
      },
    ],
    reserve: { name: 'jackpot fund', fedBy: ['fees'], pays: ['seeds', 'reseeds', 'administrative fee'] },
    shortfall: { coveredBy: 'house', repaid: { type: 'not-stated' } },
  },
  adminFee: { range: only(4), per: 'table-hour', from: 'fund', purpose: 'running costs' },
  eligibility: {
    seated: stated('not-required'),
    backline: stated('eligible'),
    playerDealer: stated('eligible'),
    propositionPlayers: stated('ineligible'),
    playersMin: stated(4),
    fee: stated('table'),
  },
  claims: {
    verifiedBy: ['casino staff (unnamed)'],
    paidBy: 'Cage',
    paidAs: ['cash', 'chips'],
  },
  noPurchase: {
    offered: true,
    hours: '24 hours a day',
    handsMin: 4,
    dealerPlaysEmptySeats: true,
    rules: ASKED_FIRST_RULES,
  },
  procedure: COLLECTION_STEPS,
  equipment: ['separate locked Jackpot Collection Box secured to the table', 'electronic message board'],
  posting: {
    items: [
      {
        words:
          'rules and collection procedures in writing on the floor before play, framed outside the Cage, and in the Gaming Activity Rulebook at the Card Desk',
        shows: ['procedure'],
      },
      { words: 'fee at each table', shows: ['fees'] },
      { words: 'current prize on the electronic message board', shows: ['prizes'] },
      { words: 'administrative fee in advance', shows: ['admin-fee'] },
    ],
  },
  records: {
    kept: [
      'collections of each table and day',
      'opening, play, closing and transactions of each table',
      'winnings as the law asks',
    ],
  },
  readings: [
    { issue: 'The losing case', reading: '80% to the player, 20% to the player-dealer' },
    { issue: 'Two hands of one category', reading: 'share its prize' },
    { issue: 'A royal flush', reading: 'is the best straight flush' },
    { issue: 'Who pays the fee', reading: 'the first position, for the table' },
    { issue: 'A proposition player’s part', reading: 'goes to the others in the hit, else it stays' },
  ],
});
