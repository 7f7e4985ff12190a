import { dollars } from '#core/money';
import { exactly } from '#core/qualifying';
import { only, type PrizeText, range, stated } from '#core/rulebook';
import { ID_OR_30_DAYS, SENSOR_STEPS } from '../common.ts';
import { bay101 } from './house.ts';

const METER_100_PERCENT: PrizeText = { type: 'meter', pool: 'main' };
const METER_10_PERCENT: PrizeText = { type: 'meter', pool: 'main', percent: 10 };
const FIXED_10_TO_1000: PrizeText = { type: 'fixed', range: range(10, 1_000), from: 'reserve' };

export default bay101({
  key: 'bonus-hand-progressive-1-1',
  regulatorId: 'GEAR-001407',
  name: 'Bonus Hand Progressive Jackpot v1.1',
  kind: 'progressive-jackpot',
  mechanism: 'bonus-hand',
  summary: 'A pool and fixed prizes for five-card hands in three table games, for players’ hands only.',
  games: [
    { name: 'Crazy 4 Poker', regulatorId: 'GEGR-000691' },
    { name: 'Three Card Poker 6 Card Bonus', regulatorId: 'GEGR-000724' },
    { name: "Ultimate Texas Hold'em Bad Beat Bonus", regulatorId: 'GEGR-000725' },
  ],
  construction: [
    { games: ['crazy-4-poker'], recipe: { ranking: 'five-card', parts: [{ from: 'own' }] } },
    {
      games: ['three-card-poker-6-card-bonus'],
      recipe: { ranking: 'five-card', parts: [{ from: 'own' }, { from: 'player-dealer', skip: 1 }] },
    },
    {
      games: ['ultimate-texas-holdem-bad-beat-bonus'],
      recipe: { ranking: 'five-card', parts: [{ from: 'hole' }, { from: 'board', first: 3 }] },
    },
  ],
  charts: [
    {
      key: 'A',
      label: 'Option A',
      group: 'chart',
      rows: [
        { key: 'royal-flush', label: 'Royal Flush', test: exactly('royal-flush'), prize: METER_100_PERCENT },
        {
          key: 'straight-flush-except-royal',
          label: 'Straight Flush',
          test: exactly('straight-flush'),
          prize: METER_10_PERCENT,
        },
        { key: 'four-of-a-kind', label: 'Four of a Kind', test: exactly('four-of-a-kind'), prize: FIXED_10_TO_1000 },
        { key: 'full-house', label: 'Full House', test: exactly('full-house'), prize: FIXED_10_TO_1000 },
        { key: 'flush', label: 'Flush', test: exactly('flush'), prize: FIXED_10_TO_1000 },
        { key: 'straight', label: 'Straight', test: exactly('straight'), prize: FIXED_10_TO_1000 },
      ],
    },
    {
      key: 'B',
      label: 'Option B',
      group: 'chart',
      rows: [
        { key: 'royal-flush', label: 'Royal Flush', test: exactly('royal-flush'), prize: METER_100_PERCENT },
        {
          key: 'straight-flush-K',
          label: 'King High Straight Flush',
          test: exactly('straight-flush', { from: ['K'], to: ['K'] }),
          prize: METER_100_PERCENT,
        },
        {
          key: 'straight-flush-except-royal-K',
          label: 'Straight Flush',
          test: exactly('straight-flush', { to: ['Q'] }),
          prize: METER_10_PERCENT,
        },
        { key: 'four-of-a-kind', label: 'Four of a Kind', test: exactly('four-of-a-kind'), prize: FIXED_10_TO_1000 },
        { key: 'full-house', label: 'Full House', test: exactly('full-house'), prize: FIXED_10_TO_1000 },
        { key: 'flush', label: 'Flush', test: exactly('flush'), prize: FIXED_10_TO_1000 },
        { key: 'straight', label: 'Straight', test: exactly('straight'), prize: FIXED_10_TO_1000 },
      ],
    },
    {
      key: 'C',
      label: 'Option C',
      group: 'chart',
      rows: [
        { key: 'royal-flush', label: 'Royal Flush', test: exactly('royal-flush'), prize: METER_100_PERCENT },
        {
          key: 'straight-flush-K',
          label: 'King High Straight Flush',
          test: exactly('straight-flush', { from: ['K'], to: ['K'] }),
          prize: METER_100_PERCENT,
        },
        {
          key: 'straight-flush-Q',
          label: 'Queen High Straight Flush',
          test: exactly('straight-flush', { from: ['Q'], to: ['Q'] }),
          prize: METER_100_PERCENT,
        },
        {
          key: 'straight-flush-except-royal-K-Q',
          label: 'Straight Flush',
          test: exactly('straight-flush', { to: ['J'] }),
          prize: METER_10_PERCENT,
        },
        { key: 'four-of-a-kind', label: 'Four of a Kind', test: exactly('four-of-a-kind'), prize: FIXED_10_TO_1000 },
        { key: 'full-house', label: 'Full House', test: exactly('full-house'), prize: FIXED_10_TO_1000 },
        { key: 'flush', label: 'Flush', test: exactly('flush'), prize: FIXED_10_TO_1000 },
        { key: 'straight', label: 'Straight', test: exactly('straight'), prize: FIXED_10_TO_1000 },
      ],
    },
  ],
  prizes: [
    { key: 'progressive', label: 'Prize pool', range: range(1_000, 250_000), forms: ['cash', 'check', 'live-chips'] },
    { key: 'fixed', label: 'Fixed prizes', range: range(10, 1_000), forms: ['cash', 'check', 'live-chips'] },
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
        range: range(1_000, 250_000),
        seed: range(1_000, 101_000),
        reseed: range(1_000, 101_000),
        cap: only(250_000),
      },
    ],
    reserve: {
      name: 'v1.1 reserve fund',
      fedBy: ['89 cents per fee', 'whole fee at cap'],
      pays: ['reseed', 'fixed prizes', 'administrative fee', 'posted increases', 'odd chips', 'seed reimbursement'],
    },
    shortfall: { coveredBy: 'house', repaid: { type: 'when-sufficient' } },
    raise: { from: 'reserve', funded: true },
  },
  adminFee: { range: range(5, 20), per: 'table-hour', from: 'reserve', purpose: 'expenses of administering' },
  eligibility: {
    seated: stated('required'),
    backline: stated('where-the-game-allows'),
    playerDealer: stated('ineligible'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('eligible'),
    playersMin: stated(2),
    tournamentTables: stated('ineligible'),
    wager: stated('required'),
    fee: stated('own'),
    folded: stated('eligible'),
    severalHands: stated('each'),
    prizeLimit: stated('none'),
    others: [
      { topic: 'play-time', words: 'none is asked' },
      { topic: 'hand', words: 'the result of the base game does not matter' },
    ],
  },
  claims: {
    clock: ID_OR_30_DAYS,
    unclaimedTo: { type: 'reserve' },
    verifiedBy: ['casino representative'],
    paidBy: 'casino representative',
    paidAs: ['cash', 'check', 'live-chips'],
    paperworkFirst: true,
  },
  noPurchase: { offered: true, adWording: true },
  procedure: SENSOR_STEPS,
  equipment: [
    'GLI-certified software and digital reader on each table',
    'malfunction: jackpot not offered',
    "'Pay Jackpot' + authorization card swipe records win in game management system",
    "'End Game' resets",
  ],
  posting: {
    items: [
      { words: 'games', shows: ['games'] },
      { words: 'dates and time periods', shows: ['times'] },
      { words: 'qualifying hand chart', shows: ['hands'] },
      { words: 'pool amount', shows: ['pool'] },
      { words: 'each fixed prize', shows: ['prizes'] },
      { words: "date and time of casino's increase", shows: ['times', 'pool'] },
      { words: 'amount of increase', shows: ['pool'] },
      { words: 'jackpot fees', shows: ['fees'] },
      { words: 'administrative fees', shows: ['admin-fee'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: { kept: ['all money collected and paid out; open to regulators and law enforcement'] },
  readings: [
    { issue: 'Only seated players, and backline allowed', reading: 'the backline rule holds' },
    { issue: 'Growth each day, and solely by fees', reading: 'cents at once, no daily step' },
    { issue: 'Ten percent below a fixed prize', reading: 'never substituted' },
    { issue: 'The pool below its least amount', reading: 'is brought up from the reserve' },
  ],
});
