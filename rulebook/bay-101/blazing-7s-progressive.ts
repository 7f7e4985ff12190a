import { dollars } from '#core/money';
import { alike, cardsOf } from '#core/qualifying';
import { only, type PrizeText, range, silent, stated } from '#core/rulebook';
import { ID_OR_30_DAYS, SENSOR_STEPS } from '../common.ts';
import { bay101 } from './house.ts';

const METER_100_PERCENT: PrizeText = { type: 'meter', pool: 'main' };
const METER_10_PERCENT: PrizeText = { type: 'meter', pool: 'main', percent: 10 };
const FIXED_5_TO_5000: PrizeText = { type: 'fixed', range: range(5, 5_000), from: 'reserve' };

export default bay101({
  key: 'blazing-7s-progressive',
  regulatorId: 'GEAR-001276',
  name: 'Blazing 7s Progressive Jackpot',
  kind: 'progressive-jackpot',
  mechanism: 'bonus-hand',
  summary: 'Sevens in the first two cards and the card face up of the player-dealer win a meter or fixed prizes.',
  games: [{ name: 'No Bust 21st Century Blackjack', regulatorId: 'GEGA-001197' }],
  charts: [
    {
      key: 'A',
      label: 'Option A',
      group: 'chart',
      groupStated: false,
      rows: [
        {
          key: '777-specified-suit',
          label: 'Three Sevens - specified suit',
          test: alike(3, ['7'], [cardsOf('own', 2), cardsOf('player-dealer', 1)], { suits: 'posted' }),
          prize: METER_100_PERCENT,
        },
        {
          key: '777-suited',
          label: 'Three Sevens - suited',
          test: alike(3, ['7'], [cardsOf('own', 2), cardsOf('player-dealer', 1)], { suits: 'suited' }),
          prize: METER_10_PERCENT,
        },
        {
          key: '777-same-color',
          label: 'Three Sevens - same color',
          test: alike(3, ['7'], [cardsOf('own', 2), cardsOf('player-dealer', 1)], { suits: 'same-colour' }),
          prize: FIXED_5_TO_5000,
        },
        {
          key: '777',
          label: 'Three Sevens',
          test: alike(3, ['7'], [cardsOf('own', 2), cardsOf('player-dealer', 1)]),
          prize: FIXED_5_TO_5000,
        },
        {
          key: '77-suited',
          label: 'Two Sevens - suited',
          test: alike(2, ['7'], [cardsOf('own', 2)], { suits: 'suited' }),
          prize: FIXED_5_TO_5000,
        },
        {
          key: '77-first-two',
          label: "Two Sevens (Player's first two cards)",
          test: alike(2, ['7'], [cardsOf('own', 2)]),
          prize: FIXED_5_TO_5000,
        },
        {
          key: '7-first-two',
          label: "One Seven (Player's first two cards)",
          test: alike(1, ['7'], [cardsOf('own', 2)]),
          prize: { type: 'fixed', range: range(1, 50), from: 'reserve' },
        },
      ],
    },
    {
      key: 'B',
      label: 'Option B',
      group: 'chart',
      groupStated: false,
      rows: [
        {
          key: '777-specified-suit',
          label: 'Three Sevens - specified suit',
          test: alike(3, ['7'], [cardsOf('own', 2), cardsOf('player-dealer', 1)], { suits: 'posted' }),
          prize: METER_100_PERCENT,
        },
        {
          key: '777-suited',
          label: 'Three Sevens - suited',
          test: alike(3, ['7'], [cardsOf('own', 2), cardsOf('player-dealer', 1)], { suits: 'suited' }),
          prize: METER_10_PERCENT,
        },
        {
          key: '777-same-color',
          label: 'Three Sevens - same color',
          test: alike(3, ['7'], [cardsOf('own', 2), cardsOf('player-dealer', 1)], { suits: 'same-colour' }),
          prize: FIXED_5_TO_5000,
        },
        {
          key: '777',
          label: 'Three Sevens',
          test: alike(3, ['7'], [cardsOf('own', 2), cardsOf('player-dealer', 1)]),
          prize: FIXED_5_TO_5000,
        },
        {
          key: '77-suited',
          label: 'Two Sevens - suited',
          test: alike(2, ['7'], [cardsOf('own', 2)], { suits: 'suited' }),
          prize: FIXED_5_TO_5000,
        },
        {
          key: '77-first-two',
          label: "Two Sevens (Player's first two cards)",
          test: alike(2, ['7'], [cardsOf('own', 2)]),
          prize: FIXED_5_TO_5000,
        },
      ],
    },
    {
      key: 'C',
      label: 'Option C',
      group: 'chart',
      groupStated: false,
      rows: [
        {
          key: '777-specified-suit',
          label: 'Three Sevens - specified suit',
          test: alike(3, ['7'], [cardsOf('own', 2), cardsOf('player-dealer', 1)], { suits: 'posted' }),
          prize: METER_100_PERCENT,
        },
        {
          key: '777-suited',
          label: 'Three Sevens - suited',
          test: alike(3, ['7'], [cardsOf('own', 2), cardsOf('player-dealer', 1)], { suits: 'suited' }),
          prize: METER_100_PERCENT,
        },
        {
          key: '777-same-color',
          label: 'Three Sevens - same color',
          test: alike(3, ['7'], [cardsOf('own', 2), cardsOf('player-dealer', 1)], { suits: 'same-colour' }),
          prize: FIXED_5_TO_5000,
        },
        {
          key: '777',
          label: 'Three Sevens',
          test: alike(3, ['7'], [cardsOf('own', 2), cardsOf('player-dealer', 1)]),
          prize: FIXED_5_TO_5000,
        },
        {
          key: '77-suited',
          label: 'Two Sevens - suited',
          test: alike(2, ['7'], [cardsOf('own', 2)], { suits: 'suited' }),
          prize: FIXED_5_TO_5000,
        },
        {
          key: '77-first-two',
          label: "Two Sevens (Player's first two cards)",
          test: alike(2, ['7'], [cardsOf('own', 2)]),
          prize: FIXED_5_TO_5000,
        },
      ],
    },
  ],
  prizes: [
    { key: 'progressive', label: 'Progressive pool', range: range(1_000, 500_000), forms: ['not stated'] },
    { key: 'fixed', label: 'Fixed prizes', range: range(5, 5_000), forms: ['chips'] },
    { key: 'one-seven', label: 'One Seven (option A)', range: range(1, 50), forms: ['chips'] },
  ],
  settlement: { holders: 'every-bettor', unpayable: 'to-the-others', odd: { type: 'up', paidBy: 'house' } },
  funding: {
    source: { type: 'fees' },
    fee: {
      amount: only(1),
      charges: [{ perPosition: dollars(1), payer: 'player', optional: true }],
      onTopOfCollection: 'not-stated',
      timing: 'before the deal',
    },
    feesTo: { type: 'split', toMeter: dollars(0.11), toReserve: dollars(0.89) },
    pools: [
      {
        key: 'main',
        label: 'Jackpot pool',
        progressive: true,
        range: range(1_000, 500_000),
        seed: range(1_000, 50_000),
        reseed: range(1_000, 499_000),
        cap: only(500_000),
        neverLowered: false,
      },
    ],
    reserve: {
      name: 'Blazing 7s reserve fund',
      fedBy: ['89 cents per fee', 'all fees at cap'],
      pays: ['reseed', 'fixed prizes', 'administrative fee', 'seed reimbursement'],
    },
    shortfall: { coveredBy: 'house', repaid: { type: 'when-sufficient' } },
  },
  adminFee: { range: range(5, 20), per: 'table-hour', from: 'reserve', purpose: 'computer system and technicians' },
  eligibility: {
    seated: stated('required'),
    backline: stated('eligible'),
    playerDealer: stated('ineligible'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('eligible'),
    playersMin: stated(2),
    tournamentTables: stated('ineligible'),
    wager: stated('required'),
    fee: stated('own'),
    folded: silent('eligible'),
    prizeLimit: stated('none'),
  },
  claims: {
    clock: ID_OR_30_DAYS,
    unclaimedTo: { type: 'reserve' },
    verifiedBy: ['casino representative'],
    paidBy: 'casino representative',
    paidAs: ['chips'],
    paperworkFirst: true,
  },
  designates: ['suit'],
  noPurchase: { offered: true, adWording: true },
  procedure: SENSOR_STEPS,
  equipment: [
    'GLI-certified software and digital reader',
    'supervisor confirm + representative card swipe records win in Game Manager and adjusts meter',
    "monitor shows amount; 'money bag' icon prints win page",
    "'End Game' resets",
    'after swipe, back-out only by Game Manager manual adjustment',
  ],
  posting: {
    items: [
      { words: 'games and time periods', shows: ['games', 'times'] },
      { words: 'hands', shows: ['hands'] },
      { words: 'payout structure', shows: ['payout'] },
      { words: 'prize amount', shows: ['prizes'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: { kept: ['all money collected and paid out; open to regulators and law enforcement'] },
  readings: [
    { issue: 'The share of the player-dealer’s hand', reading: 'cannot arise: there is no such fee space' },
    { issue: 'Two suited sevens', reading: 'are those of the first two cards' },
    { issue: 'One seven below the general range', reading: 'its own row holds' },
    { issue: 'After ten percent', reading: 'the meter runs on and is brought up to its least amount' },
  ],
});
