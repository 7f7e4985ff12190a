import { range } from '#core/rulebook';
import { BAD_BEAT, BAD_BEAT_CHARTS } from './bad-beats.ts';
import { bay101 } from './house.ts';

export default bay101({
  ...BAD_BEAT,
  key: 'no-limit-bad-beat',
  regulatorId: 'GEAR-001279',
  name: 'No Limit Bad Beat Progressive Jackpot',
  summary: 'A large hand beaten at a no-limit hold’em table shares a growing pool with the winner and the table.',
  games: [{ name: "Texas Hold'em", regulatorId: 'GEGA-001983' }],
  charts: BAD_BEAT_CHARTS,
  funding: {
    ...BAD_BEAT.funding,
    pools: [
      {
        key: 'main',
        label: 'Jackpot pool',
        progressive: true,
        range: range(1_000, 150_000),
        seed: range(1_000, 75_000),
        reseed: range(1_000, 149_500),
        daily: { range: range(50, 5_000), paidFrom: 'reserve' },
        cap: range(25_000, 150_000),
      },
    ],
    reserve: {
      name: 'reserve fund',
      fedBy: ['whole fee'],
      pays: [
        'reseed',
        'daily increase',
        'multiplier excess',
        'odd chips',
        'administrative fee',
        'casino reimbursement',
      ],
    },
    raise: { from: 'reserve', funded: false },
  },
  eligibility: { ...BAD_BEAT.eligibility, others: [{ topic: 'table', words: 'no-limit tables only' }] },
  posting: {
    items: [
      { words: 'games and time periods', shows: ['games', 'times'] },
      { words: 'multiplier availability and factor', shows: ['multiplier'] },
      { words: 'pool amount', shows: ['pool'] },
      { words: 'initial and re-seed amounts', shows: ['pool'] },
      { words: 'amount and frequency of money added', shows: ['pool'] },
      { words: 'cap', shows: ['pool'] },
      { words: 'hand option', shows: ['hands'] },
      { words: 'payout structure', shows: ['payout'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  readings: [
    { issue: 'The last figure of the multiplier example', reading: 'is $150,000' },
    { issue: 'Other holders of a qualifying hand', reading: 'take a table share unless paid for the hand' },
    { issue: 'Both hole cards with a kicker', reading: 'a best hand with both is enough' },
    { issue: 'Where the fee goes', reading: 'all to the reserve' },
    { issue: 'A temporary raise', reading: 'stays in the pool' },
  ],
});
