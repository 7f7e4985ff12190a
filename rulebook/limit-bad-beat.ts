import { dollars } from '#core/money';
import { activity, type Prize, silent, stated } from '#core/rulebook';
import { ID_OR_30_DAYS, NO_PURCHASE_RULES, POT_FEE_STEPS } from './common.ts';

const METER_100_PERCENT: Prize = { type: 'meter', pool: 'main', percent: 100, sharing: 'split' };

export default activity({
  id: 'GEAR-001351',
  key: 'limit-bad-beat',
  regulatorId: 'GEAR-001351',
  house: 'Bay 101',
  name: 'Limit Bad Beat Jackpot',
  kind: 'bad-beat-jackpot',
  mechanism: 'bad-beat',
  summary: 'A large hand beaten at a limit hold’em table shares a fixed pool with the winner and the table.',
  scope: 'listed',
  games: [{ name: "Texas Hold'em", slug: 'texas-holdem', regulatorId: 'GEGA-001983' }],
  charts: [
    {
      key: 'A',
      label: 'Option A',
      group: 'chart',
      groupStated: true,
      rowsTogether: true,
      rows: [
        {
          key: 'four-of-a-kind>=2',
          label: 'Four of a Kind, 2s or higher',
          games: 'any',
          test: { type: 'category', category: 'four-of-a-kind', reach: 'or-better', from: ['2'], hole: 'both' },
          beatenBy: {
            label: 'a higher ranked hand',
            test: { type: 'category', category: 'high-card', reach: 'or-better', hole: 'both' },
          },
          prize: METER_100_PERCENT,
        },
      ],
      clause: 'Qualifying hands',
    },
    {
      key: 'B',
      label: 'Option B',
      group: 'chart',
      groupStated: true,
      rowsTogether: true,
      rows: [
        {
          key: 'full-house>=AAAKK',
          label: 'Full House, aces over a pair of kings, or higher',
          games: 'any',
          test: { type: 'category', category: 'full-house', reach: 'or-better', from: ['A', 'K'], hole: 'both' },
          beatenBy: {
            label: 'a higher ranked hand',
            test: { type: 'category', category: 'high-card', reach: 'or-better', hole: 'both' },
          },
          prize: METER_100_PERCENT,
        },
      ],
      clause: 'Qualifying hands',
    },
    {
      key: 'C',
      label: 'Option C',
      group: 'chart',
      groupStated: true,
      rowsTogether: true,
      rows: [
        {
          key: 'full-house>=AAAJJ',
          label: 'Full House, aces over a pair of jacks, or higher',
          games: 'any',
          test: { type: 'category', category: 'full-house', reach: 'or-better', from: ['A', 'J'], hole: 'both' },
          beatenBy: {
            label: 'a higher ranked hand',
            test: { type: 'category', category: 'high-card', reach: 'or-better', hole: 'both' },
          },
          prize: METER_100_PERCENT,
        },
      ],
      clause: 'Qualifying hands',
    },
  ],
  payouts: [
    {
      key: 'A',
      label: 'Structure A',
      applies: { type: 'chosen' },
      bands: [
        {
          shares: [
            { to: 'losing-hand', percent: 40 },
            { to: 'winning-hand', percent: 20 },
            { to: 'table', percent: 40 },
          ],
        },
      ],
      clause: 'Prizes',
    },
    {
      key: 'B',
      label: 'Structure B',
      applies: { type: 'chosen' },
      bands: [
        {
          shares: [
            { to: 'losing-hand', percent: 50 },
            { to: 'winning-hand', percent: 25 },
            { to: 'table', percent: 25 },
          ],
        },
      ],
      clause: 'Prizes',
    },
    {
      key: 'C',
      label: 'Structure C',
      applies: { type: 'chosen' },
      bands: [
        {
          shares: [
            { to: 'losing-hand', percent: 50 },
            { to: 'winning-hand', percent: 30 },
            { to: 'table', percent: 20 },
          ],
        },
      ],
      clause: 'Prizes',
    },
  ],
  payoutLockedUntilHit: { clause: 'Prizes' },
  prizes: [
    {
      key: 'pool',
      label: 'Jackpot pool',
      range: { from: dollars(1_000), to: dollars(150_000), clause: 'Prizes' },
      forms: ['live-chips', 'cash', 'check'],
    },
  ],
  settlement: {
    holders: 'seated',
    unpayable: 'to-the-others',
    odd: { type: 'up', paidBy: 'house' },
    beat: { loser: 'second-best', pays: 'structure', table: 'dealt-in' },
  },
  multiplier: { range: { from: 2, to: 4, clause: 'Prizes' }, windows: ['days', 'hours', 'game-limits', 'tables'] },
  funding: {
    source: { type: 'fees' },
    fee: {
      amount: { from: dollars(1), to: dollars(1), clause: 'Funding' },
      charges: [{ perTable: dollars(1), payer: 'pot', optional: false }],
      playersMin: 5,
      onTopOfCollection: true,
      timing: 'after initial wagers, with the collection',
    },
    feesTo: { type: 'split', toMeter: dollars(0), toReserve: dollars(1) },
    pools: [
      {
        key: 'main',
        label: 'Jackpot pool',
        progressive: false,
        range: { from: dollars(1_000), to: dollars(150_000), clause: 'Funding' },
        seed: { from: dollars(1_000), to: dollars(75_000), clause: 'Funding' },
        reseed: { from: dollars(1_000), to: dollars(150_000), clause: 'Funding' },
        neverLowered: true,
      },
    ],
    reserve: {
      name: 'Limit Bad Beat Jackpot Reserve Fund',
      fedBy: ['whole fee'],
      pays: ['reseed', 'multiplier excess', 'odd chips', 'administrative fee', 'casino reimbursement'],
    },
    shortfall: { coveredBy: 'house', repaid: { type: 'when-sufficient' } },
    paysFor: [],
    clause: 'Funding',
  },
  adminFee: {
    range: { from: dollars(5), to: dollars(20), clause: 'Administrative fee' },
    per: 'table-hour',
    from: 'reserve',
    purpose: 'prizes, administering and accounting',
  },
  eligibility: {
    seated: stated('required'),
    backline: silent('ineligible'),
    playerDealer: silent('eligible'),
    propositionPlayers: silent('ineligible'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    playersMin: { ...stated(5), counted: 'dealt-in' },
    playersMax: silent('base-game'),
    potMin: silent(dollars(0)),
    tournamentTables: stated('ineligible'),
    noPurchaseTables: stated('eligible'),
    age: silent(21),
    photoId: stated('required'),
    presence: silent('not-required'),
    wager: silent('not-required'),
    fee: stated('not-required'),
    showdown: stated('required'),
    allIn: silent('completes-bets'),
    folded: stated('ineligible'),
    misdeal: stated('disqualifies'),
    fouledDeck: stated('disqualifies'),
    discussion: stated('disqualifies'),
    missedBlind: stated('ineligible'),
    severalHands: silent('each'),
    prizeLimit: stated('none'),
    playerCard: silent('not-required'),
    others: [{ topic: 'table', words: 'limit tables only' }],
  },
  claims: {
    stated: true,
    clock: ID_OR_30_DAYS,
    unclaimedTo: { type: 'reserve' },
    verifiedBy: ['casino representative'],
    paidBy: 'casino representative',
    paidAs: ['live-chips', 'cash', 'check'],
    paperworkFirst: true,
    clause: 'Verification, claims, payment',
  },
  settings: [],
  noPurchase: { offered: true, adWording: true, rules: NO_PURCHASE_RULES },
  procedure: POT_FEE_STEPS,
  equipment: ['separate locked jackpot fee box', 'pool amount displayed'],
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
    idWhenRenamed: true,
    notice: 'Posted before it runs, with ample notice to patrons.',
  },
  records: {
    kept: ['all money collected and paid out; open to regulators and law enforcement'],
    years: 7,
    yearsStated: false,
  },
  readings: [
    {
      issue: 'The losing hand of chart C is lost',
      reading: 'aces full of jacks, as in the no-limit activity; the house confirms it before use',
    },
    { issue: 'Limit or no-limit', reading: 'the table’s betting structure decides' },
  ],
});
