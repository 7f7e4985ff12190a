import { contest } from '#core/mechanisms/contest/terms';
import { tracking } from '#core/mechanisms/tracking/terms';
import { range, stated } from '#core/rulebook';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'march-madness-bracket',
  regulatorId: 'GEAR-001045',
  name: 'March Madness Bracket Promotion',
  kind: 'contest',
  otherKinds: ['player-tracking'],
  mechanism: 'contest',
  summary: 'Players with twenty tracked hours in March enter one basketball bracket.',
  scope: 'all-poker',
  prizes: [
    {
      key: '1st',
      label: 'Most correct picks',
      range: range(0, 100_000),
      forms: [
        'cash',
        'live casino chips',
        'sports tickets',
        'vehicles',
        'poker tournament entry fees',
        'other items of value',
      ],
      count: 1,
    },
    { key: '2nd', label: 'Second most', range: range(0, 50_000), forms: [], count: 1 },
    { key: '3rd', label: 'Third most', range: range(0, 25_000), forms: [], count: 1 },
  ],
  funding: {
    source: { type: 'activity', id: 'GEGA-001477', name: 'Hawaiian Jackpot', account: 'fund' },
    shortfall: { coveredBy: 'house', repaid: { type: 'not-stated' } },
  },
  eligibility: {
    seated: stated('required'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('ineligible'),
    playersMin: stated(0),
    tournamentTables: stated('ineligible'),
    presence: stated('not-required'),
    prizeLimit: stated('one'),
    playerCard: stated('required'),
    others: [
      { topic: 'entries', words: 'one entry a player' },
      { topic: 'play-time', words: '20 hours from March 1 to 31' },
    ],
  },
  claims: { stated: true },
  runs: [
    tracking({
      hour: 'completed',
      credits: false,
      hoursMin: 20,
      season: { from: '03-01', to: '03-31' },
    }),
    contest({
      score: 'picks',
      entries: 'before',
      hoursMin: 20,
      equal: 'share-one-place',
      places: 3,
    }),
  ],
  noPurchase: { offered: true, adWording: true },
  procedure: [
    { who: 'player', does: 'plays the hours with the club card' },
    { who: 'player', does: 'gets a bracket from a floor person and hands in one before the first game' },
    { who: 'staff', does: 'count correct picks, rank, and award the prizes when the tournament is over' },
  ],
  posting: {
    items: [
      { words: 'eligible games', shows: ['games'] },
      { words: 'time periods', shows: ['times'] },
      { words: 'prize', shows: ['prizes'] },
      { words: 'Player Club Card (GEGA-003040) requirement', shows: ['requirements'] },
      { words: 'funding source Hawaiian Jackpot (GEGA-001477)', shows: ['funding'] },
      { words: 'number of prizes', shows: ['prizes'] },
      { words: 'claim requirements', shows: ['claims', 'requirements'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: { kept: ['tracked play time'] },
  readings: [
    { issue: 'Hours until the end of March, brackets earlier', reading: 'a bracket counts once the hours are there' },
    { issue: 'A tie', reading: 'splits the prize of that place' },
  ],
});
