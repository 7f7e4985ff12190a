import { dollars } from '#core/money';
import { atLeast, each, implied, only, range, silent, stated } from '#core/rulebook';
import { SENSOR_STEPS } from '../common.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'fortune-7-baccarat-progressive',
  regulatorId: 'GEGA-004430',
  name: 'Fortune 7 Baccarat Progressive Jackpot',
  kind: 'progressive-jackpot',
  otherKinds: ['fixed-jackpot'],
  mechanism: 'bonus-hand',
  summary: 'Two three-card sevens in baccarat win a shared meter, a shared prize or a prize for each.',
  games: [{ name: 'Fortune 7 Baccarat', regulatorId: 'GEGA-004346' }],
  charts: [
    {
      key: 'paytable-1',
      label: 'Paytable 1',
      rows: each({ games: ['fortune-7-baccarat'] }, [
        {
          key: 'paytable-1/1',
          label: 'Double Fortune 7 - exact match (Player and Banker three-card 7s with the same ranks and suits)',
          test: { type: 'coup', player: { totals: [7], cards: 3 }, banker: { totals: [7], cards: 3 }, alike: 'cards' },
          prize: { type: 'meter', pool: 'main' },
        },
        {
          key: 'paytable-1/2',
          label: 'Double Fortune 7 - same ranks',
          test: { type: 'coup', player: { totals: [7], cards: 3 }, banker: { totals: [7], cards: 3 }, alike: 'ranks' },
          prize: { type: 'fixed', range: only(5_000), from: 'reserve', sharing: 'split' },
        },
        {
          key: 'paytable-1/3',
          label: 'Double Fortune 7 (any)',
          test: { type: 'coup', player: { totals: [7], cards: 3 }, banker: { totals: [7], cards: 3 } },
          prize: { type: 'fixed', range: only(100), from: 'reserve' },
        },
      ]),
    },
  ],
  prizes: [
    { key: 'progressive', label: 'Exact match', forms: ['casino chips'] },
    { key: 'same-ranks', label: 'Same ranks', range: only(5_000), forms: ['casino chips'] },
    { key: 'double', label: 'Double Fortune 7', range: only(100), forms: ['casino chips'] },
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
    feesTo: { type: 'split', toMeter: dollars(0.2), toReserve: dollars(0.8) },
    pools: [
      {
        key: 'main',
        label: 'Posted prize',
        progressive: true,
        range: atLeast(1_000),
        seed: atLeast(1_000),
        reseed: atLeast(1_000),
      },
    ],
    reserve: { name: 'reserve fund', fedBy: ['fees'], pays: ['reseeds', 'fixed prizes', 'administrative fee'] },
    shortfall: { coveredBy: 'house', repaid: { type: 'not-stated' } },
  },
  adminFee: { range: range(8, 16), per: 'table-hour', from: 'reserve', purpose: 'computer system and technicians' },
  eligibility: {
    seated: stated('required'),
    backline: stated('ineligible'),
    playerDealer: implied('eligible'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: implied('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    playersMin: stated(2),
    wager: stated('required'),
    fee: stated('own'),
    folded: silent('eligible'),
  },
  claims: {
    verifiedBy: ['floor person'],
    paidBy: 'Casino floor person',
    paidAs: ['casino chips'],
    paperworkFirst: true,
  },
  noPurchase: { offered: true, adWording: true },
  procedure: SENSOR_STEPS,
  equipment: [
    "'hockey puck' disc in front of each betting position whose sensor detects a casino chip",
    "keypad: start, hand buttons, 'Game Over'",
    'Game Manager',
    'progressive meter',
    'locked box',
  ],
  posting: {
    items: [
      { words: 'eligible games and times', shows: ['games', 'times'] },
      { words: 'qualifying hands and prizes', shows: ['hands', 'prizes'] },
      { words: 'collection fees', shows: ['fees'] },
      { words: 'administrative fees', shows: ['admin-fee'] },
      { words: 'NPN information', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: { kept: ['all money in and out, electronically and by hand, open to regulators', 'repayment of the seed'] },
  readings: [
    { issue: 'Each or divided', reading: 'the meter and $5,000 are divided, $100 is for each' },
    { issue: 'An exact match', reading: 'in any order' },
    { issue: 'Rows within rows', reading: 'the best only' },
  ],
});
