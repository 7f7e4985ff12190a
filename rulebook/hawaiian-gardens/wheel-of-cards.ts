import { cardWheel } from '#core/mechanisms/card-wheel/terms';
import { drawing } from '#core/mechanisms/drawing/terms';
import { tableDrawing } from '#core/mechanisms/table-drawing/terms';
import { stated } from '#core/rulebook';
import { THREE_MINUTES } from '../common.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'wheel-of-cards',
  approved: { source: 'received by the Bureau May 25, 2004; no day of approval is printed' },
  name: '"Wheel of Cards" Drawing Promotion',
  kind: 'wheel',
  otherKinds: ['table-drawing', 'player-tracking'],
  mechanism: 'wheel',
  summary: 'A drawn table or player spins a wheel of cards until five different ones make a hand.',
  scope: 'all-approved',
  charts: [
    { key: 'A', label: 'Version A - table drawing', group: 'version', rowsTogether: false },
    { key: 'B', label: 'Version B - computerised player tracking drawing', group: 'version', rowsTogether: false },
  ],
  prizes: [
    { key: 'hand', label: 'Monetary award for the five-card hand', forms: [] },
    {
      key: 'value',
      label: 'Value awards',
      forms: [
        'logo baseball cap (2 sections)',
        'logo polo shirt (2 sections)',
        "dinner for two at the Ka'anapali Lounge (2 sections)",
        'logo jacket (2 sections)',
      ],
      count: 8,
    },
  ],
  funding: { source: { type: 'not-stated' } },
  eligibility: {
    seated: stated('required'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('ineligible'),
    age: stated(21),
    photoId: stated('required'),
    presence: stated('required'),
    prizeLimit: stated('one-a-day'),
    playerCard: stated('by-version'),
  },
  claims: { clock: THREE_MINUTES, unclaimedTo: { type: 'redraw' }, unclaimedStated: true },
  runs: [
    drawing({
      chart: 'B',
      entries: [{ type: 'hour' }],
      proof: 'none',
      gives: { type: 'one-of', keys: [], orElse: 'spin', count: 1 },
      inVain: 'redraw',
      idUntil: 'claim',
      drum: 'kept',
    }),
    cardWheel({ cards: 5, valueAwards: 8 }),
    tableDrawing({ chart: 'A', gives: { type: 'spin', cardsMax: 9 } }),
  ],
  noPurchase: { offered: true },
  procedure: [
    { who: 'manager', does: 'draws a table, or the computer a card' },
    { who: 'winner', does: 'shows ID and spins until five cards stand' },
    { who: 'staff', does: 'pay the hand by the posted chart' },
  ],
  equipment: [
    'wheel: 60 equal sections by pegs = 52 cards + 8 value awards',
    'pointer',
    'drum and Ping-Pong balls',
    'Club Cards and computer (B)',
  ],
  posting: {
    items: [
      { words: 'version in use and rules', shows: ['procedure', 'settings'] },
      { words: 'drawing times and awards', shows: ['times', 'drawing', 'prizes'] },
      { words: 'hand values before and during spinning', shows: ['hands', 'prizes'] },
    ],
  },
  readings: [
    { issue: 'The chart is missing', reading: 'the house posts one' },
    { issue: 'A lone player without the ace', reading: 'a new ball' },
    { issue: 'More than nine players', reading: 'the tenth shares but does not draw' },
    { issue: 'A player without ID', reading: 'forfeits the share; the others get no more' },
    { issue: 'Value awards', reading: 'stay with the spinner' },
  ],
});
