import { tracking } from '#core/mechanisms/tracking/terms';
import { range, stated } from '#core/rulebook';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'player-tracking-rewards',
  regulatorId: 'GEGA-003040',
  name: 'Player Tracking Rewards Promotion',
  kind: 'player-tracking',
  mechanism: 'tracking',
  summary: 'Swipes of a free club card earn credits for posted prizes.',
  scope: 'designated',
  prizes: [
    {
      key: 'posted',
      label: 'Posted prize',
      range: range(10, 100_000),
      forms: [
        'cash',
        'casino chips',
        'vehicles',
        'merchandise',
        'electronic equipment',
        'food',
        'tickets to sporting events',
        'non-cash awards',
      ],
    },
  ],
  funding: { source: { type: 'house' } },
  eligibility: {
    seated: stated('required'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('eligible'),
    playersMin: stated(0),
    age: stated(21),
    photoId: stated('required'),
    prizeLimit: stated('none'),
    playerCard: stated('required'),
    others: [
      { topic: 'play-time', words: 'as posted for the game' },
      { topic: 'transfer', words: 'credits are not transferable' },
      { topic: 'table', words: 'credits can be redeemed during the promotion only' },
    ],
  },
  runs: [tracking({ hour: 'completed', credits: true })],
  noPurchase: { offered: true },
  procedure: [
    { who: 'customer', does: 'registers at the card desk' },
    { who: 'staff', does: 'swipe at posted times' },
    { who: 'player', does: 'redeems credits with ID' },
  ],
  equipment: [
    'Player Club Card with barcode',
    'player tracking software by IT Casino Solutions, LLC, access limited to designated employees',
    'secure database, management-only, access tracked by the IT department',
    'kiosks',
  ],
  posting: {
    items: [
      { words: 'earning times', shows: ['times'] },
      { words: 'credits per time and game', shows: ['games', 'times', 'prizes'] },
      { words: 'credits per prize', shows: ['prizes'] },
      { words: 'prizes', shows: ['prizes'] },
    ],
    idWhenRenamed: false,
  },
  records: { kept: ['who looked at player records'] },
  readings: [
    { issue: 'A credit', reading: 'for each swipe' },
    { issue: 'Employees', reading: 'off duty only' },
    { issue: 'Credits left over', reading: 'lapse' },
  ],
});
