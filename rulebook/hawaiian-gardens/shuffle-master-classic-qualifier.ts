import { cardsOf, exactly } from '#core/qualifying';
import { each, only, stated } from '#core/rulebook';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'shuffle-master-classic-qualifier',
  regulatorId: 'GEGA-004551',
  name: 'Shuffle Master Classic Qualifier Promotion',
  kind: 'qualifier',
  mechanism: 'bonus-hand',
  summary: 'A rare hand wins entry to an event with a travel voucher.',
  games: [
    { name: 'Three Card Poker', regulatorId: 'GEGA-000329' },
    { name: 'Caribbean Stud Poker', regulatorId: 'GEGA-001469' },
    { name: "Ultimate Texas Hold'em", regulatorId: 'GEGA-003345' },
  ],
  charts: [
    {
      key: 'hands',
      label: 'Qualifying hands',
      rows: each({ prize: { type: 'entry', range: only(1_000), from: 'house' } }, [
        {
          key: 'hands/1',
          label: "Six-card straight flush using the player's and the player-dealer's cards",
          games: ['three-card-poker'],
          test: { type: 'run', count: 6, suits: 'suited', over: [cardsOf('own'), cardsOf('player-dealer')] },
        },
        {
          key: 'hands/2',
          label: 'Five-card royal flush',
          games: ['caribbean-stud-poker'],
          test: exactly('royal-flush'),
        },
        {
          key: 'hands/3',
          label: 'Five-card royal flush, first five cards only',
          games: ['ultimate-texas-holdem'],
          test: exactly('royal-flush', { over: [cardsOf('hole'), cardsOf('board', 3)] }),
        },
      ]),
    },
  ],
  prizes: [
    {
      key: 'trip',
      label: 'Entry + travel voucher',
      range: only(1_000),
      forms: [
        '$1,000 travel voucher for a round-trip flight between the continental US and Las Vegas plus two hotel nights there',
      ],
    },
  ],
  funding: { source: { type: 'house' } },
  eligibility: {
    seated: stated('required'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('ineligible'),
    playersMin: stated(2),
    tournamentTables: stated('ineligible'),
    others: [
      { topic: 'transfer', words: 'the entry is not transferable' },
      { topic: 'exclusions', words: 'nobody employed by the house, the sponsor or their agency, nor their households' },
      {
        topic: 'exclusions',
        words:
          'airfare and hotel above $1,000 are paid by the player, and an unused balance of the voucher isn’t paid out',
      },
      {
        topic: 'exclusions',
        words: 'food, beverages, taxes, gratuities, transportation and hotel nights beyond two are paid by the player',
      },
      { topic: 'exclusions', words: 'if the event is canceled, the voucher is the whole prize' },
    ],
  },
  claims: {
    stated: true,
    clock: { type: 'within', period: { count: 24, unit: 'hours' }, since: 'hand' },
    unclaimedTo: { type: 'nobody' },
    verifiedBy: ['casino employee'],
    checks: ['winner asked: not employed by the house, the sponsor or their agency, nor of their households'],
  },
  noPurchase: { offered: true, dealerPlaysEmptySeats: true },
  procedure: [
    { who: 'player', does: 'makes a charted hand' },
    { who: 'employee', does: 'checks it' },
    { who: 'player', does: 'claims within a day' },
    { who: 'house', does: 'issues entry and voucher' },
  ],
  posting: {
    items: [
      { words: 'eligible games, dates, times', shows: ['games', 'times'] },
      { words: 'procedures and requirements', shows: ['requirements', 'procedure'] },
      { words: 'qualifying hands', shows: ['hands'] },
      { words: 'prize amounts', shows: ['prizes'] },
      { words: 'NPN opportunity', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  readings: [
    { issue: 'Six cards', reading: 'three of the player and three of the player-dealer' },
    { issue: 'First five cards', reading: 'the hole cards and the flop' },
    { issue: 'Several players', reading: 'each wins' },
  ],
});
