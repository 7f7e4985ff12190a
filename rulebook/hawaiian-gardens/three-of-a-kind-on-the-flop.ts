import { alike, allOf, cardsOf } from '#core/qualifying';
import { each, implied, range, stated } from '#core/rulebook';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'three-of-a-kind-on-the-flop',
  regulatorId: 'GEAR-001123',
  name: 'Three of a Kind on the Flop Promotion',
  kind: 'fixed-jackpot',
  mechanism: 'bonus-hand',
  summary: 'A flop of the posted three of a kind pays everybody in the hand, the fourth card double.',
  games: [
    { name: "No Limit Hold'em", regulatorId: 'GEGA-001465' },
    { name: "Texas Hold'em", regulatorId: 'GEGA-001462' },
    { name: "Limit Buy In, No Limit Hold'em", regulatorId: 'GEGA-001471' },
  ],
  charts: [
    {
      key: 'trips',
      label: 'Qualifying hand',
      rowsTogether: false,
      rows: each({ games: ['no-limit-holdem', 'texas-holdem', 'limit-buy-in-no-limit-holdem'] }, [
        {
          key: 'trips/1',
          label: 'Flop of the posted three of a kind',
          test: alike(3, ['posted'], [cardsOf('board', 3)]),
          prize: { type: 'fixed', range: range(100, 10_000), from: 'reserve' },
        },
        {
          key: 'trips/2',
          label: 'Fourth card of that rank as a hole card (four of a kind)',
          test: allOf(alike(3, ['posted'], [cardsOf('board', 3)]), alike(1, ['posted'], [cardsOf('hole')])),
          prize: { type: 'multiple', of: 'trips/1', times: 2 },
        },
      ]),
      bestFirst: ['trips/2', 'trips/1'],
    },
  ],
  prizes: [
    {
      key: 'posted',
      label: 'Each active player',
      range: range(100, 10_000),
      forms: ['cash', 'live chips', 'merchandise', 'sports and concert tickets'],
      combined: true,
    },
    { key: 'double', label: 'Holder of the fourth card', forms: [] },
  ],
  funding: {
    source: { type: 'activity', id: 'GEGA-001477', name: 'Hawaiian Jackpot', account: 'reserve' },
    shortfall: { coveredBy: 'house', repaid: { type: 'not-stated' } },
  },
  eligibility: {
    seated: stated('required'),
    employeesOnDuty: implied('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    playersMin: stated(5),
    tournamentTables: stated('ineligible'),
    folded: stated('after-flop'),
    prizeLimit: stated('none'),
    others: [{ topic: 'play-time', words: 'none is asked' }],
  },
  claims: {
    verifiedBy: ['customer service representative', 'surveillance'],
    paidBy: 'customer service representative on duty',
    paidAs: ['cash', 'live chips', 'merchandise', 'tickets'],
    paperworkFirst: true,
  },
  designates: ['rank'],
  noPurchase: { offered: true, adWording: true },
  procedure: [
    { who: 'house', does: 'posts the rank' },
    { who: 'dealer', does: 'flops it' },
    { who: 'representative', does: 'checks at the table and on video, and pays' },
  ],
  equipment: ['in-house television showing the qualifying rank'],
  posting: {
    items: [
      { words: 'eligible games', shows: ['games'] },
      { words: 'time periods', shows: ['times'] },
      { words: 'qualifying hand', shows: ['hands'] },
      { words: 'qualifying hand for the double prize', shows: ['hands', 'prizes'] },
      { words: 'prize amount, description and funding source (GEGA-001477)', shows: ['funding', 'prizes'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  readings: [
    { issue: 'Double above the range', reading: 'the range is for the single prize' },
    { issue: 'Five players', reading: 'dealt in' },
  ],
});
