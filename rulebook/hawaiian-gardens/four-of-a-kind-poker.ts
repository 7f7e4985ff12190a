import { exactly } from '#core/qualifying';
import { range, stated } from '#core/rulebook';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'four-of-a-kind-poker',
  name: 'Four of a Kind Poker Promotion',
  kind: 'fixed-jackpot',
  mechanism: 'bonus-hand',
  summary: 'Four of a kind of the rank drawn for the period, winning at the showdown, pays the winner and the table.',
  games: [
    { name: "Texas Hold'em", regulatorId: 'GEGA-001462' },
    { name: 'Seven Card Stud High-Low Split', regulatorId: 'GEGA-001454' },
    { name: 'Omaha', regulatorId: 'GEGA-002303' },
    { name: 'Crazy Pineapple', regulatorId: 'GEGA-001455' },
    { name: 'Seven Card Stud', regulatorId: 'GEGA-001453' },
    { name: 'Mexican Poker', regulatorId: 'GEGA-001452' },
    { name: 'Omaha High-Low Split', regulatorId: 'GEGA-003824' },
  ],
  charts: [
    {
      key: 'rank',
      label: 'Designated hand',
      rowsTogether: false,
      rows: [
        {
          key: 'rank/1',
          label: 'Four of a kind of the drawn rank',
          test: exactly('four-of-a-kind', { from: ['posted'], to: ['posted'], hole: 'both' }),
          wins: true,
          prize: { type: 'fixed', range: range(1, 100_000), from: 'reserve', postedAs: 'winner' },
          extras: [{ key: 'table', to: 'dealt-in', range: range(1, 100_000), from: 'reserve' }],
        },
      ],
    },
  ],
  prizes: [
    { key: 'winner', label: 'Winning hand', range: range(1, 100_000), forms: ['cash', 'casino chips', 'merchandise'] },
    { key: 'table', label: 'Table share', range: range(1, 100_000), forms: ['cash', 'casino chips', 'merchandise'] },
  ],
  funding: {
    source: { type: 'activity', id: 'GEGA-000626', account: 'collection' },
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
    showdown: stated('required'),
    allIn: stated('completes-bets'),
  },
  claims: { verifiedBy: ['floor person'] },
  designates: ['rank'],
  drawsRank: true,
  noPurchase: { offered: true, adWording: true },
  procedure: [
    { who: 'employee', does: 'has the card of the period drawn in plain view; its rank is posted' },
    { who: 'player', does: 'wins with four of it' },
    { who: 'floor person', does: 'checks the hand and the ID, and pays' },
  ],
  equipment: ['shuffled deck for the rank draw'],
  posting: {
    items: [
      { words: 'eligible games', shows: ['games'] },
      { words: 'time periods', shows: ['times'] },
      { words: 'qualifying hand', shows: ['hands'] },
      { words: 'prize amount', shows: ['prizes'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
    idWhenRenamed: true,
  },
  readings: [
    { issue: 'The winner and the table prize', reading: 'the winner has only their own' },
    { issue: 'The table prize', reading: 'is paid to each' },
    { issue: 'Both hole cards', reading: 'where the game has them' },
    { issue: 'Folded players', reading: 'share: being dealt in is enough' },
  ],
});
