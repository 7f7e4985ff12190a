import { tournament } from '#core/mechanisms/tournament/terms';
import { range, stated } from '#core/rulebook';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  key: 'double-or-nothing-sit-n-go',
  approved: { source: 'submitted for approval November 18, 2008; the day of approval is left blank' },
  name: 'Double or Nothing Sit-N-Go Tournament',
  kind: 'tournament',
  mechanism: 'tournament',
  summary: 'One table plays until half are left; each of those gets twice the buy-in.',
  games: [
    "No Limit Hold'em",
    "Texas Hold'em",
    'Seven Card Stud',
    'Seven Card High-Low Split',
    'Omaha',
    'Crazy Pineapple',
  ],
  prizes: [{ key: 'survivor', label: 'Each surviving half', forms: [] }],
  funding: {
    source: { type: 'entries' },
    fee: {
      amount: range(0.5, 500),
      charges: [{ payer: 'entrant' }],
      onTopOfCollection: 'not-stated',
    },
  },
  adminFee: { range: range(0.5, 500), per: 'entry', from: 'entry-fee', purpose: 'the entry fee itself' },
  eligibility: {
    seated: stated('required'),
    tournamentTables: stated('required'),
    fee: stated('entry'),
  },
  settings: [
    {
      key: 'buyIn',
      label: 'Buy-in',
      value: { type: 'money', ...range(5, 10_000), clause: 'Funding' },
      lockedFrom: 'sign-up',
    },
    {
      key: 'entryFee',
      label: 'Entry fee, kept by the house',
      value: { type: 'money', ...range(0.5, 500), clause: 'Funding' },
      lockedFrom: 'sign-up',
    },
    {
      key: 'entrants',
      label: 'Entrants',
      value: { type: 'count', from: 2, to: 10, multipleOf: 2 },
      lockedFrom: 'sign-up',
    },
  ],
  runs: [
    tournament({
      payouts: ['double'],
      bounties: false,
      guarantee: false,
      deals: false,
    }),
  ],
  procedure: [
    { who: 'player', does: 'pays buy-in and entry fee' },
    { who: 'staff', does: 'start with an even number' },
    { who: 'staff', does: 'stop at half and pay double' },
  ],
  equipment: ['tournament chips', 'timer'],
  posting: { items: [] },
  readings: [
    { issue: 'Nine or an even number', reading: 'even, ten by default; one table, so no more than ten' },
    { issue: 'Two out in one hand', reading: 'the larger stack has the place' },
  ],
});
