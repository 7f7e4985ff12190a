import { dollars } from '#core/money';
import { exactly } from '#core/qualifying';
import { only, range, stated } from '#core/rulebook';
import { ID_OR_30_DAYS, POT_FEE_STEPS } from '../common.ts';
import { bay101 } from './house.ts';

export default bay101({
  key: 'poker-bonus-hand-progressive',
  regulatorId: 'GEAR-001277',
  name: 'Poker Bonus Hand Progressive Jackpot',
  kind: 'progressive-jackpot',
  mechanism: 'bonus-hand',
  summary:
    'Three meters, for a royal flush, a straight flush and four of a kind in any poker game, fed by a dollar from each pot.',
  scope: 'all-poker',
  construction: [
    { games: 'draw', recipe: { ranking: 'five-card', parts: [{ from: 'own' }] } },
    {
      games: 'stud',
      recipe: {
        ranking: 'five-card',
        parts: [
          { from: 'down', use: 2 },
          { from: 'up', use: 3 },
        ],
      },
    },
    {
      games: 'flop',
      recipe: {
        ranking: 'five-card',
        parts: [
          { from: 'hole', use: 2 },
          { from: 'board', use: 3 },
        ],
      },
    },
  ],
  charts: [
    {
      key: 'single',
      label: 'Poker Bonus Hands Qualifying Hand Chart',
      rows: [
        {
          key: 'royal-flush',
          label: 'Royal Flush',
          test: exactly('royal-flush'),
          prize: { type: 'meter', pool: 'royal-flush' },
        },
        {
          key: 'straight-flush',
          label: 'Straight Flush',
          test: exactly('straight-flush'),
          prize: { type: 'meter', pool: 'straight-flush' },
        },
        {
          key: 'four-of-a-kind',
          label: 'Four of a Kind (Quads)',
          test: exactly('four-of-a-kind', { pocketPair: true }),
          prize: { type: 'meter', pool: 'four-of-a-kind' },
        },
      ],
    },
  ],
  prizes: [
    { key: 'royal-flush', label: 'royal-flush', range: range(10, 599), forms: ['live-chips'] },
    { key: 'straight-flush', label: 'straight-flush', range: range(10, 599), forms: ['live-chips'] },
    { key: 'four-of-a-kind', label: 'four-of-a-kind', range: range(10, 599), forms: ['live-chips'] },
  ],
  settlement: { unpayable: 'to-the-others', odd: { type: 'up', paidBy: 'house' } },
  funding: {
    source: { type: 'fees' },
    fee: {
      amount: only(1),
      charges: [{ perTable: dollars(1), payer: 'pot' }],
      onTopOfCollection: true,
      timing: 'during play',
    },
    feesTo: { type: 'day' },
    pools: [
      {
        key: 'royal-flush',
        label: 'Royal Flush',
        progressive: true,
        range: range(10, 599),
        seed: range(10, 300),
        reseed: range(10, 598),
        daily: { range: range(1, 50), paidFrom: 'days-fees' },
        cap: only(599),
        neverLowered: false,
      },
      {
        key: 'straight-flush',
        label: 'Straight Flush',
        progressive: true,
        range: range(10, 599),
        seed: range(10, 250),
        reseed: range(10, 598),
        daily: { range: range(1, 50), paidFrom: 'days-fees' },
        cap: only(599),
        neverLowered: false,
      },
      {
        key: 'four-of-a-kind',
        label: 'Four of a Kind (Quads)',
        progressive: true,
        range: range(10, 599),
        seed: range(10, 200),
        reseed: range(10, 598),
        daily: { range: range(1, 50), paidFrom: 'days-fees' },
        cap: only(599),
        neverLowered: false,
      },
    ],
    reserve: {
      name: 'jackpot reserve fund',
      fedBy: ['daily fees left after pool steps', 'all fees of a capped pool'],
      pays: ['reseed', 'administrative fee', 'GEAR-001273', 'GEAR-001275'],
      expectedDaily: range(100, 5_000),
    },
    shortfall: { coveredBy: 'house', repaid: { type: 'when-sufficient' } },
    paysFor: ['GEAR-001273', 'GEAR-001275'],
  },
  adminFee: {
    range: range(5, 20),
    per: 'table-hour',
    from: 'reserve',
    purpose: 'expenses of administering this jackpot',
  },
  eligibility: {
    seated: stated('required'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    playersMin: stated(5),
    potMin: stated(dollars(20)),
    tournamentTables: stated('ineligible'),
    photoId: stated('required'),
    presence: stated('required'),
    fee: stated('not-required'),
    showdown: stated('required'),
    folded: stated('ineligible'),
    misdeal: stated('disqualifies'),
    fouledDeck: stated('disqualifies'),
    discussion: stated('disqualifies'),
    prizeLimit: stated('none'),
    others: [{ topic: 'table', words: 'a table designated for it, within posted hours' }],
  },
  claims: {
    stated: true,
    clock: ID_OR_30_DAYS,
    unclaimedTo: { type: 'reserve' },
    verifiedBy: ['casino representative'],
    paidBy: 'casino representative',
    paidAs: ['live-chips'],
    paperworkFirst: true,
  },
  noPurchase: { offered: true, adWording: true },
  procedure: POT_FEE_STEPS,
  posting: {
    items: [
      { words: 'eligible games and time periods', shows: ['games', 'times'] },
      { words: 'requirements for qualifying hands', shows: ['hands', 'requirements'] },
      { words: 'hands and prize amounts', shows: ['hands', 'prizes'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: { kept: ['records completed before payment'] },
  readings: [
    { issue: 'The reserve of $100 to $5,000', reading: 'is what a day is expected to bring it; outside that we warn' },
    {
      issue: 'Winners of one hand in the posted period share',
      reading: 'the period is one deal unless a longer one is posted',
    },
    { issue: 'Whether the fee is due below five players', reading: 'it is not: such a table cannot win' },
  ],
});
