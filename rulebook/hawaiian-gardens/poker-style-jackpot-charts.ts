import { stated } from '#core/rulebook';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'poker-style-jackpot-charts',
  name: 'Qualifying Jackpot Hand Charts - Poker Style Games',
  kind: 'bad-beat-jackpot',
  mechanism: 'bad-beat',
  summary: 'The best and second-best hand and the table share a posted jackpot; the hands are posted by the house.',
  scope: 'not-stated',
  payouts: [
    { key: 'A', label: 'Option A', shares: { 'losing-hand': 60, 'winning-hand': 20, table: 20 } },
    { key: 'B', label: 'Option B', shares: { 'losing-hand': 50, 'winning-hand': 25, table: 25 } },
    { key: 'C', label: 'Option C', shares: { 'losing-hand': 40, 'winning-hand': 30, table: 30 } },
  ],
  prizes: [{ key: 'posted', label: 'Posted jackpot for the game', forms: [] }],
  settlement: { beat: { loser: 'second-best', pays: 'structure', table: 'seated' } },
  funding: {
    source: { type: 'not-stated' },
    pools: [
      {
        key: 'main',
        label: 'Posted prize',
        progressive: true,
      },
    ],
    shortfall: { coveredBy: 'house', repaid: { type: 'not-stated' } },
  },
  eligibility: { seated: stated('not-required') },
  designates: ['losing-hand', 'winning-hand'],
  procedure: [
    { who: 'staff', does: 'check the posted losing and winning hand' },
    { who: 'staff', does: 'pay by the posted structure' },
  ],
  posting: { items: [{ words: 'percentage division in force, with ample notice', shows: ['payout'] }] },
  readings: [
    { issue: 'The chart is missing', reading: 'the house posts the losing and the winning hand' },
    { issue: 'The table share', reading: 'all others seated, dealt in or not' },
  ],
});
