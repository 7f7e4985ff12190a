import { contest } from '#core/mechanisms/contest/terms';
import { tracking } from '#core/mechanisms/tracking/terms';
import { range, stated } from '#core/rulebook';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'pro-football',
  regulatorId: 'GEAR-001093',
  name: 'Pro Football Promotion',
  kind: 'contest',
  otherKinds: ['player-tracking'],
  mechanism: 'contest',
  summary: 'Weekly football picks of players with five scanned hours.',
  games: [
    { name: "Texas Hold'em", regulatorId: 'GEGA-001462' },
    { name: 'Seven Card Stud High-Low Split', regulatorId: 'GEGA-001454' },
    { name: 'Omaha', regulatorId: 'GEGA-002303' },
    { name: 'Lowball', regulatorId: 'GEGA-001451' },
    { name: 'Crazy Pineapple', regulatorId: 'GEGA-001455' },
    { name: '13-Card Poker (Chinese Poker)', regulatorId: 'GEGA-001456' },
    { name: 'Seven Card Stud', regulatorId: 'GEGA-001453' },
    { name: 'Seven Card Stud Low (Razz)', regulatorId: 'GEGA-001466' },
    { name: 'Omaha High-Low Split', regulatorId: 'GEGA-002303' },
    { name: 'Kansas City Lowball', regulatorId: 'GEGA-001473' },
    { name: "No Limit Hold'em", regulatorId: 'GEGA-001465' },
  ],
  prizes: [{ key: 'top3', label: 'Top three', range: range(200, 500), forms: ['cash'], count: 3 }],
  funding: {
    source: { type: 'activity', id: 'GEGA-001477', name: 'Hawaiian Jackpot', account: 'fund' },
    shortfall: { coveredBy: 'house', repaid: { type: 'not-stated' } },
  },
  eligibility: {
    seated: stated('required'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('ineligible'),
    photoId: stated('required'),
    presence: stated('not-required'),
    playerCard: stated('required'),
    others: [
      { topic: 'entries', words: 'one entry a player' },
      { topic: 'play-time', words: 'five scanned hours in the week' },
    ],
  },
  claims: {
    stated: true,
    clock: {
      type: 'weekly',
      opens: { weekday: 'Tuesday', time: '12:00' },
      closes: { weekday: 'Friday', time: '23:59:59' },
    },
    unclaimedTo: { type: 'fund' },
    paidAs: ['cash'],
  },
  runs: [
    tracking({ hour: 'scanned', credits: false, hoursMin: 5 }),
    contest({
      score: 'picks',
      entries: 'until',
      closes: { weekday: 'Sunday', time: '09:30' },
      hoursMin: 5,
      tieBreak: 'nearest-total',
      equal: 'share-their-places',
      places: 3,
    }),
  ],
  noPurchase: { offered: true, adWording: true },
  procedure: [
    { who: 'staff', does: 'scan cards each hour' },
    { who: 'player', does: 'enters the picks in time' },
    { who: 'staff', does: 'post the winners' },
    { who: 'winner', does: 'claims with ID' },
  ],
  equipment: ['pocket barcode scanner with docking station', 'touch screen with weekly NFL schedule and printer'],
  posting: {
    items: [
      { words: 'eligible games and times', shows: ['games', 'times'] },
      { words: 'qualifying hands (boilerplate)', shows: ['hands'] },
      { words: 'prize amount', shows: ['prizes'] },
      { words: 'funding source Hawaiian Jackpot (GEGA-001477)', shows: ['funding'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: { kept: ['scans of each player and hour'] },
  readings: [
    { issue: 'The tie-break', reading: 'the total of the Monday score' },
    { issue: 'Ties of more', reading: 'share the prizes of their places' },
    { issue: 'Before Saturday', reading: 'to the end of Friday' },
  ],
});
