import { dollars } from '#core/money';
import { alike, cardsOf, orBetter, setAs } from '#core/qualifying';
import { charges, each, only, range, stated } from '#core/rulebook';
import { ASKED_FIRST_RULES, COLLECTION_STEPS } from '../common.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'cash-in-a-flash',
  name: 'Cash in a Flash Promotion',
  kind: 'fixed-jackpot',
  mechanism: 'bonus-hand',
  summary: 'A collection by betting limit pays $500 for the designated hand of each game.',
  games: [
    '13-Card (Chinese Poker)',
    'Pai Gow Poker',
    "Joker's Wild Pai Gow Poker",
    'Hawaiian Blackjack',
    'Blackjack Poker',
    'Pan 9',
  ],
  charts: [
    {
      key: 'hands',
      label: 'Qualifying hands',
      rowsTogether: false,
      rows: each({ prize: { type: 'fixed', range: only(500), from: 'pool' } }, [
        {
          key: 'hands/1',
          label: 'Suited aces of hearts',
          games: ['blackjack-poker', 'hawaiian-blackjack'],
          test: alike(2, ['A'], [cardsOf('own', 2)], { suits: 'h' }),
        },
        {
          key: 'hands/2',
          label: 'Home Run with 17 or more points',
          games: ['13-card-chinese-poker'],
          test: { type: 'home-run', points: 17 },
        },
        {
          key: 'hands/3',
          label: 'Any pair in front, full house or better in back, no jokers',
          games: ['jokers-wild-pai-gow-poker'],
          test: setAs({ front: orBetter('pair'), back: orBetter('full-house'), joker: 'none' }),
        },
        {
          key: 'hands/4',
          label: 'Any pair in front, full house or better in back, no jokers',
          games: ['pai-gow-poker'],
          test: setAs({ front: orBetter('pair'), back: orBetter('full-house'), joker: 'none' }),
        },
        {
          key: 'hands/5',
          label: 'Three 3s of the same colour',
          games: ['pan-9'],
          test: alike(3, ['3'], [cardsOf('own', 3)], { suits: 'same-colour' }),
        },
      ]),
    },
  ],
  prizes: [{ key: 'each', label: 'Designated hand', range: only(500), forms: ['cash', 'chips'] }],
  settlement: { holders: 'owner', askedFirst: true },
  funding: {
    source: { type: 'fees' },
    fee: {
      amount: range(0.5, 10),
      charges: [
        ...charges({ games: ['13-card-chinese-poker'], payer: 'table' }, [
          { betMin: dollars(5), betMax: dollars(5), perTable: dollars(1) },
          { betMin: dollars(10), betMax: dollars(10), perTable: dollars(1) },
          { betMin: dollars(25), perTable: dollars(1) },
        ]),
        ...charges(
          { games: ['pai-gow-poker', 'jokers-wild-pai-gow-poker', 'pan-9'], payer: 'positions-and-player-dealer' },
          [
            { betMin: dollars(5), betMax: dollars(50), perPosition: dollars(0.5), fromPlayerDealer: dollars(2) },
            { betMin: dollars(10), betMax: dollars(100), perPosition: dollars(1), fromPlayerDealer: dollars(2) },
            { betMin: dollars(25), betMax: dollars(100), perPosition: dollars(1), fromPlayerDealer: dollars(2) },
            { betMin: dollars(50), betMax: dollars(100), perPosition: dollars(1), fromPlayerDealer: dollars(2) },
            { betMin: dollars(25), betMax: dollars(200), perPosition: dollars(2), fromPlayerDealer: dollars(3) },
            { betMin: dollars(50), betMax: dollars(300), perPosition: dollars(2), fromPlayerDealer: dollars(4) },
            { betMin: dollars(100), betMax: dollars(300), perPosition: dollars(2), fromPlayerDealer: dollars(4) },
            { betMin: dollars(100), betMax: dollars(500), perPosition: dollars(3), fromPlayerDealer: dollars(5) },
            { betMin: dollars(300), betMax: dollars(500), perPosition: dollars(3), fromPlayerDealer: dollars(5) },
            { betMin: dollars(300), betMax: dollars(1_000), perPosition: dollars(5), fromPlayerDealer: dollars(7) },
            { betMin: dollars(500), betMax: dollars(2_000), perPosition: dollars(10), fromPlayerDealer: dollars(10) },
            { betMin: dollars(1_000), betMax: dollars(5_000), perPosition: dollars(10), fromPlayerDealer: dollars(10) },
          ],
        ),
        ...charges({ games: ['blackjack-poker', 'hawaiian-blackjack'], payer: 'positions-and-player-dealer' }, [
          { betMin: dollars(2), betMax: dollars(10), perPosition: dollars(0.5), fromPlayerDealer: dollars(2) },
          { betMin: dollars(5), betMax: dollars(25), perPosition: dollars(0.5), fromPlayerDealer: dollars(2) },
          { betMin: dollars(5), betMax: dollars(50), perPosition: dollars(0.5), fromPlayerDealer: dollars(2) },
          { betMin: dollars(10), betMax: dollars(100), perPosition: dollars(1), fromPlayerDealer: dollars(2) },
          { betMin: dollars(25), betMax: dollars(100), perPosition: dollars(1), fromPlayerDealer: dollars(2) },
          { betMin: dollars(25), betMax: dollars(200), perPosition: dollars(2), fromPlayerDealer: dollars(4) },
          { betMin: dollars(25), betMax: dollars(300), perPosition: dollars(2), fromPlayerDealer: dollars(4) },
          { betMin: dollars(50), betMax: dollars(300), perPosition: dollars(2), fromPlayerDealer: dollars(4) },
          { betMin: dollars(100), betMax: dollars(500), perPosition: dollars(3), fromPlayerDealer: dollars(5) },
          { betMin: dollars(200), betMax: dollars(500), perPosition: dollars(3), fromPlayerDealer: dollars(5) },
          { betMin: dollars(300), betMax: dollars(1_000), perPosition: dollars(5), fromPlayerDealer: dollars(7) },
          { betMin: dollars(500), betMax: dollars(1_000), perPosition: dollars(5), fromPlayerDealer: dollars(7) },
        ]),
        { perTable: dollars(1), payer: 'table' },
      ],
      onTopOfCollection: 'not-stated',
      timing: 'before the deal',
    },
    feesTo: { type: 'pool', pool: 'main' },
    pools: [
      {
        key: 'main',
        label: 'Prize pool',
        neverLowered: false,
      },
    ],
    reserve: { name: 'jackpot fund', fedBy: ['fees'], pays: ['reseeds', 'fixed prizes', 'administrative fee'] },
    shortfall: { coveredBy: 'house', repaid: { type: 'not-stated' } },
  },
  adminFee: { range: only(4), per: 'table-hour', from: 'fund', purpose: 'running costs' },
  eligibility: {
    seated: stated('not-required'),
    backline: stated('eligible'),
    propositionPlayers: stated('ineligible'),
    playersMin: stated(3),
    fee: stated('by-charge'),
    others: [
      { topic: 'hand', words: 'whoever wagers and pays the collection is a player' },
      { topic: 'table', words: 'what a proposition player’s hand would win goes back to the fund' },
    ],
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
  equipment: ['separate locked Jackpot Collection Box', 'electronic message boards'],
  posting: {
    items: [
      {
        words:
          'rules and procedures in writing on the floor before play, framed outside the Cage, in the Rulebook at the Card Desk',
        shows: ['procedure'],
      },
      { words: 'fee at each table', shows: ['fees'] },
      { words: 'prizes continuously on electronic boards', shows: ['prizes'] },
      { words: 'flyers', shows: ['procedure'] },
      { words: 'admin fee in advance', shows: ['admin-fee'] },
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
    { issue: 'Three or four players', reading: 'three live, four dealt at a no-purchase table' },
    { issue: 'A dollar for all hands', reading: 'the chart holds; a dollar where it is silent' },
    { issue: 'The missing seed chart', reading: 'the house sets the seed' },
    { issue: 'Hawaiian Blackjack', reading: 'pays as Blackjack Poker' },
  ],
});
