import { drawing } from '#core/mechanisms/drawing/terms';
import { wheel } from '#core/mechanisms/wheel/terms';
import { range, stated } from '#core/rulebook';
import { THREE_MINUTES } from '../common.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'big-spin',
  name: 'Big Spin Promotion',
  kind: 'wheel',
  otherKinds: ['drawing'],
  mechanism: 'wheel',
  summary: 'Tickets for seated players; the drawn one wins a cash prize or a spin of a wheel.',
  games: [
    "Texas Hold'em",
    'Omaha',
    'Omaha High/Low Split',
    'Crazy Pineapple',
    'Seven-Card Stud',
    'Seven-Card Stud High-Low Split (8-or-better)',
    'Lowball',
    'Mexican Poker',
    'Razz',
    'Pai Gow Poker',
    "Joker's Wild Pai Gow Poker",
    'Pan 9',
    'Super Pan 9',
    'Pai Gow Tile',
    'Blackjack Poker',
    '13-Card (Chinese Poker)',
    'Baccarat',
    'Three Card Poker',
    'Pokara',
  ],
  prizes: [
    { key: 'wheel', label: 'Wheel section', range: range(50, 100_000), forms: ['cash'] },
    { key: 'fixed', label: 'Pre-announced cash amount or prize', forms: ['cash', 'prize'] },
  ],
  funding: { source: { type: 'jackpot-fund' } },
  eligibility: {
    seated: stated('required'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('ineligible'),
    age: stated(21),
    photoId: stated('required'),
    presence: stated('required'),
    prizeLimit: stated('one-a-drawing'),
    others: [
      { topic: 'transfer', words: 'not transferable' },
      { topic: 'table', words: 'a winner may give up the spin; then nobody wins that drawing' },
    ],
  },
  claims: {
    clock: THREE_MINUTES,
    unclaimedTo: { type: 'redraw' },
    unclaimedStated: true,
    verifiedBy: ['casino staff'],
  },
  settings: [
    { key: 'sections', label: 'Sections of the wheel', value: { type: 'money', ...range(50, 100_000) }, list: true },
  ],
  runs: [
    drawing({
      entries: [{ type: 'seat' }],
      proof: 'stub',
      comparesName: true,
      gives: { type: 'one-of', keys: ['fixed'], orElse: 'spin', count: 1 },
      inVain: 'redraw',
      idUntil: 'claim',
      drum: 'kept',
    }),
    wheel({ rotationsMin: 0, goods: false, guarantee: false }),
  ],
  noPurchase: { offered: true },
  procedure: [
    { who: 'staff', does: 'hand tickets to seated players at posted times' },
    { who: 'desk', does: 'puts them into the locked drum' },
    { who: 'staff', does: 'draw and announce' },
    { who: 'winner', does: 'shows ID and stub, and spins once' },
  ],
  equipment: ['large wheel with pointer, in plain view', 'locked drum in plain view', 'two-part tickets'],
  posting: {
    items: [
      { words: 'rules for the whole promotion period, in plain view', shows: ['times', 'procedure'] },
      { words: 'ticket distribution times', shows: ['times', 'drawing'] },
      { words: 'drawing date and time', shows: ['times', 'drawing'] },
      { words: 'current prize before each drawing', shows: ['drawing', 'prizes'] },
    ],
  },
  readings: [
    { issue: 'How long the winner has', reading: 'three minutes' },
    { issue: 'An absent winner', reading: 'another ticket is drawn' },
    { issue: 'Who is left out', reading: 'proposition players and backline' },
  ],
});
