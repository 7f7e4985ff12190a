import { orBetter } from '#core/qualifying';
import { type PrizeText, range } from '#core/rulebook';
import { BAD_BEAT } from './bad-beats.ts';
import { bay101 } from './house.ts';

const METER_100_PERCENT: PrizeText = { type: 'meter', pool: 'main' };

export default bay101({
  ...BAD_BEAT,
  key: 'omaha-bad-beat',
  regulatorId: 'GEAR-001350',
  name: 'Omaha Bad Beat Jackpot',
  summary: 'Four of a kind beaten at Omaha high-low shares a fixed pool with the winner and the table.',
  games: [{ name: 'Omaha Hi-Low Split (8 or Better)', regulatorId: 'GEGA-001987' }],
  charts: [
    {
      key: 'A',
      label: 'Option A',
      group: 'chart',
      rows: [
        {
          key: 'four-of-a-kind>=8',
          label: 'Four of a Kind, 8s or higher',
          test: orBetter('four-of-a-kind', { from: ['8'], hole: 'both' }),
          beatenBy: { label: 'a higher ranked hand', test: orBetter('high-card', { hole: 'both' }) },
          prize: METER_100_PERCENT,
        },
      ],
    },
    {
      key: 'B',
      label: 'Option B',
      group: 'chart',
      rows: [
        {
          key: 'four-of-a-kind>=5',
          label: 'Four of a Kind, 5s or higher',
          test: orBetter('four-of-a-kind', { from: ['5'], hole: 'both' }),
          beatenBy: { label: 'a higher ranked hand', test: orBetter('high-card', { hole: 'both' }) },
          prize: METER_100_PERCENT,
        },
      ],
    },
    {
      key: 'C',
      label: 'Option C',
      group: 'chart',
      rows: [
        {
          key: 'four-of-a-kind>=2',
          label: 'Four of a Kind, 2s or higher',
          test: orBetter('four-of-a-kind', { from: ['2'], hole: 'both' }),
          beatenBy: { label: 'a higher ranked hand', test: orBetter('high-card', { hole: 'both' }) },
          prize: METER_100_PERCENT,
        },
      ],
    },
  ],
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
      name: 'Omaha Bad Beat Jackpot Reserve Fund',
      fedBy: ['whole fee'],
      pays: ['reseed', 'multiplier excess', 'odd chips', 'administrative fee', 'casino reimbursement'],
    },
  },
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
    { issue: 'The example names another game', reading: 'it holds here as well' },
    { issue: 'The low half of the pot', reading: 'does not matter' },
    { issue: 'Two hole cards', reading: 'are Omaha’s own rule' },
  ],
});
