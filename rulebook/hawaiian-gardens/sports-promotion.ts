import { squares } from '#core/mechanisms/squares/terms';
import { range, stated } from '#core/rulebook';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'sports-promotion',
  name: 'Sports Promotion',
  kind: 'contest',
  otherKinds: ['table-drawing'],
  mechanism: 'contest',
  summary: 'Scores of a game pick a table from a board of a hundred squares.',
  scope: 'all-approved',
  prizes: [
    {
      key: 'posted',
      label: 'Posted prize',
      range: range(10, 100_000),
      forms: ['cash', 'chips', 'merchandise', 'electronics', 'clothing'],
    },
  ],
  funding: { source: { type: 'house' } },
  eligibility: {
    seated: stated('required'),
    backline: stated('ineligible'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: stated('eligible'),
    employeesOffDuty: stated('eligible'),
    playersMin: stated(0),
    tournamentTables: stated('ineligible'),
    others: [{ topic: 'exclusions', words: 'the first hundred tables, live games only' }],
  },
  runs: [squares({ prize: 'posted' })],
  noPurchase: { offered: true },
  procedure: [
    { who: 'staff', does: 'fill the board and draw the digits' },
    { who: 'staff', does: 'read the winning square at each score' },
    { who: 'staff', does: 'pay the players at that table' },
  ],
  equipment: ['dry erase board, 100 squares', 'drum for axis digits', 'bowl or ping pong balls with table numbers'],
  posting: {
    items: [
      { words: 'rules and procedures before and during', shows: ['procedure'] },
      { words: 'scoring period', shows: ['times', 'settings'] },
    ],
  },
  readings: [
    { issue: 'Cash', reading: 'is divided; goods go to each' },
    { issue: 'A blank square', reading: 'carries the prize on' },
    { issue: 'Overtime', reading: 'belongs to the final score' },
  ],
});
