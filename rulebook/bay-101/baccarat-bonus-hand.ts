import { dollars } from '#core/money';
import { alike, allOf, cardsOf } from '#core/qualifying';
import { each, only, type PrizeText, range, silent, stated } from '#core/rulebook';
import { bay101 } from './house.ts';

const FIXED_5_TO_500000: PrizeText = { type: 'fixed', range: range(5, 500_000), from: 'reserve' };

export default bay101({
  key: 'baccarat-bonus-hand',
  regulatorId: 'GEAR-001422',
  name: 'Baccarat Bonus Hand',
  kind: 'fixed-jackpot',
  mechanism: 'bonus-hand',
  summary: 'Rare baccarat rounds pay every eligible player, from a dollar of the player-dealer each hand.',
  games: [
    { name: 'Golden Frog Baccarat 2.0', regulatorId: 'GEGR-002167' },
    { name: 'Golden Frog Baccarat 2.1', regulatorId: 'GEGR-002233' },
    { name: 'Golden Frog Baccarat 1.0', regulatorId: 'GEGR-002128' },
    { name: 'EZ Baccarat Panda 8', regulatorId: 'GEGR-000692' },
    { name: 'ZooBac', regulatorId: 'GEGR-002052' },
    { name: '21st Century Baccarat 4.0', regulatorId: 'GEGR-000676' },
    { name: '21st Century Baccarat 8.0', regulatorId: 'GEGR-000677' },
  ],
  charts: [
    {
      key: 'A',
      label: 'Option A',
      group: 'chart',
      rows: each({ prize: FIXED_5_TO_500000 }, [
        {
          key: 'tie-7-4',
          label: '7-7 Tie Four Cards',
          test: { type: 'coup', winner: 'tie', player: { totals: [7] }, cards: 4 },
        },
        {
          key: 'tie-7-5',
          label: '7-7 Tie Five Cards',
          test: { type: 'coup', winner: 'tie', player: { totals: [7] }, cards: 5 },
        },
        {
          key: 'tie-7-6',
          label: '7-7 Tie Six Cards',
          test: { type: 'coup', winner: 'tie', player: { totals: [7] }, cards: 6 },
        },
        {
          key: 'tie-9-4',
          label: '9-9 Tie Four Cards',
          test: { type: 'coup', winner: 'tie', player: { totals: [9] }, cards: 4 },
        },
        {
          key: 'tie-9-6',
          label: '9-9 Tie Six Cards',
          test: { type: 'coup', winner: 'tie', player: { totals: [9] }, cards: 6 },
        },
      ]),
    },
    {
      key: 'B',
      label: 'Option B',
      group: 'chart',
      rows: each({ prize: FIXED_5_TO_500000 }, [
        {
          key: 'suited-tie-4',
          label: 'Suited Tie 4 Cards',
          test: allOf(
            { type: 'coup', winner: 'tie', cards: 4 },
            { type: 'every', count: 4, suits: 'suited', over: [cardsOf('player'), cardsOf('banker')] },
          ),
        },
        {
          key: 'suited-tie-5',
          label: 'Suited Tie 5 Cards',
          test: allOf(
            { type: 'coup', winner: 'tie', cards: 5 },
            { type: 'every', count: 5, suits: 'suited', over: [cardsOf('player'), cardsOf('banker')] },
          ),
        },
        {
          key: 'suited-tie-6',
          label: 'Suited Tie 6 Cards',
          test: allOf(
            { type: 'coup', winner: 'tie', cards: 6 },
            { type: 'every', count: 6, suits: 'suited', over: [cardsOf('player'), cardsOf('banker')] },
          ),
        },
      ]),
    },
    {
      key: 'C',
      label: 'Option C',
      group: 'chart',
      rows: each({ prize: FIXED_5_TO_500000 }, [
        {
          key: 'four-of-a-kind',
          label: 'Four of a Kind - 3s, 4s, 8s, or 9s',
          test: alike(4, ['3', '4', '8', '9'], [cardsOf('player', 2), cardsOf('banker', 2)]),
        },
        {
          key: 'four-of-a-kind-suited',
          label: 'Four of a Kind - 3s, 4s, 8s, 9s - Suited',
          test: alike(4, ['3', '4', '8', '9'], [cardsOf('player', 2), cardsOf('banker', 2)], { suits: 'suited' }),
        },
        {
          key: 'six-of-a-kind',
          label: 'Six of a Kind',
          test: alike(6, ['A', '2', '5', '6', '7', 'T', 'J', 'Q', 'K'], [cardsOf('player'), cardsOf('banker')]),
        },
        {
          key: 'six-of-a-kind-suited',
          label: 'Six of a Kind Suited',
          test: alike(6, ['A', '2', '5', '6', '7', 'T', 'J', 'Q', 'K'], [cardsOf('player'), cardsOf('banker')], {
            suits: 'suited',
          }),
        },
      ]),
      bestFirst: ['four-of-a-kind-suited', 'four-of-a-kind', 'six-of-a-kind-suited', 'six-of-a-kind'],
    },
  ],
  payouts: [
    { key: 'A', label: 'Structure A', shares: { 'each-winner': 100, 'all-winners': 0 } },
    {
      key: 'B',
      label: 'Structure B',
      bands: [
        { to: dollars(599.99), shares: { 'each-winner': 100, 'all-winners': 0 } },
        { from: dollars(600), shares: { 'each-winner': 0, 'all-winners': 100 } },
      ],
    },
    { key: 'C', label: 'Structure C', shares: { 'each-winner': 0, 'all-winners': 100 } },
  ],
  prizes: [{ key: 'fixed', label: 'Fixed prize', range: range(5, 500_000), forms: ['live-chips'] }],
  settlement: { holders: 'every-bettor', unpayable: 'to-the-others', odd: { type: 'up', paidBy: 'reserve' } },
  funding: {
    source: { type: 'fees' },
    fee: {
      amount: only(1),
      charges: [{ fromPlayerDealer: dollars(1), payer: 'player-dealer' }],
      onTopOfCollection: true,
      timing: 'before the deal',
    },
    feesTo: { type: 'split', toMeter: dollars(0), toReserve: dollars(1) },
    reserve: {
      name: 'reserve fund',
      fedBy: ['whole fee'],
      pays: ['fixed prizes', 'administrative fee', 'uneven splits'],
    },
    shortfall: { coveredBy: 'house', repaid: { type: 'when-sufficient' } },
  },
  adminFee: { range: range(1, 20), per: 'table-hour', from: 'reserve', purpose: 'marketing and operation costs' },
  eligibility: {
    seated: stated('required'),
    backline: stated('where-the-game-allows'),
    playerDealer: stated('eligible'),
    propositionPlayers: stated('ineligible'),
    employeesOnDuty: stated('ineligible'),
    employeesOffDuty: stated('eligible'),
    playersMin: stated(2),
    tournamentTables: stated('ineligible'),
    photoId: stated('required'),
    wager: stated('base-or-bonus'),
    fee: stated('player-dealer'),
    folded: silent('eligible'),
    severalHands: silent('one'),
    prizeLimit: stated('none'),
    others: [{ topic: 'hand', words: 'the hand counts once the player-dealer position has paid' }],
  },
  claims: {
    stated: true,
    clock: {
      type: 'id-then-return',
      id: { count: 15, unit: 'minutes' },
      return: { count: 30, unit: 'days' },
      from: dollars(600),
    },
    unclaimedTo: { type: 'reserve' },
    verifiedBy: ['casino representative'],
    paidBy: 'casino representative',
    paidAs: ['live-chips'],
    paperworkFirst: true,
  },
  noPurchase: { offered: true, adWording: true },
  procedure: [
    { who: 'dealer', does: 'takes the dollar from the player-dealer position' },
    { who: 'dealer', does: 'deals the round' },
    { who: 'representative', does: 'checks the two hands' },
    { who: 'representative', does: 'completes the records and pays' },
  ],
  equipment: ['separate locked jackpot boxes'],
  posting: {
    items: [
      { words: 'games', shows: ['games'] },
      { words: 'dates and time periods', shows: ['times'] },
      { words: 'hands', shows: ['hands'] },
      { words: 'payout structure', shows: ['payout'] },
      { words: 'prize amount', shows: ['prizes'] },
      { words: 'NPN', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  records: { kept: ['records completed before payment'] },
  readings: [
    { issue: 'The $600 test', reading: 'looks at the posted prize' },
    {
      issue: 'A proposition company that banks',
      reading: 'pays the fee, wins nothing and is not counted in the split',
    },
    { issue: 'A suited four of a kind', reading: 'is paid the higher row only' },
    { issue: 'Several bets of one player', reading: 'are one share' },
  ],
});
