import { dollars } from '#core/money';
import { cardsOf, exactly } from '#core/qualifying';
import { atLeast, each, implied, only, range, stated } from '#core/rulebook';
import { SENSOR_STEPS } from '../common.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'three-card-poker-progressive',
  regulatorId: 'GEGA-003954',
  name: 'Three Card Poker Progressive Jackpot',
  kind: 'progressive-jackpot',
  otherKinds: ['fixed-jackpot'],
  mechanism: 'bonus-hand',
  summary: 'Suited ace-king-queen wins a meter and an envy bonus for the others; other straight flushes a fixed prize.',
  games: [{ name: 'Three Card Poker 6 Card Bonus', regulatorId: 'GEGA-000329' }],
  charts: [
    {
      key: 'hands',
      label: 'Qualifying hands',
      rowsTogether: false,
      rows: each({ games: ['three-card-poker-6-card-bonus'] }, [
        {
          key: 'hands/1',
          label: 'Ace, King, Queen suited',
          test: { type: 'ranks', ranks: ['A', 'K', 'Q'], suits: 'suited', over: [cardsOf('own')] },
          prize: { type: 'meter', pool: 'main', sharing: 'each' },
          extras: [{ key: 'envy', to: 'fee-payers', evenIfFolded: true, range: only(100), from: 'reserve' }],
        },
        {
          key: 'hands/2',
          label: 'Straight flush other than A-K-Q',
          test: exactly('straight-flush', { to: ['K'] }),
          prize: { type: 'fixed', range: only(100), from: 'reserve' },
        },
      ]),
    },
  ],
  prizes: [
    { key: 'progressive', label: 'A-K-Q suited', range: atLeast(3_000), forms: ['live casino chips'] },
    { key: 'straight-flush', label: 'Straight flush', range: only(100), forms: ['casino chips'] },
    { key: 'envy', label: 'Envy bonus', range: only(100), forms: ['casino chips'] },
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
        range: atLeast(3_000),
        seed: only(3_000),
        reseed: only(3_000),
      },
    ],
    reserve: { name: 'reserve fund', fedBy: ['fees'], pays: ['reseeds', 'fixed prizes', 'administrative fee'] },
    shortfall: { coveredBy: 'house', repaid: { type: 'not-stated' } },
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
    folded: stated('ineligible'),
    prizeLimit: stated('none'),
  },
  claims: {
    verifiedBy: ['floor person', 'surveillance'],
    paidBy: 'floor person',
    paidAs: ['live casino chips'],
    trayBelow: dollars(100.01),
    paperworkFirst: true,
    paperwork: 'prize agreement',
  },
  noPurchase: { offered: true, adWording: true },
  procedure: SENSOR_STEPS,
  equipment: [
    "'hockey puck' disc in front of each betting position whose sensor detects a casino chip",
    "keypad: 'Coin In', hand buttons, 'J-Pot', 'Game Over'",
    "key: 'JPH', 'Run'",
    'Game Manager',
    'locked box',
  ],
  posting: {
    items: [
      { words: 'eligible games and times', shows: ['games', 'times'] },
      { words: 'qualifying hands and prizes', shows: ['hands', 'prizes'] },
      { words: 'administrative fees', shows: ['admin-fee'] },
      { words: 'NPN information', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: {
    kept: [
      'all money in and out, electronically and by hand, open to regulators',
      'prize agreement with its yellow copy',
    ],
  },
  readings: [
    { issue: 'Envy for a hitter', reading: 'for others’ hits only' },
    { issue: 'Which hand has it', reading: 'ace-king-queen only' },
    { issue: 'The cards', reading: 'the player’s own three' },
    { issue: 'A second hit', reading: 'from the reserve' },
  ],
});
