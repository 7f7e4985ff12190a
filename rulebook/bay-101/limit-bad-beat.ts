import { range } from '#core/rulebook';
import { BAD_BEAT, BAD_BEAT_CHARTS } from './bad-beats.ts';
import { bay101 } from './house.ts';

export default bay101({
  ...BAD_BEAT,
  key: 'limit-bad-beat',
  regulatorId: 'GEAR-001351',
  name: 'Limit Bad Beat Jackpot',
  summary: 'A large hand beaten at a limit hold’em table shares a fixed pool with the winner and the table.',
  games: [{ name: "Texas Hold'em", regulatorId: 'GEGA-001983' }],
  charts: BAD_BEAT_CHARTS,
  funding: {
    ...BAD_BEAT.funding,
    pools: [
      {
        key: 'main',
        label: 'Jackpot pool',
        range: range(1_000, 150_000),
        seed: range(1_000, 75_000),
        reseed: range(1_000, 150_000),
      },
    ],
    reserve: {
      name: 'Limit Bad Beat Jackpot Reserve Fund',
      fedBy: ['whole fee'],
      pays: ['reseed', 'multiplier excess', 'odd chips', 'administrative fee', 'casino reimbursement'],
    },
  },
  eligibility: { ...BAD_BEAT.eligibility, others: [{ topic: 'table', words: 'limit tables only' }] },
  posting: {
    items: [
      { words: 'games and time periods', shows: ['games', 'times'] },
      { words: 'multiplier availability and factor', shows: ['multiplier'] },
      { words: 'pool amount', shows: ['pool'] },
      { words: 'initial and re-seed amounts', shows: ['pool'] },
      { words: 'hand option', shows: ['hands'] },
      { words: 'payout structure', shows: ['payout'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  readings: [
    {
      issue: 'The losing hand of chart C is lost',
      reading: 'aces full of jacks, as in the no-limit activity; the house confirms it before use',
    },
    { issue: 'Limit or no-limit', reading: 'the table’s betting structure decides' },
  ],
});
