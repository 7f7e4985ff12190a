import { dollars } from '#core/money';
import { cardsOf, exactly } from '#core/qualifying';
import { atLeast, each, implied, only, range, stated } from '#core/rulebook';
import { SENSOR_STEPS } from '../common.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'ultimate-texas-holdem-progressive',
  regulatorId: 'GEGA-003977',
  name: "Ultimate Texas Hold'em Progressive Jackpot",
  kind: 'progressive-jackpot',
  otherKinds: ['fixed-jackpot'],
  mechanism: 'bonus-hand',
  summary: 'A royal flush wins a meter; a community royal, straight flushes and four of a kind win fixed amounts.',
  games: [{ name: "Ultimate Texas Hold'em", regulatorId: 'GEGA-003345' }],
  charts: [
    {
      key: 'hands',
      label: 'Qualifying hands',
      rowsTogether: false,
      rows: each({ games: ['ultimate-texas-holdem'] }, [
        {
          key: 'hands/1',
          label: 'Royal flush',
          test: exactly('royal-flush', { hole: 'one' }),
          prize: { type: 'meter', pool: 'main', sharing: 'each' },
        },
        {
          key: 'hands/2',
          label: 'Community royal (A-K-Q-J-10 of one suit, all on the board)',
          test: exactly('royal-flush', { over: [cardsOf('board')] }),
          prize: { type: 'fixed', range: only(1_000), from: 'reserve' },
        },
        {
          key: 'hands/3',
          label: 'Straight flush',
          test: exactly('straight-flush'),
          prize: { type: 'fixed', range: only(350), from: 'reserve' },
        },
        {
          key: 'hands/4',
          label: 'Four of a kind',
          test: exactly('four-of-a-kind'),
          prize: { type: 'fixed', range: only(200), from: 'reserve' },
        },
      ]),
    },
  ],
  prizes: [
    { key: 'progressive', label: 'Royal flush', forms: ['live casino chips'] },
    { key: 'community', label: 'Community royal', range: only(1_000), forms: [] },
    { key: 'straight-flush', label: 'Straight flush', range: only(350), forms: [] },
    { key: 'quads', label: 'Four of a kind', range: only(200), forms: [] },
  ],
  // Who may not place the fee has no part in what participating players divide.
  settlement: { unpayable: 'to-the-others' },
  funding: {
    source: { type: 'fees' },
    fee: {
      amount: only(1),
      charges: [{ perPosition: dollars(1), payer: 'player', optional: true }],
      onTopOfCollection: 'not-stated',
      timing: 'before the deal',
    },
    feesTo: { type: 'split', toMeter: dollars(0.31), toReserve: dollars(0.69) },
    pools: [
      {
        key: 'main',
        label: 'Posted prize',
        progressive: true,
        range: atLeast(1_000),
        seed: range(1_000, 100_000),
        reseed: range(1_000, 100_000),
      },
    ],
    reserve: { name: 'reserve fund', fedBy: ['fees'], pays: ['reseeds', 'fixed prizes', 'administrative fee'] },
    shortfall: { coveredBy: 'house', repaid: { type: 'not-stated' } },
  },
  adminFee: { range: range(8, 16), per: 'table-hour', from: 'reserve', purpose: 'computer system and technicians' },
  eligibility: {
    seated: stated('required'),
    backline: stated('ineligible'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: implied('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    playersMin: stated(2),
    wager: stated('required'),
    fee: stated('own'),
  },
  claims: {
    verifiedBy: ['floor person'],
    paidBy: 'Casino floor person',
    paidAs: ['live casino chips'],
    trayBelow: dollars(600),
    paperworkFirst: true,
  },
  noPurchase: { offered: true, adWording: true },
  procedure: SENSOR_STEPS,
  equipment: [
    "'hockey puck' disc in front of each betting position whose sensor detects a casino chip",
    "keypad: 'Coin In', hand buttons, 'J-pot', 'Game Over'",
    "key: 'JPH', 'Run'",
    'Game Manager',
  ],
  posting: {
    items: [
      { words: 'eligible games and times', shows: ['games', 'times'] },
      { words: 'qualifying hands and prizes', shows: ['hands', 'prizes'] },
      { words: 'collection fees', shows: ['fees'] },
      { words: 'payout structure', shows: ['payout'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: {
    kept: ['all money in and out, electronically and by hand, open to regulators', 'payouts and repayment of the seed'],
  },
  readings: [
    { issue: 'A third line in the fee split', reading: 'is a misprint' },
    { issue: 'A royal on the board', reading: 'is the community royal; the meter needs a hole card' },
    { issue: 'Straight flush or four of a kind on the board', reading: 'counts for every fee payer' },
    { issue: 'Folded hands', reading: 'do not count' },
    { issue: 'Who repays the seed', reading: 'the reserve' },
  ],
});
