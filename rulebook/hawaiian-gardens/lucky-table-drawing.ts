import { tableDrawing } from '#core/mechanisms/table-drawing/terms';
import { only, stated } from '#core/rulebook';
import { THREE_MINUTES } from '../common.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'lucky-table-drawing',
  name: 'Lucky Table Drawing Promotion',
  kind: 'table-drawing',
  otherKinds: ['splash-pot'],
  mechanism: 'table-drawing',
  summary: 'A drawn ball picks a table, which wins chips or logo wear.',
  scope: 'all-approved',
  charts: [
    { key: '1', label: 'Option 1 - chips', group: 'prize', rowsTogether: false },
    { key: '2', label: 'Option 2 - logo wear', group: 'prize', rowsTogether: false },
  ],
  prizes: [
    { key: 'chips', label: 'Option 1', range: only(100), forms: ['chips'] },
    { key: 'logo', label: 'Option 2', forms: ['logo hat', 'logo T-shirt'] },
  ],
  funding: { source: { type: 'not-stated' } },
  eligibility: {
    seated: stated('required'),
    playersMin: stated(0),
    age: stated(21),
    photoId: stated('required'),
    presence: stated('required'),
  },
  claims: { clock: THREE_MINUTES, unclaimedTo: { type: 'redraw' } },
  runs: [
    tableDrawing({ chart: '1', gives: { type: 'chips', prize: 'chips', seats: 8 } }),
    tableDrawing({ chart: '2', gives: { type: 'item', prize: 'logo' } }),
  ],
  noPurchase: { offered: true, hours: '24/7' },
  procedure: [
    { who: 'staff', does: 'put a ball for each active table into the bin' },
    { who: 'representative', does: 'draws' },
    { who: 'staff', does: 'award the posted prize' },
  ],
  equipment: ['numbered Ping-Pong balls', 'large bin', 'cards numbered 1-8'],
  posting: {
    items: [{ words: 'drawing awards and times in plain view, in advance', shows: ['times', 'drawing', 'prizes'] }],
  },
  readings: [
    { issue: 'An empty seat', reading: 'another card is drawn' },
    { issue: 'No pot at the instructional table', reading: 'the next simulated hand' },
    { issue: 'Who pays', reading: 'the house' },
  ],
});
