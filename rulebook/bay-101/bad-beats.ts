import { dollars } from '#core/money';
import { orBetter } from '#core/qualifying';
import { type ApprovalText, only, type PrizeText, range, stated } from '#core/rulebook';
import { ID_OR_30_DAYS, POT_FEE_STEPS } from '../common.ts';

const METER_100_PERCENT: PrizeText = { type: 'meter', pool: 'main' };

/** What the three bad-beat jackpots have in common. */
export const BAD_BEAT = {
  kind: 'bad-beat-jackpot',
  mechanism: 'bad-beat',
  payouts: [
    { key: 'A', label: 'Structure A', shares: { 'losing-hand': 40, 'winning-hand': 20, table: 40 } },
    { key: 'B', label: 'Structure B', shares: { 'losing-hand': 50, 'winning-hand': 25, table: 25 } },
    { key: 'C', label: 'Structure C', shares: { 'losing-hand': 50, 'winning-hand': 30, table: 20 } },
  ],
  payoutLockedUntilHit: {},
  prizes: [
    { key: 'pool', label: 'Jackpot pool', range: range(1_000, 150_000), forms: ['live-chips', 'cash', 'check'] },
  ],
  settlement: {
    unpayable: 'to-the-others',
    odd: { type: 'up', paidBy: 'house' },
    beat: { loser: 'second-best', pays: 'structure', table: 'dealt-in' },
  },
  multiplier: { range: { from: 2, to: 4, clause: 'Prizes' }, windows: ['days', 'hours', 'game-limits', 'tables'] },
  adminFee: {
    range: range(5, 20),
    per: 'table-hour',
    from: 'reserve',
    purpose: 'prizes, administering and accounting',
  },
  claims: {
    stated: true,
    clock: ID_OR_30_DAYS,
    unclaimedTo: { type: 'reserve' },
    verifiedBy: ['casino representative'],
    paidBy: 'casino representative',
    paidAs: ['live-chips', 'cash', 'check'],
    paperworkFirst: true,
  },
  noPurchase: { offered: true, adWording: true },
  procedure: POT_FEE_STEPS,
  equipment: ['separate locked jackpot fee box', 'pool amount displayed'],
  records: { kept: ['all money collected and paid out; open to regulators and law enforcement'] },
  funding: {
    source: { type: 'fees' },
    fee: {
      amount: only(1),
      charges: [{ perTable: dollars(1), payer: 'pot' }],
      playersMin: 5,
      onTopOfCollection: true,
      timing: 'after initial wagers, with the collection',
    },
    feesTo: { type: 'split', toMeter: dollars(0), toReserve: dollars(1) },
    shortfall: { coveredBy: 'house', repaid: { type: 'when-sufficient' } },
  },
  eligibility: {
    seated: stated('required'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    playersMin: stated(5),
    tournamentTables: stated('ineligible'),
    photoId: stated('required'),
    fee: stated('not-required'),
    showdown: stated('required'),
    folded: stated('ineligible'),
    misdeal: stated('disqualifies'),
    fouledDeck: stated('disqualifies'),
    discussion: stated('disqualifies'),
    missedBlind: stated('ineligible'),
    prizeLimit: stated('none'),
  },
} satisfies Partial<ApprovalText>;

export const BAD_BEAT_CHARTS = [
  {
    key: 'A',
    label: 'Option A',
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
  {
    key: 'B',
    label: 'Option B',
    group: 'chart',
    rows: [
      {
        key: 'full-house>=AAAKK',
        label: 'Full House, aces over a pair of kings, or higher',
        test: orBetter('full-house', { from: ['A', 'K'], hole: 'both' }),
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
        key: 'full-house>=AAAJJ',
        label: 'Full House, aces over a pair of jacks, or higher',
        test: orBetter('full-house', { from: ['A', 'J'], hole: 'both' }),
        beatenBy: { label: 'a higher ranked hand', test: orBetter('high-card', { hole: 'both' }) },
        prize: METER_100_PERCENT,
      },
    ],
  },
] satisfies ApprovalText['charts'];
