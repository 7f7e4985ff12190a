import { alike, allOf, cardsOf, exactly } from '#core/qualifying';
import { atLeast, each, implied, only, type PrizeText, range, stated } from '#core/rulebook';
import { hawaiianGardens } from './house.ts';

const FIXED_500: PrizeText = { type: 'fixed', range: only(500), from: 'reserve' };
const FIXED_1000: PrizeText = { type: 'fixed', range: only(1_000), from: 'reserve' };
const FIXED_600: PrizeText = { type: 'fixed', range: only(600), from: 'reserve' };

export default hawaiianGardens({
  key: 'fast-cash-jackpots',
  regulatorId: 'GEAR-001092',
  name: 'Fast Cash Jackpots Promotion',
  kind: 'progressive-jackpot',
  otherKinds: ['fixed-jackpot'],
  mechanism: 'bonus-hand',
  summary:
    'A prize that grows each day for seven face cards, and fixed prizes for rare hands, paid by another jackpot’s reserve.',
  games: [
    { name: 'Pai Gow Poker', regulatorId: 'GEGA-001458' },
    { name: 'Pai Gow Poker with the Fortune Pai Gow Bet', regulatorId: 'GEGA-002814' },
    { name: 'Jokers Wild Pai Gow Poker', regulatorId: 'GEGA-001459' },
    { name: 'Blackjack Poker', regulatorId: 'GEGA-001470' },
    { name: 'EZ Baccarat Panda 8', regulatorId: 'GEGA-002889' },
    { name: 'Fortune 7 Baccarat', regulatorId: 'GEGA-004346' },
  ],
  charts: [
    {
      key: 'all',
      label: 'Qualifying hands (whole chart offered together)',
      rows: [
        ...each(
          {
            games: [
              'pai-gow-poker',
              'pai-gow-poker-with-the-fortune-bonus-bet',
              'pai-gow-poker-with-the-fortune-pai-gow-bet',
              'jokers-wild-pai-gow-poker',
            ],
          },
          [
            {
              key: 'all/1',
              label: '7 face cards',
              test: { type: 'every', count: 7, ranks: ['J', 'Q', 'K'], over: [cardsOf('own')] },
              prize: { type: 'meter', pool: 'main', sharing: 'each' },
              family: 'face-cards',
            },
            {
              key: 'all/2',
              label: 'Natural royal flush',
              test: exactly('royal-flush', { joker: 'none' }),
              prize: { type: 'fixed', range: only(800), from: 'reserve' },
              family: 'royal-flush',
            },
            {
              key: 'all/3',
              label: 'Natural 7-card flush',
              test: { type: 'every', count: 7, suits: 'suited', over: [cardsOf('own')] },
              prize: FIXED_500,
              family: 'seven-card-flush',
            },
            {
              key: 'all/4',
              label: 'Natural A-A-A-A (may be split between front and back)',
              test: alike(4, ['A'], [cardsOf('own')]),
              prize: FIXED_500,
              family: 'four-aces',
            },
          ],
        ),
        ...each({ games: ['blackjack-poker'] }, [
          {
            key: 'all/5',
            label: '21 with eight or more cards',
            test: { type: 'total', counting: 'blackjack', total: 21, cardsMin: 8, over: [cardsOf('own')] },
            prize: FIXED_1000,
            family: 'twenty-one',
          },
          {
            key: 'all/6',
            label: '21 with seven cards',
            test: { type: 'total', counting: 'blackjack', total: 21, cardsMin: 7, cardsMax: 7, over: [cardsOf('own')] },
            prize: FIXED_600,
            family: 'twenty-one',
          },
          {
            key: 'all/7',
            label: '7-7-7 same suit',
            test: alike(3, ['7'], [cardsOf('own')], { suits: 'suited' }),
            prize: FIXED_600,
            family: 'sevens',
          },
          {
            key: 'all/8',
            label: '7-7-7 same colour',
            test: alike(3, ['7'], [cardsOf('own')], { suits: 'same-colour' }),
            prize: { type: 'fixed', range: only(300), from: 'reserve' },
            family: 'sevens',
          },
        ]),
        ...each({ games: ['ez-baccarat-panda-8', 'fortune-7-baccarat'] }, [
          {
            key: 'all/9',
            label: '6 face cards, same colour (both hands together)',
            test: {
              type: 'every',
              count: 6,
              ranks: ['J', 'Q', 'K'],
              suits: 'same-colour',
              over: [cardsOf('player'), cardsOf('banker')],
            },
            prize: FIXED_1000,
            family: 'six-faces',
          },
          {
            key: 'all/10',
            label: 'Player line A-2-3 and Banker line A-2-3, any colour or suit',
            test: allOf(
              { type: 'ranks', ranks: ['A', '2', '3'], over: [cardsOf('player')] },
              { type: 'ranks', ranks: ['A', '2', '3'], over: [cardsOf('banker')] },
            ),
            prize: FIXED_600,
            family: 'ace-two-three',
          },
          {
            key: 'all/11',
            label: '6 face cards, any colour or suit',
            test: { type: 'every', count: 6, ranks: ['J', 'Q', 'K'], over: [cardsOf('player'), cardsOf('banker')] },
            prize: { type: 'fixed', range: only(400), from: 'reserve' },
            family: 'six-faces',
          },
        ]),
      ],
    },
  ],
  prizes: [
    { key: 'progressive', label: 'Seven face cards', range: atLeast(1_000), forms: ['cash', 'live casino chips'] },
    { key: 'fixed', label: 'Fixed prizes', range: range(300, 1_000), forms: ['cash', 'live casino chips'] },
  ],
  funding: {
    source: { type: 'activity', id: 'GEGA-001477', name: 'Hawaiian Jackpot', account: 'reserve' },
    pools: [
      {
        key: 'main',
        label: 'Posted prize',
        progressive: true,
        range: atLeast(1_000),
        seed: only(1_000),
        reseed: only(1_000),
        daily: { range: only(100), paidFrom: 'reserve' },
      },
    ],
    shortfall: { coveredBy: 'house', repaid: { type: 'when-sufficient' } },
  },
  eligibility: {
    seated: stated('required'),
    backline: stated('ineligible'),
    playerDealer: stated('ineligible'),
    employeesOnDuty: implied('ineligible'),
    employeesOffDuty: stated('out-of-uniform'),
    playersMin: stated(2),
    tournamentTables: stated('ineligible'),
    wager: stated('required'),
    folded: stated('eligible'),
    prizeLimit: stated('none'),
    others: [{ topic: 'exclusions', words: 'baccarat: a wager on the base game, not on a bonus alone' }],
  },
  claims: {
    stated: true,
    verifiedBy: ['surveillance'],
    paidAs: ['cash', 'live casino chips'],
  },
  noPurchase: { offered: true, adWording: true },
  procedure: [
    { who: 'player', does: 'is dealt a charted hand' },
    { who: 'surveillance', does: 'confirms it' },
    { who: 'cage', does: 'keeps the prize until it is claimed' },
  ],
  posting: {
    items: [
      { words: 'eligible games and times', shows: ['games', 'times'] },
      { words: 'qualifying hands', shows: ['hands'] },
      { words: 'prize amount', shows: ['prizes'] },
      { words: 'funding source: Hawaiian Jackpot (GEGA-001477) reserve fund', shows: ['funding'] },
      { words: 'NPN availability', shows: ['no-purchase'] },
      { words: 'other restrictions', shows: ['restrictions'] },
    ],
  },
  readings: [
    { issue: 'A prize below the stated range', reading: 'the chart holds' },
    { issue: 'All prizes that apply', reading: 'the strictest row of each family' },
    { issue: 'Two in one round', reading: 'each in full, one from the pool' },
    { issue: 'Six face cards', reading: 'need three in each hand' },
  ],
});
