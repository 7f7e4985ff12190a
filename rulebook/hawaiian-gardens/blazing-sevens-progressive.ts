import { dollars } from '#core/money';
import { alike, cardsOf } from '#core/qualifying';
import { atLeast, each, implied, only, range, silent, stated } from '#core/rulebook';
import { SENSOR_STEPS } from '../common.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'blazing-sevens-progressive',
  regulatorId: 'GEAR-001128',
  name: 'Blazing Sevens Progressive Jackpot',
  kind: 'progressive-jackpot',
  otherKinds: ['fixed-jackpot'],
  mechanism: 'bonus-hand',
  summary: 'Sevens in the first two cards and the player-dealer’s card face up win a meter or fixed amounts.',
  games: [
    { name: 'Blackjack Poker', regulatorId: 'GEGA-001470' },
    { name: 'Hawaiian Blackjack', regulatorId: 'GEGA-001461' },
  ],
  charts: [
    {
      key: 'sevens',
      label: "Qualifying hands (player's initial two cards + player-dealer's up card)",
      rows: each({ games: ['blackjack-poker', 'hawaiian-blackjack'] }, [
        {
          key: 'sevens/1',
          label: 'Three 7s of the same colour',
          test: alike(3, ['7'], [cardsOf('own', 2), cardsOf('player-dealer', 1)], { suits: 'same-colour' }),
          prize: { type: 'meter', pool: 'main', sharing: 'each' },
        },
        {
          key: 'sevens/2',
          label: 'Three 7s',
          test: alike(3, ['7'], [cardsOf('own', 2), cardsOf('player-dealer', 1)]),
          prize: { type: 'fixed', range: only(500), from: 'reserve' },
        },
        {
          key: 'sevens/3',
          label: 'First two cards are suited 7s',
          test: alike(2, ['7'], [cardsOf('own', 2)], { suits: 'suited' }),
          prize: { type: 'fixed', range: only(100), from: 'reserve' },
        },
        {
          key: 'sevens/4',
          label: 'First two cards are any 7s',
          test: alike(2, ['7'], [cardsOf('own', 2)]),
          prize: { type: 'fixed', range: only(50), from: 'reserve' },
        },
      ]),
    },
  ],
  prizes: [
    { key: 'progressive', label: 'Three 7s same colour', forms: ['live casino chips'] },
    { key: 'three-7s', label: 'Three 7s', range: only(500), forms: ['live casino chips'] },
    { key: 'suited-7s', label: 'Two suited 7s', range: only(100), forms: ['live casino chips'] },
    { key: 'two-7s', label: 'Two 7s', range: only(50), forms: ['live casino chips'] },
  ],
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
        seed: range(1_000, 50_000),
        reseed: range(1_000, 50_000),
      },
    ],
    reserve: { name: 'reserve fund', fedBy: ['fees'], pays: ['reseeds', 'fixed prizes', 'administrative fee'] },
    shortfall: { coveredBy: 'house', repaid: { type: 'when-sufficient' } },
  },
  adminFee: { range: range(8, 16), per: 'table-hour', from: 'reserve', purpose: 'computer system and technicians' },
  eligibility: {
    seated: stated('required'),
    backline: implied('ineligible'),
    playerDealer: stated('ineligible'),
    employeesOnDuty: implied('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    playersMin: stated(0),
    tournamentTables: stated('ineligible'),
    wager: stated('required'),
    fee: stated('own'),
    folded: silent('eligible'),
    prizeLimit: stated('none'),
    others: [
      { topic: 'hand', words: 'the result of the base game doesn’t matter' },
      {
        topic: 'table',
        words: 'if a sensor fails, the chips are given back and no jackpot is offered until it is fixed',
      },
    ],
  },
  claims: {
    verifiedBy: ['casino floor person'],
    paidBy: 'casino floor person',
    paidAs: ['live casino chips'],
    paperworkFirst: true,
    paidAtTable: true,
  },
  noPurchase: { offered: true, adWording: true },
  procedure: SENSOR_STEPS,
  equipment: [
    "'hockey puck' sensor disc per betting position",
    "dealer keypad: 'Start Game', hand buttons, confirm, 'End Game'",
    'floor card swipe',
    'Game Manager computer and monitor',
    'progressive meter',
    'locked jackpot box',
  ],
  posting: {
    items: [
      { words: 'eligible games and time periods', shows: ['games', 'times'] },
      { words: 'qualifying hands', shows: ['hands'] },
      { words: 'payout structure', shows: ['payout'] },
      { words: 'prize amount', shows: ['prizes'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: {
    kept: [
      'all money in and out, electronically and by hand, open to regulators',
      'seed, repayment and every change of the fund',
    ],
  },
  readings: [
    { issue: 'Three sevens that are also two', reading: 'the best row only' },
    { issue: 'A second hit of the meter', reading: 'the same amount from the reserve' },
    { issue: 'Proposition players', reading: 'win nothing' },
  ],
});
