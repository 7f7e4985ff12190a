import { alike, allOf, cardsOf, exactly, orBetter, setAs } from '#core/qualifying';
import { type ApprovalText, each, type PrizeText, range, stated } from '#core/rulebook';

const FIXED_100_TO_100000_POOL: PrizeText = { type: 'fixed', range: range(100, 100_000), from: 'pool' };

/** The five California/Asian jackpots, which differ in fee and seed only. */
export const CA_ASIAN = {
  kind: 'fixed-jackpot',
  mechanism: 'bonus-hand',
  summary: 'An optional fee at California tables; a designated hand wins its posted prize at once.',
  games: [
    'Pai Gow Poker',
    'Pai Gow Poker Jokers Wild',
    'Blackjack Poker',
    'Pan 9',
    'Super 9',
    'Baccarat 9',
    '13 Card Chinese Poker',
    'Pokara',
    'Baccarat',
    'Pai Gow Tiles',
  ],
  charts: [
    {
      key: 'hands',
      label: 'Designated hands',
      rowsTogether: false,
      rows: [
        ...each({ games: ['pai-gow-poker', 'pai-gow-poker-jokers-wild'], prize: FIXED_100_TO_100000_POOL }, [
          {
            key: 'hands/1',
            label: 'Seven face cards in one hand',
            test: { type: 'every', count: 7, ranks: ['J', 'Q', 'K'], over: [cardsOf('own')] },
          },
          {
            key: 'hands/2',
            label: 'Seven face cards with a joker',
            test: { type: 'every', count: 7, ranks: ['J', 'Q', 'K'], jokers: 1, over: [cardsOf('own')] },
          },
          {
            key: 'hands/3',
            label: 'Aces in front with a straight or better in back',
            test: setAs({ front: exactly('pair', { from: ['A'] }), back: orBetter('straight') }),
          },
          { key: 'hands/4', label: 'Aces in front', test: setAs({ front: exactly('pair', { from: ['A'] }) }) },
        ]),
        ...each({ games: ['pan-9', 'super-pan-9', 'baccarat-9', 'super-9'], prize: FIXED_100_TO_100000_POOL }, [
          {
            key: 'hands/5',
            label: 'Three 3s of the same colour',
            test: alike(3, ['3'], [cardsOf('own', 3)], { suits: 'same-colour' }),
          },
          { key: 'hands/6', label: 'Three 3s suited', test: alike(3, ['3'], [cardsOf('own', 3)], { suits: 'suited' }) },
          {
            key: 'hands/7',
            label: '2, 3 and 4 of the same colour',
            test: { type: 'ranks', ranks: ['2', '3', '4'], suits: 'same-colour', over: [cardsOf('own', 3)] },
          },
          {
            key: 'hands/8',
            label: '2, 3 and 4 of the same suit',
            test: { type: 'ranks', ranks: ['2', '3', '4'], suits: 'suited', over: [cardsOf('own', 3)] },
          },
        ]),
        ...each({ games: ['blackjack-poker'], prize: FIXED_100_TO_100000_POOL }, [
          { key: 'hands/9', label: 'Suited aces', test: alike(2, ['A'], [cardsOf('own', 2)], { suits: 'suited' }) },
          { key: 'hands/10', label: 'Three 7s', test: alike(3, ['7'], [cardsOf('own')]) },
          {
            key: 'hands/11',
            label: 'Three 7s of the same colour',
            test: alike(3, ['7'], [cardsOf('own')], { suits: 'same-colour' }),
          },
          { key: 'hands/12', label: 'Three 7s suited', test: alike(3, ['7'], [cardsOf('own')], { suits: 'suited' }) },
        ]),
        ...each({ games: ['13-card-chinese-poker'], prize: FIXED_100_TO_100000_POOL }, [
          {
            key: 'hands/13',
            label: 'Dragon hand, Ace to King (13-card straight)',
            test: {
              type: 'ranks',
              ranks: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'],
              over: [cardsOf('own')],
            },
          },
          { key: 'hands/14', label: 'Home Run of 15 points or greater', test: { type: 'home-run', points: 15 } },
          {
            key: 'hands/15',
            label: 'Two straight flushes in the same hand',
            test: {
              type: 'several',
              count: 2,
              category: 'straight-flush',
              ranking: 'five-card',
              over: [cardsOf('own')],
            },
          },
          {
            key: 'hands/16',
            label: '13 cards of the same colour',
            test: { type: 'every', count: 13, suits: 'same-colour', over: [cardsOf('own')] },
          },
        ]),
        ...each({ games: ['pai-gow-tiles'], prize: FIXED_100_TO_100000_POOL }, [
          {
            key: 'hands/17',
            label: 'Any pair in front with the number-one hand in back',
            test: { type: 'tiles', front: { least: 'pair' }, back: { least: 'pair', place: 1 }, arranged: 'as-set' },
          },
          {
            key: 'hands/18',
            label: 'Any pair-pair',
            test: { type: 'tiles', front: { least: 'pair' }, back: { least: 'pair' }, arranged: 'as-set' },
          },
        ]),
        ...each({ games: ['pokara'], prize: FIXED_100_TO_100000_POOL }, [
          {
            key: 'hands/19',
            label: 'Three Aces of hearts',
            test: alike(3, ['A'], [cardsOf('own', 3)], { suits: 'h' }),
          },
          {
            key: 'hands/20',
            label: 'Trip flush (three of a kind, one suit)',
            test: alike(3, 'any', [cardsOf('own', 3)], { suits: 'suited' }),
          },
          { key: 'hands/21', label: 'Royal flush', test: exactly('straight-flush', { from: ['A'] }) },
          { key: 'hands/22', label: 'Straight flush', test: exactly('straight-flush') },
          { key: 'hands/23', label: 'Three of a kind', test: alike(3, 'any', [cardsOf('own', 3)]) },
        ]),
        ...each({ games: ['baccarat'], prize: FIXED_100_TO_100000_POOL }, [
          {
            key: 'hands/24',
            label: 'Four of a kind, same suit',
            test: alike(4, 'any', [cardsOf('player', 2), cardsOf('banker', 2)], { suits: 'suited' }),
          },
          {
            key: 'hands/25',
            label: 'Four of a kind, any suit',
            test: alike(4, 'any', [cardsOf('player', 2), cardsOf('banker', 2)]),
          },
          {
            key: 'hands/26',
            label: 'Two pair (one in the player hand, one in the banker hand)',
            test: allOf(alike(2, 'any', [cardsOf('player', 2)]), alike(2, 'any', [cardsOf('banker', 2)])),
          },
          {
            key: 'hands/27',
            label: 'Four cards of the same suit (flush)',
            test: { type: 'every', count: 4, suits: 'suited', over: [cardsOf('player', 2), cardsOf('banker', 2)] },
          },
        ]),
      ],
      bestFirst: ['hands/6', 'hands/5', 'hands/8', 'hands/7', 'hands/12', 'hands/11', 'hands/10'],
    },
  ],
  prizes: [
    {
      key: 'posted',
      label: 'Instant prize',
      range: range(100, 100_000),
      forms: ['gaming chips', 'cash', 'jewelry', 'electronics', 'clothing', 'vehicles', 'any combination'],
      combined: true,
    },
  ],
  multiplier: { range: { from: 2 }, windows: ['days', 'hours'], prizeMax: range(0, 100_000) },
  eligibility: {
    seated: stated('not-required'),
    propositionPlayers: stated('ineligible'),
    fee: stated('own'),
    others: [{ topic: 'table', words: 'what a proposition player’s hand would win stays in the fund' }],
  },
  claims: { paidAs: ['gaming chips', 'cash', 'merchandise'] },
  noPurchase: { offered: true, dealerPlaysEmptySeats: true },
  procedure: [
    { who: 'player', does: 'may pay the fee before the deal' },
    { who: 'dealer', does: 'deals the game unchanged' },
    { who: 'player', does: 'shows a designated hand and is paid at once' },
    { who: 'accounting', does: 'keeps this money apart' },
  ],
  posting: { items: [{ words: 'days and times of the offer, in the poker section', shows: ['times'] }] },
  records: { kept: ['accounts of its own'] },
  readings: [
    {
      issue: 'A fixed prize and a capped pool',
      reading: 'the prize is posted for each hand; the pool behind it stops at the cap',
    },
    { issue: 'Whole list or menu', reading: 'each hand may be switched on' },
    { issue: 'Hands within hands', reading: 'the best only' },
    { issue: 'Doubled prizes', reading: 'never above the cap' },
    { issue: 'Shared cards', reading: 'every seated fee payer is paid' },
    { issue: 'Seven face cards with a joker', reading: 'six and the joker' },
  ],
  funding: {
    source: { type: 'fees' },
    feesTo: { type: 'pool', pool: 'main' },
    shortfall: { coveredBy: 'house', repaid: { type: 'not-stated' } },
  },
} satisfies Partial<ApprovalText>;
