import { alike, allOf, cardsOf, orBetter } from '#core/qualifying';
import { range, stated } from '#core/rulebook';
import { OTHER_FUND_STEPS } from '../common.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'pocket-aces-cracked',
  regulatorId: 'GEGA-004634',
  name: 'Pocket Aces Cracked',
  kind: 'fixed-jackpot',
  otherKinds: ['bad-beat-jackpot'],
  mechanism: 'bad-beat',
  summary: 'Pocket aces that lose at the showdown win a posted prize.',
  games: [
    { name: "Texas Hold'em", regulatorId: 'GEGA-001462' },
    { name: "No Limit Hold'em", regulatorId: 'GEGA-001465' },
  ],
  charts: [
    {
      key: 'aces',
      label: 'Qualifying losing hand',
      rowsTogether: false,
      rows: [
        {
          key: 'aces/1',
          label: 'Pocket pair of aces',
          games: ['texas-holdem', 'no-limit-holdem'],
          test: allOf(alike(2, ['A'], [cardsOf('hole')]), orBetter('high-card', { hole: 'both' })),
          beatenBy: { label: 'any better hand at showdown' },
          prize: { type: 'fixed', range: range(1, 100_000), from: 'reserve' },
        },
      ],
    },
  ],
  prizes: [{ key: 'posted', label: 'Posted prize', range: range(1, 100_000), forms: ['cash', 'chips', 'merchandise'] }],
  settlement: { beat: { loser: 'any', pays: 'loser' } },
  funding: {
    source: { type: 'activity', id: 'GEGA-001477', name: 'Hawaiian Jackpot', account: 'fund' },
    shortfall: { coveredBy: 'house', repaid: { type: 'not-stated' } },
  },
  eligibility: {
    seated: stated('required'),
    employeesOnDuty: stated('eligible'),
    employeesOffDuty: stated('eligible'),
    playersMin: stated(0),
    playersMax: stated('none'),
    tournamentTables: stated('ineligible'),
    showdown: stated('required'),
    allIn: stated('completes-bets'),
    fouledDeck: stated('disqualifies'),
  },
  claims: { verifiedBy: ['floor person'], paidAs: ['cash', 'chips', 'merchandise'] },
  noPurchase: { offered: true, adWording: true, dealerPlaysEmptySeats: true },
  procedure: OTHER_FUND_STEPS,
  posting: {
    items: [
      { words: 'eligible games and times', shows: ['games', 'times'] },
      { words: 'qualifying losing hands', shows: ['hands'] },
      { words: 'prize amount', shows: ['prizes'] },
      {
        words: 'notice that money is withheld from the Hawaiian Jackpot (GEGA-001477) to fund this',
        shows: ['funding'],
      },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  readings: [
    { issue: 'Dealt in is enough', reading: 'yet the hand goes to the showdown' },
    { issue: 'Both hole cards', reading: 'are among the five that lose' },
    { issue: 'A split with other aces', reading: 'is no loss' },
  ],
});
