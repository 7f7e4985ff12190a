import { dollars } from '#core/money';
import { exactly } from '#core/qualifying';
import { atLeast, each, implied, only, range, stated } from '#core/rulebook';
import { SENSOR_STEPS } from '../common.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'fortune-pai-gow-poker-progressive',
  regulatorId: 'GEGA-003976',
  name: 'Fortune Pai Gow Poker Progressive',
  kind: 'progressive-jackpot',
  otherKinds: ['fixed-jackpot'],
  mechanism: 'bonus-hand',
  summary: 'Five aces win a meter, perhaps shared with the room; other hands fixed amounts.',
  games: [{ name: 'Pai Gow Poker with the Fortune Bonus Bet', regulatorId: 'GEGA-002814' }],
  charts: [
    {
      key: 'hands',
      label: 'Qualifying hands',
      rows: each({ games: ['pai-gow-poker-with-the-fortune-bonus-bet'] }, [
        {
          key: 'hands/1',
          label: 'Five aces',
          test: exactly('five-aces'),
          prize: { type: 'meter', pool: 'main', sharing: 'each' },
        },
        {
          key: 'hands/2',
          label: 'Five of a kind',
          test: exactly('five-of-a-kind'),
          prize: { type: 'fixed', range: only(1_000), from: 'reserve' },
        },
        {
          key: 'hands/3',
          label: 'Royal flush',
          test: exactly('royal-flush'),
          prize: { type: 'fixed', range: only(500), from: 'reserve' },
        },
        {
          key: 'hands/4',
          label: 'Straight flush',
          test: exactly('straight-flush'),
          prize: { type: 'fixed', range: only(200), from: 'reserve' },
        },
        {
          key: 'hands/5',
          label: 'Four of a kind',
          test: exactly('four-of-a-kind'),
          prize: { type: 'fixed', range: only(100), from: 'reserve' },
        },
      ]),
    },
  ],
  payouts: [
    { key: 'A', label: 'Option A', applies: { type: 'chosen', rows: ['hands/1'] }, shares: { hand: 100, room: 0 } },
    { key: 'B', label: 'Option B', applies: { type: 'chosen', rows: ['hands/1'] }, shares: { hand: 40, room: 60 } },
    { key: 'C', label: 'Option C', applies: { type: 'chosen', rows: ['hands/1'] }, shares: { hand: 50, room: 50 } },
  ],
  prizes: [
    { key: 'progressive', label: 'Five aces', forms: [] },
    { key: 'five-kind', label: 'Five of a kind', range: only(1_000), forms: [] },
    { key: 'royal', label: 'Royal flush', range: only(500), forms: [] },
    { key: 'straight-flush', label: 'Straight flush', range: only(200), forms: [] },
    { key: 'quads', label: 'Four of a kind', range: only(100), forms: [] },
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
    feesTo: { type: 'split', toMeter: dollars(0.14), toReserve: dollars(0.86) },
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
    shortfall: { coveredBy: 'house', repaid: { type: 'when-sufficient' } },
  },
  adminFee: { range: range(8, 16), per: 'table-hour', from: 'reserve', purpose: 'computer system and technicians' },
  eligibility: {
    seated: stated('required'),
    backline: stated('ineligible'),
    playerDealer: stated('eligible'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: implied('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    playersMin: stated(2),
    tournamentTables: stated('ineligible'),
    wager: stated('required'),
    fee: stated('own'),
    severalHands: stated('each'),
    prizeLimit: stated('none'),
  },
  claims: {
    verifiedBy: ['casino representative', 'supervisor'],
    paidBy: 'casino representative',
    paidAs: ['live casino chips'],
    trayBelow: dollars(600),
    paperworkFirst: true,
  },
  noPurchase: { offered: true, adWording: true },
  procedure: SENSOR_STEPS,
  equipment: [
    "'hockey puck' disc in front of each betting position whose sensor detects a casino chip",
    "keypad: 'Coin In', hand buttons, 'J-pot', 'END GAME'",
    "key: 'JPH', 'Run'",
    'Game Manager',
    'dice cup as backup',
  ],
  posting: {
    items: [
      { words: 'eligible games and times', shows: ['games', 'times'] },
      { words: 'qualifying hands and prizes', shows: ['hands', 'prizes'] },
      { words: 'payout structure', shows: ['payout'] },
      { words: 'jackpot fees', shows: ['fees'] },
      { words: 'full progressive amount at all times', shows: ['times', 'pool'] },
      { words: 'payout option in use, on the casino floor', shows: ['payout'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: {
    kept: [
      'all money in and out, electronically and by hand, open to regulators',
      'seed, repayment and every change of the reserve',
    ],
  },
  readings: [
    { issue: 'The hitter and the room share', reading: 'takes part' },
    { issue: 'A second hit', reading: 'the hand’s percentage from the reserve; the room once' },
    { issue: 'Nobody else paid', reading: 'the hitter is the room' },
    { issue: 'Jokers', reading: 'by the base game' },
  ],
});
