import { splashPot } from '#core/mechanisms/splash-pot/terms';
import { range, stated } from '#core/rulebook';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'splash-pot',
  regulatorId: 'GEAR-001202',
  name: 'Splash Pot Promotion',
  kind: 'splash-pot',
  otherKinds: ['table-drawing'],
  mechanism: 'splash-pot',
  summary: 'A drawn poker table has a posted prize put into its next pot.',
  scope: 'all-poker',
  charts: [
    { key: '1', label: 'Option 1 - scheduled times', group: 'trigger', rowsTogether: false },
    { key: '2', label: 'Option 2 - qualifying events', group: 'trigger', rowsTogether: false },
  ],
  prizes: [
    {
      key: 'splash',
      label: 'Splash prize',
      range: range(1, 100_000),
      forms: ['live casino chips', 'merchandise', 'event tickets', 'gift certificates'],
    },
  ],
  funding: {
    source: { type: 'activity', id: 'GEGA-001477', name: 'Hawaiian Jackpot', account: 'reserve' },
    shortfall: { coveredBy: 'house', repaid: { type: 'never' } },
  },
  eligibility: {
    seated: stated('required'),
    employeesOnDuty: stated('eligible'),
    employeesOffDuty: stated('eligible'),
    playersMin: stated(4),
    tournamentTables: stated('ineligible'),
    prizeLimit: stated('none'),
    others: [{ topic: 'play-time', words: 'none is asked' }],
  },
  settings: [{ key: 'tables', label: 'Tables drawn', value: { type: 'count', from: 1 } }],
  runs: [splashPot({ prize: 'splash' })],
  noPurchase: { offered: true, adWording: true },
  procedure: [
    { who: 'employee', does: 'draws a table' },
    { who: 'employee', does: 'puts the prize into the next pot' },
    { who: 'table', does: 'plays the hand' },
  ],
  equipment: [
    'non-electronic randomizer: bin, basket, lottery-ball machine or the like',
    'pre-printed numbered cards/balls/lammers',
  ],
  posting: {
    items: [
      { words: 'eligible games', shows: ['games'] },
      { words: 'time periods or qualifying events', shows: ['times'] },
      { words: 'funding from the Hawaiian Jackpot (GEGA-001477) reserve fund', shows: ['funding'] },
      { words: 'qualifying conditions', shows: ['requirements'] },
      { words: 'amount added to the pot', shows: ['prizes'] },
      { words: 'number of tables', shows: ['games', 'settings'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  readings: [
    { issue: 'Everybody else folds', reading: 'the pot winner takes it' },
    { issue: 'Fewer than four when dealt', reading: 'another table' },
    { issue: 'Several tables', reading: 'different ones in one drawing' },
    { issue: 'More than two tie for goods', reading: 'one for each' },
  ],
});
