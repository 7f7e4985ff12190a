import { dollars } from '#core/money';
import { exactly, orBetter } from '#core/qualifying';
import { each, type PrizeText, range, stated } from '#core/rulebook';
import { ID_OR_30_DAYS } from '../common.ts';
import { bay101 } from './house.ts';

const FIXED_10_TO_10000: PrizeText = { type: 'fixed', range: range(10, 10_000), from: 'reserve' };

export default bay101({
  key: 'poker-high-hand-bonus',
  regulatorId: 'GEAR-001273',
  name: 'Poker High Hand Bonus',
  kind: 'high-hand',
  mechanism: 'high-hand',
  summary: 'The highest poker hand of a posted period is paid, and a royal flush its own amount.',
  scope: 'all-poker',
  construction: [
    { games: 'draw', recipe: { ranking: 'five-card', parts: [{ from: 'own' }] } },
    {
      games: 'stud',
      recipe: {
        ranking: 'five-card',
        parts: [
          { from: 'down', use: 2 },
          { from: 'up', use: 3 },
        ],
      },
    },
    {
      games: 'flop',
      recipe: {
        ranking: 'five-card',
        parts: [
          { from: 'hole', use: 2 },
          { from: 'board', use: 3 },
        ],
      },
    },
  ],
  charts: [
    {
      key: 'A',
      label: 'Option A',
      group: 'chart',
      rows: each({ prize: FIXED_10_TO_10000 }, [
        { key: 'royal-flush', label: 'Royal Flush', test: exactly('royal-flush') },
        {
          key: 'three-of-a-kind-or-higher',
          label: 'High Hand (Three of a Kind or higher)',
          test: orBetter('three-of-a-kind'),
        },
      ]),
    },
    {
      key: 'B',
      label: 'Option B',
      group: 'chart',
      rows: [
        {
          key: 'three-of-a-kind-or-higher',
          label: 'High Hand (Three of a Kind or higher)',
          test: orBetter('three-of-a-kind'),
          prize: FIXED_10_TO_10000,
        },
      ],
    },
    {
      key: 'C',
      label: 'Option C',
      group: 'chart',
      rows: [{ key: 'royal-flush', label: 'Royal Flush', test: exactly('royal-flush'), prize: FIXED_10_TO_10000 }],
    },
  ],
  prizes: [
    {
      key: 'fixed',
      label: 'High hand / Royal Flush bonus',
      range: range(10, 10_000),
      forms: [
        'cash',
        'check',
        'live-chips',
        'promotional chips/coupons (GEAR-001278)',
        'prize-wheel spin (GEAR-001220)',
        'tournament-entries (GEGA-000421)',
        'clothing',
        'jewelry',
        'electronics',
        'gift certificates',
        'sport tickets',
        'concert tickets',
        'travel tickets',
        'food comps',
        'watercraft',
        'vehicles',
      ],
    },
  ],
  settlement: {
    unpayable: 'to-the-others',
    odd: { type: 'up', paidBy: 'house' },
    period: { equal: 'each', names: true },
  },
  funding: {
    source: { type: 'activity', id: 'GEAR-001277', name: 'Poker Bonus Hand Progressive Jackpot', account: 'reserve' },
    shortfall: { coveredBy: 'house', repaid: { type: 'when-sufficient' } },
  },
  eligibility: {
    seated: stated('required'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    playersMin: stated(5),
    potMin: stated(dollars(20)),
    tournamentTables: stated('ineligible'),
    photoId: stated('required'),
    presence: stated('required'),
    fee: stated('not-required'),
    showdown: stated('required'),
    folded: stated('ineligible'),
    misdeal: stated('disqualifies'),
    fouledDeck: stated('disqualifies'),
    discussion: stated('disqualifies'),
    prizeLimit: stated('none'),
  },
  claims: {
    stated: true,
    clock: ID_OR_30_DAYS,
    unclaimedTo: { type: 'reserve-of', activity: 'GEAR-001277' },
    verifiedBy: ['casino representative'],
    paidBy: 'casino representative',
    paidAs: ['cash', 'check', 'live-chips', 'promotional', 'entries', 'merchandise'],
    paperworkFirst: true,
  },
  spinsOn: 'GEAR-001220',
  noPurchase: { offered: true, adWording: true },
  procedure: [
    { who: 'representative', does: 'checks a hand and posts it with the name' },
    { who: 'representative', does: 'takes lower hands off the board' },
    { who: 'representative', does: 'pays the highest when the period ends' },
  ],
  equipment: ['public high-hand list'],
  posting: {
    items: [
      { words: 'games and time periods', shows: ['games', 'times'] },
      { words: 'requirements', shows: ['requirements'] },
      { words: 'hands, amounts and prize types', shows: ['hands', 'prizes'] },
      { words: 'funding from GEAR-001277', shows: ['funding'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: { kept: ['player name and hand posted', 'records completed before payment'] },
  readings: [
    { issue: 'A royal flush in chart A', reading: 'is paid its amount instead of the high hand' },
    { issue: 'How many places are paid', reading: 'one' },
    { issue: 'The fund that unclaimed prizes go back to', reading: 'is the reserve that pays them' },
  ],
});
