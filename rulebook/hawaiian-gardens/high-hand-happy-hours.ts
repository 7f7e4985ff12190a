import { orBetter } from '#core/qualifying';
import { range, stated } from '#core/rulebook';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'high-hand-happy-hours',
  regulatorId: 'GEGA-004490',
  name: 'High Hand Happy Hours Promotion',
  kind: 'high-hand',
  mechanism: 'high-hand',
  summary: 'The highest hand of a posted period, a straight or better, wins the posted prize.',
  games: [
    { name: "Texas Hold'em", regulatorId: 'GEGA-001462' },
    { name: 'Seven Card Stud', regulatorId: 'GEGA-001453' },
    { name: 'Seven Card Stud High-Low Split', regulatorId: 'GEGA-001454' },
    { name: 'Mexican Poker', regulatorId: 'GEGA-001452' },
    { name: 'Omaha', regulatorId: 'GEGA-002303' },
    { name: 'Omaha High-Low Split', regulatorId: 'GEGA-003824' },
    { name: 'Crazy Pineapple', regulatorId: 'GEGA-001455' },
  ],
  charts: [
    {
      key: 'min',
      label: 'Minimum qualifying hand',
      rowsTogether: false,
      rows: [
        {
          key: 'min/1',
          label: 'Straight or higher; the highest in the period wins',
          test: orBetter('straight', { hole: 'one' }),
          prize: { type: 'fixed', range: range(1, 100_000), from: 'reserve', sharing: 'split' },
        },
      ],
    },
  ],
  prizes: [
    { key: 'posted', label: 'Posted prize', range: range(1, 100_000), forms: ['cash', 'casino chips', 'merchandise'] },
  ],
  settlement: { period: { equal: 'split', keepsLower: true } },
  funding: {
    source: { type: 'activity', id: 'GEGA-001477', name: 'Hawaiian Jackpot', account: 'reserve' },
    shortfall: { coveredBy: 'house', repaid: { type: 'not-stated' } },
  },
  eligibility: {
    seated: stated('required'),
    employeesOnDuty: stated('eligible'),
    employeesOffDuty: stated('eligible'),
    playersMin: stated(0),
    playersMax: stated('base-game'),
    tournamentTables: stated('ineligible'),
    photoId: stated('required'),
    presence: stated('required'),
  },
  claims: { verifiedBy: ['floor person'] },
  noPurchase: { offered: true, adWording: true },
  procedure: [
    { who: 'staff', does: 'write hands from a straight up on the board' },
    { who: 'floor person', does: 'checks each' },
    { who: 'staff', does: 'pay the highest when the period ends' },
  ],
  equipment: ['high-hand board by the Poker Card Desk'],
  posting: {
    items: [
      { words: 'eligible games', shows: ['games'] },
      { words: 'time periods', shows: ['times'] },
      { words: 'prize amount', shows: ['prizes'] },
      { words: 'minimum qualifying hand', shows: ['hands'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  readings: [
    { issue: 'One of two hole cards', reading: 'at least one, in games with a board' },
    { issue: 'A win or a showdown', reading: 'is not needed; the hand is shown before it is mucked' },
    { issue: 'Equal hands', reading: 'the same five ranks; suits never count' },
  ],
});
