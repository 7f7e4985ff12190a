import { dollars } from '#core/money';
import { exactly, orBetter } from '#core/qualifying';
import { atLeast, charges, each, only, range, stated } from '#core/rulebook';
import { ASKED_FIRST_RULES, COLLECTION_STEPS } from '../common.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'caribbean-stud-jackpot',
  name: 'Caribbean Stud Poker Jackpot',
  kind: 'bad-beat-jackpot',
  otherKinds: ['progressive-jackpot'],
  mechanism: 'bad-beat',
  summary: 'The two best hands of a Caribbean Stud table decide among three prizes shared with the table.',
  games: ['Caribbean Stud Poker'],
  charts: [
    {
      key: 'jackpots',
      label: 'Qualifying jackpot hands',
      rowsTogether: false,
      rows: each({ games: ['caribbean-stud-poker'] }, [
        {
          key: 'jackpots/1',
          label: 'Bad Beat Jackpot - Second Hand: any flush',
          test: exactly('flush'),
          beatenBy: { label: 'First Hand: a higher flush or better', test: orBetter('flush') },
          prize: { type: 'meter', pool: 'bad-beat' },
        },
        {
          key: 'jackpots/2',
          label: 'Super Jackpot - Second Hand: a full house',
          test: exactly('full-house'),
          beatenBy: { label: 'First Hand: a higher full house or better', test: orBetter('full-house') },
          prize: { type: 'meter', pool: 'super' },
        },
        {
          key: 'jackpots/3',
          label: 'Royal Jackpot - Second Hand: a straight or less',
          test: { type: 'category', category: 'straight', reach: 'or-lower' },
          beatenBy: { label: 'First Hand: royal flush', test: exactly('royal-flush') },
          prize: { type: 'meter', pool: 'royal' },
        },
      ]),
    },
  ],
  payouts: [
    {
      key: 'bad-beat',
      label: 'Bad Beat Jackpot',
      applies: { type: 'row', rows: ['jackpots/1'] },
      shares: { 'losing-hand': 60, 'winning-hand': 20, table: 20 },
    },
    {
      key: 'super',
      label: 'Super Jackpot',
      applies: { type: 'row', rows: ['jackpots/2'] },
      shares: { 'losing-hand': 60, 'winning-hand': 20, table: 20 },
    },
    {
      key: 'royal',
      label: 'Royal Jackpot',
      applies: { type: 'row', rows: ['jackpots/3'] },
      shares: { 'losing-hand': 20, 'winning-hand': 60, table: 20 },
    },
  ],
  prizes: [
    { key: 'bad-beat', label: 'Bad Beat Jackpot', forms: [] },
    { key: 'super', label: 'Super Jackpot', forms: [] },
    { key: 'royal', label: 'Royal Jackpot', forms: [] },
  ],
  settlement: {
    holders: 'by-wager',
    unpayable: 'all-to-the-others',
    beat: { loser: 'second-best', pays: 'structure', table: 'not-folded' },
    askedFirst: true,
  },
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
        key: 'bad-beat',
        label: 'Bad Beat Jackpot',
        progressive: true,
        range: atLeast(1_000),
        seed: atLeast(1_000),
        reseed: only(1_000),
        neverLowered: false,
      },
      {
        key: 'super',
        label: 'Super Jackpot',
        progressive: true,
        range: atLeast(2_000),
        seed: atLeast(2_000),
        reseed: only(2_000),
        neverLowered: false,
      },
      {
        key: 'royal',
        label: 'Royal Jackpot',
        progressive: true,
        range: atLeast(3_000),
        seed: atLeast(3_000),
        reseed: only(3_000),
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
    { issue: 'First and second hand', reading: 'the two best of all hands in play' },
    { issue: 'A beaten four of a kind', reading: 'wins nothing' },
    { issue: 'A folded hand', reading: 'neither qualifies nor shares' },
    { issue: 'Nobody left to share', reading: 'the part stays in the fund' },
  ],
});
