import { dollars } from '#core/money';
import { exactly, orBetter } from '#core/qualifying';
import { only, type PrizeText, range, silent, stated } from '#core/rulebook';
import { ID_OR_30_DAYS, SENSOR_STEPS } from '../common.ts';
import { bay101 } from './house.ts';

const METER_100_PERCENT: PrizeText = { type: 'meter', pool: 'main' };
const FIXED_10_TO_1000: PrizeText = { type: 'fixed', range: range(10, 1_000), from: 'reserve' };

export default bay101({
  key: 'bonus-hand-progressive-1-0',
  regulatorId: 'GEAR-001274',
  name: 'Bonus Hand Progressive Jackpot',
  aliases: ['v1.0'],
  kind: 'progressive-jackpot',
  mechanism: 'bonus-hand',
  summary:
    'A meter and fixed prizes for five-card hands in three table games; a fee may also be placed on the hand of the player-dealer.',
  games: [
    { name: 'Three Card Poker 6 Card Bonus', regulatorId: 'GEGA-004086' },
    { name: "Ultimate Texas Hold'em Bad Beat Bonus", regulatorId: 'GEGA-004177' },
    { name: 'Crazy 4 Poker', regulatorId: 'GEGA-004555' },
  ],
  construction: [
    {
      games: ['three-card-poker-6-card-bonus'],
      recipe: { ranking: 'five-card', parts: [{ from: 'own' }, { from: 'board' }] },
    },
    {
      games: ['ultimate-texas-holdem-bad-beat-bonus'],
      recipe: { ranking: 'five-card', parts: [{ from: 'hole' }, { from: 'board', first: 3 }] },
    },
    { games: ['crazy-4-poker'], recipe: { ranking: 'five-card', parts: [{ from: 'own' }] } },
  ],
  charts: [
    {
      key: 'A',
      label: 'Option A',
      group: 'chart',
      rows: [
        { key: 'royal-flush', label: 'Royal Flush', test: exactly('royal-flush'), prize: METER_100_PERCENT },
        {
          key: 'straight-flush',
          label: 'Straight Flush',
          test: exactly('straight-flush'),
          prize: { type: 'meter', pool: 'main', percent: 10 },
        },
        { key: 'four-of-a-kind', label: 'Quads', test: exactly('four-of-a-kind'), prize: FIXED_10_TO_1000 },
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
        {
          key: 'straight-flush-or-better',
          label: 'Straight Flush or better',
          test: orBetter('straight-flush'),
          prize: METER_100_PERCENT,
        },
        { key: 'four-of-a-kind', label: 'Quads', test: exactly('four-of-a-kind'), prize: FIXED_10_TO_1000 },
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
        {
          key: 'four-of-a-kind-or-better',
          label: 'Quads or better',
          test: orBetter('four-of-a-kind'),
          prize: METER_100_PERCENT,
        },
        { key: 'full-house', label: 'Full House', test: exactly('full-house'), prize: FIXED_10_TO_1000 },
        { key: 'flush', label: 'Flush', test: exactly('flush'), prize: FIXED_10_TO_1000 },
        { key: 'straight', label: 'Straight', test: exactly('straight'), prize: FIXED_10_TO_1000 },
      ],
    },
  ],
  prizes: [
    { key: 'progressive', label: 'Progressive pool', range: range(1_000, 250_000), forms: ['cash', 'check', 'chips'] },
    { key: 'fixed', label: 'Fixed prizes', range: range(10, 1_000), forms: ['chips'] },
  ],
  settlement: { holders: 'fee-space', unpayable: 'to-the-others', odd: { type: 'up', paidBy: 'house' } },
  funding: {
    source: { type: 'fees' },
    fee: {
      amount: only(1),
      charges: [{ perPosition: dollars(1), payer: 'player', optional: true }],
      onTopOfCollection: true,
      timing: 'before the deal',
    },
    feesTo: { type: 'split', toMeter: dollars(0.11), toReserve: dollars(0.89) },
    pools: [
      {
        key: 'main',
        label: 'Jackpot pool',
        progressive: true,
        range: range(1_000, 250_000),
        seed: range(1_000, 100_000),
        reseed: range(1_000, 100_000),
        daily: { range: range(25, 2_500), paidFrom: 'reserve' },
        cap: only(250_000),
        neverLowered: false,
      },
    ],
    reserve: {
      name: 'reserve fund',
      fedBy: ['89 cents per fee'],
      pays: ['reseed, at once', 'fixed prizes', 'administrative fee'],
    },
    shortfall: { coveredBy: 'house', repaid: { type: 'when-sufficient' } },
  },
  adminFee: { range: range(5, 20), per: 'table-hour', from: 'reserve', purpose: 'marketing and operation costs' },
  eligibility: {
    seated: stated('required'),
    backline: stated('where-the-game-allows'),
    playerDealer: stated('ineligible'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('eligible'),
    playersMin: stated(2),
    tournamentTables: stated('ineligible'),
    photoId: stated('required'),
    wager: stated('required'),
    fee: stated('own'),
    folded: silent('eligible'),
    misdeal: stated('disqualifies'),
    fouledDeck: stated('disqualifies'),
    discussion: stated('disqualifies'),
    others: [
      { topic: 'table', words: 'a fault of the equipment also voids the hand' },
      { topic: 'hand', words: 'backline uses the spaces of the seat' },
    ],
  },
  claims: {
    stated: true,
    clock: ID_OR_30_DAYS,
    unclaimedTo: { type: 'reserve' },
    verifiedBy: ['casino representative'],
    paidBy: 'casino representative',
    paidAs: ['cash', 'check', 'chips'],
    paperworkFirst: true,
  },
  noPurchase: { offered: true, adWording: true },
  procedure: SENSOR_STEPS,
  equipment: ["sensor discs ('hockey pucks')", 'keypad', 'fallback button', 'separate locked jackpot box'],
  posting: {
    items: [
      { words: 'games', shows: ['games'] },
      { words: 'dates and time periods', shows: ['times'] },
      { words: 'hands', shows: ['hands'] },
      { words: 'payout structure', shows: ['payout'] },
      { words: 'prize amount', shows: ['prizes'] },
      { words: 'NPN', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: { kept: ['records completed before payment'] },
  readings: [
    { issue: 'A second royal flush row in chart A', reading: 'is the straight' },
    { issue: 'Cents at once and a daily step', reading: 'are both posted, the step from the reserve' },
    { issue: 'Several hands and that of the player-dealer', reading: 'one equal share for each hand' },
    { issue: 'A player-dealer as fee payer', reading: 'not possible without a base wager' },
    { issue: 'Ten and a hundred percent in one round', reading: 'ten percent first' },
    { issue: 'The meter below its least amount', reading: 'is brought up from the reserve' },
  ],
});
